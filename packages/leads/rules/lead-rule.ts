import type { RecipientKey } from '@rooftop/forms/lead-forms';

/**
 * A rule by which a dealership sends some of its leads to other people than usual, from content. All of its conditions
 * must hold. An empty list of forms and nulls hold for every lead.
 */
export interface LeadRule {
  /** Stays the same when the rule is edited: the turns of its recipients are counted under it. */
  readonly key: string;
  readonly name: string;
  readonly forms: readonly RecipientKey[];
  /** Keys of stores. */
  readonly stores: readonly string[] | null;
  /** Of the dealership's car that the lead is about. */
  readonly condition: 'new' | 'used' | null;
  /** Whether the lead's store is open when the lead comes in. */
  readonly opening: 'open' | 'closed' | null;
  /** From this time of the store's day on: `08:30`. */
  readonly from: string | null;
  /** Until just before this time. If it is not after `from`, the rule holds over midnight. */
  readonly until: string | null;
  /** Email addresses that get the lead instead of the usual recipients. At least one. */
  readonly recipients: readonly string[];
  /** One recipient after the other, instead of all. */
  readonly takesTurns: boolean;
  /** The first of those who get it and may read the dealership's leads becomes its owner. */
  readonly recipientOwns: boolean;
}
