/** A mail between a shopper and the dealership, about a lead. */

/** What goes to the shopper. The response clock stops once the mail server has accepted it. */
export const ANSWER_KINDS = ['answer', 'staffAnswer'] as const;

/**
 * - `answer`: written at the desk.
 * - `staffAnswer`: a staff member's mail from their own mailbox to the lead's address for staff; it is forwarded.
 * - `reply`: the shopper's.
 * - `otherAddress`: to the lead's address for the shopper, from somebody else's mailbox.
 * - `fromStaff`: to the lead's address for the shopper, from a staff member; or to the one for staff, if it may not be forwarded.
 * - `automatic`: a vacation notice, a bounce, or mail of a list.
 * - `unknownSender`: to the lead's address for staff, from nobody who works there. It is not forwarded.
 */
export const MESSAGE_KINDS = [
  ...ANSWER_KINDS,
  'reply',
  'otherAddress',
  'fromStaff',
  'automatic',
  'unknownSender',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
