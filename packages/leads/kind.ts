import type { Terms } from '@rooftop/finance/terms';
import type * as z from 'zod/mini';
import type { Form } from '@rooftop/forms/lead-forms';
import type { LeadContent, LeadVehicle } from './lead.ts';

/** What a kind of lead gets in addition to the visitor's input. */
export interface KindFacts {
  /** The vehicle of the form's page, as this visitor may see it. */
  readonly vehicle: LeadVehicle | null;
  /** Name of the staff member the form writes to (STAFF_MEMBER). */
  readonly staffName: string | null;
  /** Where the visitor wants to go; for a test drive, the store that has the vehicle. */
  readonly placeName: string | null;
  /** The dealership's offer that a message is about, by name and key (CONTACT). */
  readonly offer: string | null;
  /** The popup that has the form, as editors call it. */
  readonly popup: string | null;
  /** Other cars that the visitor has looked at, in words. Absent if unknown, or of no use to the form. */
  readonly alsoViewed?: readonly string[];
  /** How the visitor would pay, if they have said (APPLY_FINANCING). */
  readonly terms: Terms | null;
}

/** A kind of lead: a file in kinds/ and a line in kinds.ts. It also runs in browsers, so it must not use Node. */
export interface LeadKind<Fields extends z.core.$ZodType = z.core.$ZodType> {
  readonly form: Form;
  /** The form's fields. Messages are codes of field-messages.ts, which the website translates. */
  readonly fields: Fields;
  /** @param fields parsed by `fields` */
  toContent(fields: z.output<Fields>, facts: KindFacts): LeadContent;
  /**
   * Whether a visitor whose contact data did not change since their last lead of this kind sends none, although they
   * read that it was sent (spec 4, financing form).
   */
  readonly isOncePerContact?: true;
  /** Whether CRMs get it if it has a vehicle. */
  readonly goesToCrm: boolean;
  /** Whether the sender is asked to confirm their phone number with a code. Its ADF waits for that a while. */
  readonly asksForCode?: true;
  /** Value to advertisers in US dollars (spec 9, conversion values; decision 114). */
  readonly conversionUsd: number;
  /** Event name for advertisers. Null if it is not reported to them. */
  readonly conversionName: string | null;
  /**
   * Whether mail, webhooks and advertisers learn only that it was sent, and never who sent it. Staff read the rest in
   * the Studio.
   */
  readonly isConfidential?: true;
  /**
   * Calendar days within which the law wants an answer. Such a request is no sales lead: no rule decides who gets it, and
   * without recipients of its own, those of notices do.
   */
  readonly legalDays?: number;
}
