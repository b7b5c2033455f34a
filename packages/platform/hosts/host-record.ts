/** The DNS record with which the owner of a hostname authorizes a dealership to use it. */
import { createHmac } from 'node:crypto';

const TOKEN_LENGTH = 32;

export interface HostRecord {
  readonly name: string;
  readonly value: string;
}

/**
 * The TXT record that confirms a host. The token belongs to the dealership, so one dealership's record confirms
 * nothing for another.
 * @param key derived for the purpose 'host-records'
 * @param host without `www.`
 */
export function hostRecord(key: Buffer, dealership: string, host: string): HostRecord {
  const token = createHmac('sha256', key).update(dealership).digest('base64url').slice(0, TOKEN_LENGTH);
  return { name: `_rooftop.${host}`, value: `rooftop=${token}` };
}
