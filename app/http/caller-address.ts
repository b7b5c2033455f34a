/** Number of 16-bit groups in an IPv6 prefix that belongs to a single customer. */
const OWN_GROUPS = 4;

/**
 * Returns the part of an IP address that identifies a caller. Customers with IPv6 have all addresses of their /64
 * prefix.
 * @returns null for loopback addresses, which every caller would have behind an unconfigured proxy
 */
export function callerAddress(ipAddress: string | null): string | null {
  if (ipAddress === null || ipAddress === '::1' || ipAddress.startsWith('127.')) return null;
  if (!ipAddress.includes(':')) return ipAddress;
  const [head = '', tail] = ipAddress.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, OWN_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
