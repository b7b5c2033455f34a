import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast, the only block from which public IPv6 addresses are allocated (RFC 4291, IANA). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the public Internet. An IPv4 address written as IPv6 (`::ffff:…`) counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

/**
 * Resolves hostnames like the system, and fails if any of the answers is not public. The connection uses the address
 * that was checked, so the name cannot change its answer in between.
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
