/** One attempt at one delivery. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { findFile, findLead } from '../storage/find-lead.ts';
import { type Channels, type Outgoing, PermanentFailure } from './channel.ts';
import { describeFailure } from './describe-failure.ts';
import { type Outcome, recordAttempt } from './record-attempt.ts';

/** Milliseconds that the other side has for everything together. */
const TIMEOUT_MS = 20_000;

const waitingShape = z.object({ lead: z.string(), destination: destinationShape });

export interface Attempt {
  /** failed: it is to be tried again */
  readonly outcome: Outcome;
  /** what went wrong, without personal data; null: nothing */
  readonly problem: string | null;
  readonly outgoing: Outgoing;
}

/**
 * Sends a lead to one destination and puts on record how that went. It may arrive twice, when this process dies
 * between the two; ids are the same then. Returns null when there is nothing to do any more.
 * @param options.isLast whether a failure is for good
 * @throws when the database does not answer: then it is tried again
 */
export async function deliverLead(
  pool: Pool,
  channels: Channels,
  delivery: string,
  { isLast, timeoutMs = TIMEOUT_MS }: { readonly isLast: boolean; readonly timeoutMs?: number },
): Promise<Attempt | null> {
  const outgoing = await findWaiting(pool, delivery);
  if (outgoing === null) return null;
  const error = await failureOf(channels[outgoing.destination.channel], outgoing, timeoutMs);
  if (error === null) {
    await recordAttempt(pool, delivery, 'delivered', null);
    return { outcome: 'delivered', problem: null, outgoing };
  }
  const problem = describeFailure(error);
  const outcome = isLast || error instanceof PermanentFailure ? 'dead' : 'failed';
  await recordAttempt(pool, delivery, outcome, problem);
  return { outcome, problem, outgoing };
}

async function findWaiting(pool: Pool, delivery: string): Promise<Outgoing | null> {
  const { rows } = await pool.query(
    `SELECT lead, destination FROM deliveries WHERE id = $1 AND state = 'waiting'`,
    [delivery],
  );
  if (rows.length === 0) return null;
  const { lead: id, destination } = waitingShape.parse(rows[0]);
  const [lead, file] = await Promise.all([findLead(pool, id), findFile(pool, id)]);
  if (lead === null) throw new Error('A delivery without its lead');
  return { lead, file, destination, deliveryId: delivery };
}

/** What a channel has thrown; a channel that does not heed its signal is waited for no longer than one that does. */
async function failureOf(
  send: Channels[keyof Channels],
  outgoing: Outgoing,
  timeoutMs: number,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No answer within ${timeoutMs / 1000} s`)));
  });
  const sent = async () => send(outgoing, signal);
  try {
    await Promise.race([sent(), over]);
    return null;
  } catch (error) {
    return error ?? new Error('Failed without saying why');
  }
}
