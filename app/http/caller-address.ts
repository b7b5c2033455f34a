import { callerKey } from '@rooftop/budgets/caller-key';

/**
 * Returns the key under which a caller is counted, as `callerKey` says.
 * @param ipAddress null if the connection is closed
 * @returns null for loopback addresses, which every caller would have behind an unconfigured proxy
 */
export const callerAddress = (ipAddress: string | null): string | null =>
  ipAddress === null || ipAddress === '::1' || ipAddress.startsWith('127.') ? null : callerKey(ipAddress);
