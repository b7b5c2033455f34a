import { callerKey } from '@rooftop/budgets/caller-key';

/**
 * Returns the key of a caller's share.
 * @returns null for loopback addresses, which every caller would have behind an undeclared proxy, and without an address
 */
export function callerAddress(ipAddress: string | null): string | null {
  if (ipAddress === null || ipAddress === '::1' || ipAddress.startsWith('127.')) return null;
  return callerKey(ipAddress);
}
