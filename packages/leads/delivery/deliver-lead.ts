/** A single attempt of a single delivery. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { findFiles, findLead } from '../storage/find-lead.ts';
import { type Channels, type OutgoingLead, PermanentFailure, type Send } from './channel.ts';
import { describeFailure } from './describe-failure.ts';
import { type AttemptOutcome, recordAttempt } from './record-attempt.ts';

/** Milliseconds that the other side has for the whole exchange. */
const TIMEOUT_MS = 20_000;

const waitingShape = z.object({ lead: z.string(), destination: destinationShape });

interface DeliveryAttempt {
  /** `failed` means it will be retried. */
  readonly outcome: AttemptOutcome;
  /** What went wrong, without personal data. Null if nothing did. */
  readonly problem: string | null;
  readonly outgoing: OutgoingLead;
}

/**
 * Sends a lead to one destination and records the outcome. If this process dies in between, the lead is sent twice
 * with the same ids. Returns null if there is nothing left to do.
 * @param options.isLast whether a failure is final
 * @throws Error if the database does not respond; then it is retried
 */
export async function deliverLead(
  pool: Pool,
  channels: Channels,
  delivery: string,
  { isLast, timeoutMs = TIMEOUT_MS }: { readonly isLast: boolean; readonly timeoutMs?: number },
): Promise<DeliveryAttempt | null> {
  const outgoing = await findWaiting(pool, delivery);
  if (outgoing === null) return null;
  const error = await failureOf(channels.send, outgoing, timeoutMs);
  if (error === null) {
    await recordAttempt(pool, delivery, 'delivered', null);
    return { outcome: 'delivered', problem: null, outgoing };
  }
  const problem = describeFailure(error);
  const outcome = isLast || error instanceof PermanentFailure ? 'dead' : 'failed';
  await recordAttempt(pool, delivery, outcome, problem);
  return { outcome, problem, outgoing };
}

async function findWaiting(pool: Pool, delivery: string): Promise<OutgoingLead | null> {
  const { rows } = await pool.query(
    `SELECT lead, destination FROM deliveries WHERE id = $1 AND state = 'waiting'`,
    [delivery],
  );
  if (rows.length === 0) return null;
  const { lead: id, destination } = waitingShape.parse(rows[0]);
  const [lead, files] = await Promise.all([findLead(pool, id), findFiles(pool, id)]);
  if (lead === null) throw new Error('The delivery has no lead');
  return { lead, files, destination, deliveryId: delivery };
}

/**
 * Returns what a channel threw. A channel that ignores its signal does not get more time than one that respects it.
 */
async function failureOf(send: Send, outgoing: OutgoingLead, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`No response within ${timeoutMs / 1000} s`)));
  });
  const sent = async () => send(outgoing, signal);
  try {
    await Promise.race([sent(), over]);
    return null;
  } catch (error) {
    return error ?? new Error('Failed without an error message');
  }
}
