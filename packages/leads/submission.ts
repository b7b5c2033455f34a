/** What is handed over for acceptance: everything that delivery will need, so that nothing has to be asked later. */
import type { Confirmation } from './confirmations/confirmation.ts';
import type { ConversionEvent } from './conversions/conversion.ts';
import type { Channel, Destination } from './destination.ts';
import type { Circumstances, ConsentEvidence, Form, LeadContent, LeadFile, Vendor } from './lead.ts';
import type { LeadRouting } from './routing.ts';

export interface Submission {
  /** document id */
  readonly dealership: string;
  readonly form: Form;
  /** of a contact lead: `1` to `7` (spec 3) */
  readonly topic: string | null;
  readonly content: LeadContent;
  readonly circumstances: Circumstances;
  readonly vendor: Vendor;
  readonly consent: ConsentEvidence | null;
  readonly routing: LeadRouting;
  /** Empty if the dealership has named no recipient: the lead waits until it has (delivery/plan-afresh.ts). */
  readonly destinations: readonly Destination[];
  /** why it is taken for spam: it is kept and not delivered; null: it is not */
  readonly suspicion: string | null;
  /** whom to tell if the lead is held back or cannot be delivered */
  readonly notice: {
    readonly to: readonly string[];
    /** whether a lead that is held back is probably a person's: then they hear of it within minutes */
    readonly isHeld: boolean;
  };
  readonly file: LeadFile | null;
  readonly isTest: boolean;
  /** Mailed to the shopper if the lead is judged fine; null if the dealership sends none, or without an e-mail address. */
  readonly confirmation: Confirmation | null;
  /** told to advertisers when the lead is accepted and no spam, by the lead's id; null: the visitor has not agreed */
  readonly conversion: LeadConversion | null;
}

/** Its event id is the lead's id: the browser, which is answered with it, tells of the same event. */
export type LeadConversion = Omit<ConversionEvent, 'eventId'>;

export type Acceptance =
  | {
      readonly kind: 'accepted';
      readonly id: string;
      readonly number: number;
      /** the same was sent within the last ten minutes: this is that lead */
      readonly isRepeat: boolean;
      /** how it is handed over, a held lead after its release; empty if the dealership has named no recipient */
      readonly channels: readonly Channel[];
    }
  /** personal data that may not be kept before there is a vault for them: nothing was stored */
  | { readonly kind: 'refused'; readonly reason: 'needs-vault' };
