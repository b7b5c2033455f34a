import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not the public Internet (IANA's special-purpose registries). IPv4 in IPv6 clothes counts as IPv4. */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/32',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
];

const blocked = new BlockList();
for (const range of SPECIAL) {
  const [address = '', bits = ''] = range.split('/');
  blocked.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an IP address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Resolves names like the system, and fails when any answer is not public. A connection goes to the address that was
 * looked at, so a name cannot change its answer in between.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused !== undefined || first === undefined) {
      return callback(new Error(`${hostname} is not at a public address`), []);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
