PHP_ARG_ENABLE([cserve], [whether to enable cserve], [AS_HELP_STRING([--enable-cserve], [Enable cserve])], [yes])
PHP_ARG_WITH([cserve-llhttp], [for llhttp], [AS_HELP_STRING([--with-cserve-llhttp=DIR], [Build llhttp from its C sources in DIR])], [no], [no])

if test "$PHP_CSERVE" != "no"; then
  PKG_CHECK_MODULES([LIBUV], [libuv >= 1.44])
  PHP_EVAL_LIBLINE([$LIBUV_LIBS], [CSERVE_SHARED_LIBADD])
  PHP_EVAL_INCLINE([$LIBUV_CFLAGS])
  PHP_ADD_INCLUDE([/usr/share/include/llhttp])
  cs_sources=`cd $abs_srcdir && ls src/*.c src/*/*.c`
  PHP_NEW_EXTENSION([cserve], [$cs_sources], [$ext_shared],, [-I@ext_srcdir@ -fvisibility=hidden -DZEND_ENABLE_STATIC_TSRMLS_CACHE=1 -std=gnu11 -Wall -Wextra -Wno-unused-parameter])
  PHP_SUBST([CSERVE_SHARED_LIBADD])
fi
