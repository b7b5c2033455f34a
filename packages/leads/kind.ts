import type { z } from 'zod';
import type { Form, LeadContent, LeadVehicle } from './lead.ts';

/** What a kind of lead is given besides what the visitor wrote. */
export interface KindFacts {
  /** the car on whose page the form stands, as this visitor may see it */
  readonly vehicle: LeadVehicle | null;
  /** whom the form writes to (STAFF_MEMBER) */
  readonly staffName: string | null;
  /** where to: of a test drive, the store that has the car */
  readonly placeName: string | null;
  /** what a message is about: an offer of the dealership, by name and key (CONTACT) */
  readonly offer: string | null;
  /** what general questions are about, where the page says it: the subject of a message (CONTACT) */
  readonly about: string | null;
}

/** A kind of lead: a file below kinds/ and a line in kinds.ts. Runs in browsers as well: no Node in it. */
export interface LeadKind<Fields extends z.ZodType = z.ZodType> {
  readonly form: Form;
  /** What the visitor fills in. Messages are codes of field-messages.ts, which the website puts into words. */
  readonly fields: Fields;
  /** @param fields as `fields` has read them */
  toContent(fields: z.output<Fields>, facts: KindFacts): LeadContent;
  /** whether a CRM wants it, when it is about a car */
  readonly goesToCrm: boolean;
  /** what it is worth to advertisers, USD (spec 9, conversion values; decided, 7) */
  readonly conversionUsd: number;
  /** name of its event at advertisers'; null: they hear nothing of it */
  readonly conversionName: string | null;
  /** whether it may be accepted: a full credit application may not until its vault exists */
  readonly isAccepted: boolean;
}
