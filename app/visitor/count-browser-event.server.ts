import type { RequestContext } from '../context.server.ts';
import { callerAddress } from '../http/caller-address.ts';

/**
 * Counts an event that a visitor's browser reports.
 * @throws Response (429) if this caller, or all of the dealership's visitors together, have sent too many
 */
export async function countBrowserEvent({
  client,
  dealership,
  limits,
}: Pick<RequestContext, 'client' | 'dealership' | 'limits'>): Promise<void> {
  const address = callerAddress(client.ipAddress);
  const own = address === null ? null : await limits.count('browserEvents', 'caller', dealership.id, address);
  // What one caller sends too often uses up nothing of the others' share.
  const count = own?.isOver === true ? own : await limits.count('browserEvents', 'tenant', dealership.id);
  if (count.isOver)
    throw new Response(null, { status: 429, headers: { 'Retry-After': String(count.retryAfterSeconds) } });
}
