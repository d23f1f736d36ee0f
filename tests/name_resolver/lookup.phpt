--TEST--
swoole_name_resolver_lookup(): registered resolvers, then the host name
--FILE--
<?php
require __DIR__ . '/../include/bootstrap.inc';
use Swoole\NameResolver;
use Swoole\NameResolver\Cluster;
use Swoole\NameResolver\Context;

class Fixed extends NameResolver
{
    public int $asked = 0;
    public function join(string $name, string $ip, int $port, array $options = []): bool { return true; }
    public function leave(string $name, string $ip, int $port): bool { return true; }
    public function getCluster(string $name): ?Cluster
    {
        $this->asked++;
        if ($name === 'empty') {
            return null;
        }
        $cluster = new Cluster;
        if ($name === 'both') {
            $cluster->add('::1', 83);
        }
        $cluster->add('10.0.0.1', 81);
        $cluster->add('10.0.0.2', 82);
        return $cluster;
    }
}
$resolver = (new Fixed('http://127.0.0.1:8500/base/'))->withFilter(fn ($name) => !str_contains($name, '.'));
var_dump(swoole_name_resolver_add($resolver), swoole_name_resolver_add($resolver), $resolver->hasFilter());
$context = new Context(AF_INET, true);
$found = [swoole_name_resolver_lookup('service', $context), swoole_name_resolver_lookup('service', $context)];
sort($found);
echo json_encode($found), $resolver->asked, "\n";
swoole_name_resolver_lookup('service', $context);
echo $resolver->asked, ' ', strlen(swoole_name_resolver_lookup('other', new Context)), "\n";
echo swoole_name_resolver_lookup('both', new Context(AF_INET6)), ' ', swoole_name_resolver_lookup('both', new Context(AF_INET6, true)), "\n";
var_dump(swoole_name_resolver_lookup('empty', new Context), swoole_name_resolver_lookup('127.0.0.1', new Context));
var_dump(swoole_name_resolver_remove($resolver), swoole_name_resolver_remove($resolver));
try {
    new Fixed('nonsense');
} catch (NameResolver\Exception $error) {
    echo $error->getMessage(), "\n";
}
?>
--EXPECT--
bool(true)
bool(false)
bool(true)
["10.0.0.1:81","10.0.0.2:82"]1
2 8
::1 [::1]:83
string(0) ""
string(9) "127.0.0.1"
bool(true)
bool(false)
'nonsense' is no URL of a service registry, as http://127.0.0.1:8500 is
