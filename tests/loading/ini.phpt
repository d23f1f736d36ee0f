--TEST--
The swoole.* ini entries belong to the module swoole, those of cserve to cserve, with Swoole's defaults and access levels
--EXTENSIONS--
cserve
--FILE--
<?php
$access = [INI_ALL => 'all', INI_SYSTEM => 'system', INI_PERDIR => 'perdir'];
foreach (ini_get_all('swoole') as $name => $entry) {
    echo "$name = $entry[global_value] ({$access[$entry['access']]})\n";
}
echo implode(', ', array_keys(ini_get_all('cserve'))), "\n";
?>
--EXPECT--
swoole.blocking_detection = Off (system)
swoole.blocking_threshold = 100000 (system)
swoole.display_errors = On (all)
swoole.enable_fiber_mock = Off (all)
swoole.enable_library = On (all)
swoole.enable_preemptive_scheduler = Off (all)
swoole.leak_detection = Off (system)
swoole.profile = Off (system)
swoole.socket_buffer_size = 8388608 (all)
swoole.use_shortname = On (system)
cserve.hook_exclude, cserve.hook_libraries
