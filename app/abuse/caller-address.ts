/** Network bits of IPv6 that one customer has; of IPv4 an address is one. */
const OWN_GROUPS = 4;

/**
 * What of an address tells one caller from another. Whoever has one IPv6 address has all of its first 64 bits.
 * @returns null for this machine's own: behind a proxy that we were not told of, everybody would be it
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
