/** How a request hands over a lead: to its own dealership, and no other. */
import type { LeadKind } from '@rooftop/leads/kind';
import type { ConsentEvidence, Form, LeadContent, LeadFile } from '@rooftop/leads/lead';
import type { Acceptance } from '@rooftop/leads/submission';

/** A lead as a form has made it. Recipients, vendor and circumstances are added here. */
export interface AskedLead {
  readonly kind: LeadKind;
  readonly content: LeadContent;
  /** of a contact lead: `1` to `7` (spec 3) */
  readonly topic: string | null;
  /** Forms that this one stands in for until they have pages of their own: their recipients get the lead first. */
  readonly standsFor: readonly Form[];
  readonly consent: ConsentEvidence | null;
  /** why it is taken for spam; null: it is not */
  readonly suspicion: string | null;
  /** whether a suspicious one is probably a person's: then the dealership hears of it within minutes */
  readonly isHeld: boolean;
  readonly file: LeadFile | null;
  /** name of the store where the visitor would like to come; null if the form asks for no day */
  readonly place: string | null;
  /** path of the page that it was sent from, without query */
  readonly page: string;
  /** e-mail addresses that get it besides: STAFF_MEMBER's own */
  readonly alsoTo: readonly string[];
}

export interface DealershipLeads {
  /** @throws when it could not be stored: then nothing was accepted, and the visitor must be told so */
  accept(asked: AskedLead): Promise<Acceptance>;
}
