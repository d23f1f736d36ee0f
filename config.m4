dnl SPDX-License-Identifier: Apache-2.0. Part of cserve.
dnl
dnl   phpize && ./configure && make
dnl
dnl Every .c file under src/ and src/*/ is compiled. libuv comes from pkg-config. llhttp comes from pkg-config too, or
dnl is compiled from a directory with its three C sources (Debian 12: package node-llhttp).

PHP_ARG_ENABLE([cserve],
  [whether to enable cserve],
  [AS_HELP_STRING([--enable-cserve], [Enable cserve])],
  [yes])

PHP_ARG_WITH([cserve-llhttp],
  [for llhttp],
  [AS_HELP_STRING([--with-cserve-llhttp=DIR],
    [Compile llhttp from its C sources in DIR; without DIR, look for the library, then for /usr/share/llhttp])],
  [yes],
  [no])

PHP_ARG_ENABLE([cserve-openssl],
  [whether cserve may have TLS],
  [AS_HELP_STRING([--disable-cserve-openssl], [Build without TLS; otherwise it is on when OpenSSL 3 is found])],
  [yes],
  [no])

PHP_ARG_ENABLE([cserve-nghttp2],
  [whether cserve may have HTTP/2],
  [AS_HELP_STRING([--disable-cserve-nghttp2], [Build without HTTP/2; otherwise it is on when libnghttp2 is found])],
  [yes],
  [no])

PHP_ARG_ENABLE([cserve-compression],
  [whether cserve may have compression],
  [AS_HELP_STRING([--disable-cserve-compression],
    [Build without compression; otherwise gzip, br and zstd are on when zlib, brotli and libzstd are found])],
  [yes],
  [no])

PHP_ARG_ENABLE([cserve-dev],
  [whether to build cserve for its developers],
  [AS_HELP_STRING([--enable-cserve-dev], [Warnings are errors; debug information, few optimisations, checks])],
  [no],
  [no])

PHP_ARG_ENABLE([cserve-asan],
  [whether to build cserve with AddressSanitizer and UBSan],
  [AS_HELP_STRING([--enable-cserve-asan], [Build with -fsanitize=address,undefined; PHP then needs libasan preloaded])],
  [no],
  [no])

dnl CSERVE_MISSING(what, Debian, Fedora, Alpine, Homebrew): ends configure with the packages to install.
AC_DEFUN([CSERVE_MISSING], [
  AC_MSG_ERROR([$1 was not found. Install it with one of
    Debian, Ubuntu:  apt-get install $2
    Fedora:          dnf install $3
    Alpine:          apk add $4
    Homebrew:        brew install $5
  and run configure again.])
])

dnl CSERVE_OPTIONAL(wanted, what, macro, least version, pkg-config names): defines the macro when the library is there.
AC_DEFUN([CSERVE_OPTIONAL], [
  AC_MSG_CHECKING([for $2])
  if test "$1" = "no"; then
    AC_MSG_RESULT([not asked for])
  elif $PKG_CONFIG --exists "m4_bpatsubst([$5], [ ], [ >= $4 ]) >= $4"; then
    AC_MSG_RESULT([yes])
    AC_DEFINE([$3], [1], [Whether cserve has $2])
    PHP_EVAL_LIBLINE([`$PKG_CONFIG --libs $5`], [CSERVE_SHARED_LIBADD])
    PHP_EVAL_INCLINE([`$PKG_CONFIG --cflags $5`])
  else
    AC_MSG_RESULT([no, $5 $4 or later was not found])
  fi
])

if test "$PHP_CSERVE" != "no"; then
  if test -z "$PKG_CONFIG"; then
    AC_PATH_PROG([PKG_CONFIG], [pkg-config], [no])
  fi
  if test "$PKG_CONFIG" = "no" || test ! -x "$PKG_CONFIG"; then
    CSERVE_MISSING([pkg-config], [pkg-config], [pkgconf-pkg-config], [pkgconf], [pkg-config])
  fi

  dnl libuv
  AC_MSG_CHECKING([for libuv >= 1.44])
  if $PKG_CONFIG --atleast-version=1.44 libuv; then
    cs_version=`$PKG_CONFIG --modversion libuv`
    AC_MSG_RESULT([$cs_version])
    PHP_EVAL_LIBLINE([`$PKG_CONFIG --libs libuv`], [CSERVE_SHARED_LIBADD])
    PHP_EVAL_INCLINE([`$PKG_CONFIG --cflags libuv`])
  else
    AC_MSG_RESULT([no])
    CSERVE_MISSING([libuv 1.44 or later], [libuv1-dev], [libuv-devel], [libuv-dev], [libuv])
  fi

  dnl llhttp: the directory that was asked for, the library, a directory that distributions use
  cs_llhttp_dir=
  AC_MSG_CHECKING([for llhttp >= 8.1])
  if test "$PHP_CSERVE_LLHTTP" != "yes" && test "$PHP_CSERVE_LLHTTP" != "no"; then
    cs_llhttp_tries=$PHP_CSERVE_LLHTTP
  elif $PKG_CONFIG --atleast-version=8.1 libllhttp; then
    cs_llhttp_tries=
    PHP_EVAL_LIBLINE([`$PKG_CONFIG --libs libllhttp`], [CSERVE_SHARED_LIBADD])
    PHP_EVAL_INCLINE([`$PKG_CONFIG --cflags libllhttp`])
    cs_version=`$PKG_CONFIG --modversion libllhttp`
    AC_MSG_RESULT([$cs_version])
  else
    cs_llhttp_tries="/usr/share/llhttp /usr/local/share/llhttp"
  fi
  for cs_dir in $cs_llhttp_tries; do
    for cs_src in $cs_dir $cs_dir/src; do
      for cs_inc in $cs_dir $cs_dir/include `dirname $cs_dir`/include/llhttp `dirname $cs_dir`/include; do
        if test -z "$cs_llhttp_dir" && test -f $cs_src/api.c && test -f $cs_src/http.c \
            && test -f $cs_src/llhttp.c && test -f $cs_inc/llhttp.h; then
          cs_llhttp_dir=$cs_src
          cs_llhttp_inc=$cs_inc
        fi
      done
    done
  done
  if test -n "$cs_llhttp_dir"; then
    AC_MSG_RESULT([sources in $cs_llhttp_dir, header in $cs_llhttp_inc])
    PHP_ADD_INCLUDE([$cs_llhttp_inc])
  elif test -n "$cs_llhttp_tries"; then
    AC_MSG_RESULT([no])
    if test "$PHP_CSERVE_LLHTTP" != "yes" && test "$PHP_CSERVE_LLHTTP" != "no"; then
      AC_MSG_ERROR([--with-cserve-llhttp=$PHP_CSERVE_LLHTTP: api.c, http.c, llhttp.c and llhttp.h are not in that directory, nor in its src/ and include/])
    fi
    CSERVE_MISSING([llhttp 8.1 or later], [libllhttp-dev (Debian 12: node-llhttp)], [llhttp-devel], [llhttp-dev], [llhttp])
  fi

  dnl libraries that a part of cserve needs
  CSERVE_OPTIONAL([$PHP_CSERVE_OPENSSL], [TLS (OpenSSL)], [CS_HAVE_OPENSSL], [3.0], [libssl libcrypto])
  CSERVE_OPTIONAL([$PHP_CSERVE_NGHTTP2], [HTTP/2 (libnghttp2)], [CS_HAVE_NGHTTP2], [1.40], [libnghttp2])
  CSERVE_OPTIONAL([$PHP_CSERVE_COMPRESSION], [gzip (zlib)], [CS_HAVE_ZLIB], [1.2], [zlib])
  CSERVE_OPTIONAL([$PHP_CSERVE_COMPRESSION], [br (brotli)], [CS_HAVE_BROTLI], [1.0], [libbrotlienc libbrotlidec])
  CSERVE_OPTIONAL([$PHP_CSERVE_COMPRESSION], [zstd (libzstd)], [CS_HAVE_ZSTD], [1.4], [libzstd])

  dnl what the system's C library has
  AC_CHECK_FUNCS([preadv2 pidfd_open accept4 pipe2])
  AC_CHECK_DECLS([MADV_GUARD_INSTALL], [], [], [[#include <sys/mman.h>]])
  AC_CHECK_DECLS([SYS_pidfd_open], [], [], [[#include <sys/syscall.h>]])

  cs_cflags="-I@ext_srcdir@ -I@ext_builddir@ -DZEND_ENABLE_STATIC_TSRMLS_CACHE=1 -std=gnu11 -fvisibility=hidden -Wall -Wextra -Wno-unused-parameter"
  dnl GCC clears structs of a hundred bytes with "rep stos", which takes longer to start than to do: 10 ns, thrice a request.
  cs_fast_flags="-mmemset-strategy=vector_loop:256:noalign,libcall:-1:noalign -mmemcpy-strategy=vector_loop:256:noalign,libcall:-1:noalign"
  AX_CHECK_COMPILE_FLAG([$cs_fast_flags], [], [cs_fast_flags=], [-Werror])
  cs_cflags="$cs_cflags $cs_fast_flags"
  dnl Waiters live on the stack of who waits and are linked into lists; GCC 13 and later take that for a mistake.
  AX_CHECK_COMPILE_FLAG([-Wno-dangling-pointer], [cs_cflags="$cs_cflags -Wno-dangling-pointer"], [], [-Werror])
  if test "$PHP_CSERVE_DEV" != "no"; then
    dnl At -Og GCC cannot see that PHP's parameter macros set every variable or leave the function.
    cs_cflags="$cs_cflags -Werror -Wno-maybe-uninitialized -DCS_DEBUG=1"
    CFLAGS="$CFLAGS -Og -g3"
  fi
  if test "$PHP_CSERVE_ASAN" != "no"; then
    cs_asan="-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer"
    CFLAGS="$CFLAGS -O1 -g $cs_asan"
  fi

  dnl llhttp before 9 is lenient where RFC 9112 forbids it unless it and its header are told to be strict.
  cs_llhttp_flags="-DLLHTTP_STRICT_MODE=1"
  cs_cflags="$cs_cflags $cs_llhttp_flags"

  cs_sources=`cd $abs_srcdir && ls src/*.c src/*/*.c`
  PHP_NEW_EXTENSION([cserve], [$cs_sources], [$ext_shared],, [$cs_cflags])
  for cs_dir in src `cd $abs_srcdir && ls -d src/*/`; do
    PHP_ADD_BUILD_DIR([$ext_builddir/$cs_dir], [1])
  done

  dnl The classes that are written in PHP become part of the shared object.
  cs_library=`cd $abs_srcdir && find src/library -name '*.php' | sed "s|^|$ext_srcdir/|" | tr '\n' ' '`
  cs_prefix=
  if test "$ext_builddir" != "."; then
    cs_prefix=$ext_builddir/
  fi
  cat >>Makefile.objects <<EOF
${cs_prefix}src/core/library.lo: $ext_builddir/src/core/library.inc
$ext_builddir/src/core/library.inc: $ext_srcdir/src/library/embed.sh $cs_library
	sh $ext_srcdir/src/library/embed.sh >\$@.new && mv \$@.new \$@
EOF

  dnl llhttp's sources stay where they are: three rules of our own, with the flags of an extension.
  if test -n "$cs_llhttp_dir"; then
    for cs_file in api http llhttp; do
      cs_object="src/http/llhttp-$cs_file.lo"
      if test "$ext_shared" = "yes"; then
        shared_objects_cserve="$shared_objects_cserve $cs_object"
      else
        PHP_GLOBAL_OBJS="$PHP_GLOBAL_OBJS $cs_object"
      fi
      cat >>Makefile.objects <<EOF
$cs_object: $cs_llhttp_dir/$cs_file.c
	\$(LIBTOOL) --tag=CC --mode=compile \$(CC) -I$cs_llhttp_inc $cs_llhttp_flags $cs_fast_flags -fvisibility=hidden \$(COMMON_FLAGS) \$(CFLAGS_CLEAN) \$(EXTRA_CFLAGS) -DPIC -c $cs_llhttp_dir/$cs_file.c -o $cs_object
EOF
    done
  fi

  PHP_SUBST([CSERVE_SHARED_LIBADD])
  PHP_ADD_EXTENSION_DEP([cserve], [spl])
  PHP_ADD_EXTENSION_DEP([cserve], [json])
fi
