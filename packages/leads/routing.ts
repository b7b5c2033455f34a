/** What decides where a lead goes. It is stored with the lead, so that a lead without a recipient can be planned again. */
import { z } from 'zod';
import type { LeadKind } from './kind.ts';
import type { Form } from './lead.ts';

export const leadRoutingShape = z.object({
  /** Keys of recipient lists, the most specific first: `CONTACT_3`, `CONTACT`. Without any of them the general list counts. */
  keys: z.array(z.string()).min(1),
  /** whether a CRM gets it when it is about a car */
  goesToCrm: z.boolean(),
  /** e-mail addresses that get it besides: of STAFF_MEMBER the staff member's own */
  alsoTo: z.array(z.string()),
});
export type LeadRouting = z.infer<typeof leadRoutingShape>;

/** What a form knows about the way of its leads, besides its kind. */
export interface AskedRouting {
  /** of a contact lead: `1` to `7` (spec 3) */
  readonly topic: string | null;
  /** Forms that this one stands in for until they have pages of their own: their recipients get it first. */
  readonly standsFor: readonly Form[];
  readonly alsoTo: readonly string[];
}

/** The routing of a lead: recipients of the form it stands in for, of its topic (`CONTACT_{target}`, spec 7), of its form. */
export function routingOf(
  { form, goesToCrm }: Pick<LeadKind, 'form' | 'goesToCrm'>,
  { topic, standsFor, alsoTo }: AskedRouting,
): LeadRouting {
  const keys = [...standsFor, ...(topic === null ? [] : [`${form}_${topic}`]), form];
  // No CRM wants workshop appointments, whatever form they come by.
  return { keys, goesToCrm: goesToCrm && !standsFor.includes('SERVICE'), alsoTo: [...alsoTo] };
}
