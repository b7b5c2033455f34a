/** How a request submits a lead, always to its own dealership. */
import type { PoolClient } from '@rooftop/database/pool';
import type { LeadKind } from '@rooftop/leads/kind';
import type { ConsentEvidence, LeadContent, LeadFile } from '@rooftop/leads/lead';
import type { Confirmation, ConfirmationSection } from '@rooftop/leads/confirmations/confirmation';
import type { AppointmentKind } from '@rooftop/service/scheduler';
import type { Span } from '@rooftop/service/slots';
import type { Acceptance } from '@rooftop/leads/submission';

/** A credit application that is stored sealed with its lead. */
export interface SentApplication {
  /** Id of the draft that it was made from; the draft is deleted. */
  readonly draft: string;
  /** All of it. */
  readonly application: unknown;
}

/** A time that was booked, moved or cancelled with a lead. */
export interface LeadAppointment extends Span {
  readonly id: string;
  readonly kind: AppointmentKind;
  readonly state: 'booked' | 'moved' | 'cancelled';
  /** Rises by one with each change: SEQUENCE of the calendar file. */
  readonly sequence: number;
  /** IANA name of the store's time zone. */
  readonly timeZone: string;
  /** What is to be done, in the shopper's language. Empty but for service. */
  readonly services: readonly string[];
}

/** Editors' words for a confirmation, in the shopper's language. Null keeps ours. */
export interface ConfirmationWords {
  readonly subject: string | null;
  readonly text: string | null;
}

/** What a form's own mail to its sender says, in their language. */
export interface ReceiptWords {
  readonly heading: string;
  readonly intro: readonly string[];
  readonly sections: readonly ConfirmationSection[];
  /** The main button. */
  readonly button: Confirmation['buttons'][number] | null;
  /** When what it offers expires. Null if it offers nothing. */
  readonly validUntil: Date | null;
}

/** What a visitor gets in return for a lead. */
export type LeadGrants = { readonly unlockedInventory: true } | { readonly unlockedPrices: true };

/** A lead from a form. Recipients, vendor, and circumstances are added later. */
export interface LeadRequest {
  readonly kind: LeadKind;
  readonly content: LeadContent;
  /** Topic of a contact lead, `1` to `7` (spec 3). */
  readonly topic: string | null;
  readonly consent: ConsentEvidence | null;
  /** Why it was classified as spam. Null if it was not. */
  readonly suspicion: string | null;
  /** Whether a suspicious lead is probably a person's; then the dealership is notified within minutes. */
  readonly mayBePerson: boolean;
  readonly files: readonly LeadFile[];
  readonly creditApplication?: SentApplication;
  /** Name of the store the visitor would like to visit. Null if the form doesn't ask for a day. */
  readonly place: string | null;
  /** Key of the store that it is for. Defaults to the store that the visitor chose. */
  readonly storeKey?: string | null;
  readonly appointment?: LeadAppointment;
  /** Records the lead with what it was made from, in the transaction that stores it. Also called for a repeat. */
  readonly record?: (database: Pick<PoolClient, 'query'>, lead: string) => Promise<void>;
  readonly confirmation?: ConfirmationWords;
  /** Absent if the mail can be written from the lead alone. */
  readonly receipt?: ReceiptWords;
  /** What the visitor gets in return. */
  readonly unlocks?: LeadGrants;
  /** Address of the co-borrower whom the sender named. They are told that they were. */
  readonly coBorrowerEmail?: string;
  /** Path of the page it was sent from, without query. */
  readonly page: string;
  /** Additional email addresses, such as the staff member's own (STAFF_MEMBER). */
  readonly alsoTo: readonly string[];
}

export interface DealershipLeads {
  /** @throws Error if the lead could not be stored; then nothing was accepted, and the visitor must be told */
  accept(leadRequest: LeadRequest): Promise<Acceptance>;
}
