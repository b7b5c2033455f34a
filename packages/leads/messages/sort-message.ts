import { normalizeAddress } from '../confirmations/unsubscribe-ticket.ts';
import type { MessageKind } from './message.ts';
import type { ReplyWriter } from './reply-address.ts';

/** Whether two addresses are of one mailbox: without `+tag`, and at Gmail without dots. */
export const isSameMailbox = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && normalizeAddress(one) === normalizeAddress(other);

interface SentMail {
  /** For whom the address is that it was sent to. */
  readonly writtenTo: ReplyWriter;
  /** Null if it says no sender. */
  readonly from: string | null;
  /** Whether a program sent it. */
  readonly isAutomatic: boolean;
  /** Whether it answers a mail, and nothing in it shows where it quotes that. */
  readonly hidesQuote: boolean;
}

/** Says what a mail about a lead is, by who sent it to which of the lead's addresses. */
export function sortMessage(
  { writtenTo, from, isAutomatic, hidesQuote }: SentMail,
  {
    shopper,
    isStaff,
    isOurs,
  }: {
    /** The shopper's address. Null if they left none. */
    readonly shopper: string | null;
    /** Whether the sender works for the dealership. */
    readonly isStaff: boolean;
    /** Whether the sender is the dealership's own sender of mail: something sends our own mail back. */
    readonly isOurs: boolean;
  },
): MessageKind {
  if (isAutomatic || isOurs) return 'automatic';
  if (writtenTo === 'staff' && isStaff) return hidesQuote ? 'fromStaff' : 'staffAnswer';
  if (isSameMailbox(from, shopper)) return 'reply';
  if (writtenTo === 'staff') return 'unknownSender';
  return isStaff ? 'fromStaff' : 'otherAddress';
}
