/** Sending a lead. The channels themselves are in channels/. */
import type { Destination } from '../destination.ts';
import type { Lead, LeadFile } from '../lead.ts';

/** A lead to be sent to one destination. */
export interface OutgoingLead {
  readonly lead: Lead;
  readonly files: readonly LeadFile[];
  readonly destination: Destination;
  /** Same for every attempt, so that receivers can recognize repeats. */
  readonly deliveryId: string;
}

/**
 * Sends a lead. Resolves when the other side has accepted it.
 * @param signal aborts the attempt; the result of an aborted attempt is ignored
 * @throws PermanentFailure if the lead must not be retried
 * @throws Error if it is to be retried later
 */
export type Send = (outgoing: OutgoingLead, signal: AbortSignal) => Promise<void>;

/** All delivery channels: sends a lead by its destination's. */
export interface Channels {
  readonly send: Send;
}

/** The other side rejects this lead for good. Another attempt would fail the same way. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
