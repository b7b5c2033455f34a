/** Input of `acceptLead`: everything that delivery will need, so that nothing has to be looked up later. */
import type { PoolClient } from '@rooftop/database/pool';
import type { Confirmation } from './confirmations/confirmation.ts';
import type { ConversionEvent } from './conversions/conversion.ts';
import type { Channel, Destination } from './destination.ts';
import type { Actor } from './inbox/lead-history.ts';
import type { Form } from '@rooftop/forms/lead-forms';
import type { Circumstances, ConsentEvidence, LeadContent, LeadFile, Vendor } from './lead.ts';
import type { LeadRouting } from './routing.ts';

export interface Submission {
  /** Document id. */
  readonly dealership: string;
  readonly form: Form;
  /** Topic of a contact lead, `1` to `7` (spec 3). */
  readonly topic: string | null;
  readonly content: LeadContent;
  readonly circumstances: Circumstances;
  readonly vendor: Vendor;
  readonly consent: ConsentEvidence | null;
  /** The visitor confirmed this phone number with a code before. Absent if not, or not yet. */
  readonly isPhoneVerified?: true;
  readonly routing: LeadRouting;
  /** If empty, the dealership has named no recipient, and the lead waits until it does (delivery/plan-deliveries.ts). */
  readonly destinations: readonly Destination[];
  /** Why it was classified as spam; it is then stored but not delivered. Null if it was not. */
  readonly suspicion: string | null;
  /** Who is notified if the lead is held or cannot be delivered. */
  readonly notice: {
    readonly to: readonly string[];
    /** Whether a held lead is probably a person's; then they are notified within minutes. */
    readonly mayBePerson: boolean;
    /** True if no notice says that it is held. */
    readonly isSilent?: boolean;
  };
  /** To whom a rule gives the lead. Null if it has no owner yet. */
  readonly owner: Actor | null;
  /** Whether its store is open, which some people want to know before they are told on their phones. */
  readonly isOpen: boolean;
  /** From when on it counts as late if nobody answered it. */
  readonly lateAt: Date;
  readonly files: readonly LeadFile[];
  /** What is stored elsewhere with the lead. Absent if nothing is. */
  readonly enclosure?: Enclosure;
  readonly isTest: boolean;
  /**
   * Sent to the shopper, if the lead is held once it is released. Null if the dealership sends none or the lead has no
   * email address.
   */
  readonly confirmation: Confirmation | null;
  /** Mail to somebody whom the sender named: the co-borrower of a credit application. Absent if there is none. */
  readonly named?: { readonly email: string; readonly confirmation: Confirmation };
  /**
   * Reported to advertisers under the lead's id if the lead is accepted and not spam. Null if the visitor has not
   * consented.
   */
  readonly conversion: LeadConversion | null;
}

/** Part of a lead that another package stores: the application of a FULL_CREDIT_APP. */
export interface Enclosure {
  /** Identifies what is enclosed. The same lead with another enclosure is no repeat. */
  readonly id: string;
  /** URL of the Studio where staff read it. */
  staffUrl(lead: string): string;
  /** Stores it in the transaction of the lead. Not called for repeats. */
  store(client: PoolClient, lead: string): Promise<void>;
}

/** Its event id is the lead's id, which the browser gets in the response and uses to report the same event. */
export type LeadConversion = Omit<ConversionEvent, 'eventId'>;

/** An accepted lead. */
export interface Acceptance {
  readonly id: string;
  readonly number: number;
  /** By which the shopper names it: `LK-7Q4M`. */
  readonly code: string;
  /** The lead was sent before, and this is that lead. */
  readonly isRepeat: boolean;
  /**
   * Delivery channels; for a held lead, those after its release. Empty if the dealership has named no recipient.
   */
  readonly channels: readonly Channel[];
}
