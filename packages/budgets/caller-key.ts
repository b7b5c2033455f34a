import { isIP } from 'node:net';

/**
 * Returns the key under which a caller's share is counted: an IPv4 address as a whole, and the first 64 bits of an
 * IPv6 address, because a client with one such address usually has them all. An IPv4 address written as IPv6
 * (`::ffff:…`) counts as IPv4. What isn't an address shares one key, `unknown`.
 */
export function callerKey(address: string): string {
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  if (version === 0) return 'unknown';
  if (version === 4) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight groups of a valid IPv6 address, in any of its spellings. */
function groupsOf(address: string): number[] {
  const [head, tail] = address.split('::').map((half) => half.split(':').filter(Boolean).flatMap(numbersIn));
  const left = head ?? [];
  const right = tail ?? [];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** Returns the numbers of one group. An IPv4 address at the end is two groups. */
function numbersIn(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
