import { BlockList, isIP } from 'node:net';

/** Everything that is not the public internet: IANA's special-purpose registries, and multicast. */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only 2000::/3 is given out; these parts of it lead elsewhere (6to4 and Teredo carry an IPv4 address). */
const IPV6_IN_GLOBAL = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const closedV4 = blockList(IPV4, 'ipv4');
const closedV6 = blockList(IPV6_IN_GLOBAL, 'ipv6');
const globalV6 = blockList(['2000::/3'], 'ipv6');

/**
 * May the server connect to this address for somebody? IPv6 forms of IPv4 (mapped, translated) are outside 2000::/3 and so
 * refused as a whole.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
    default:
      return false;
  }
}

function blockList(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
