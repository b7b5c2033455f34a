/** What a channel is: one way to hand a lead over. The channels themselves are in channels/. */
import type { Channel, Destination } from '../destination.ts';
import type { Lead, LeadFile } from '../lead.ts';

/** A lead on its way to one destination. */
export interface Outgoing {
  readonly lead: Lead;
  readonly file: LeadFile | null;
  readonly destination: Destination;
  /** the same at every attempt: what receivers recognise a repeat by */
  readonly deliveryId: string;
}

/**
 * Hands a lead over; returns when the other side has taken it. Throwing means that it is tried again later,
 * throwing PermanentFailure that it is not.
 * @param signal ends the attempt; after it, what is sent counts for nothing
 */
export type Send = (outgoing: Outgoing, signal: AbortSignal) => Promise<void>;

export type Channels = Readonly<Record<Channel, Send>>;

/** The other side refuses this lead for good: another attempt would end the same. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
