/**
 * What decides where a lead goes. It is stored with the lead, so that the deliveries of a lead without a recipient
 * can be planned later.
 */
import { z } from 'zod';
import type { LeadKind } from './kind.ts';

export const leadRoutingShape = z.object({
  /**
   * Keys of recipient lists, most specific first: `CONTACT_3`, `CONTACT`. If none of them exists, the general list
   * applies.
   */
  keys: z.array(z.string()).min(1),
  /** Whether CRMs get it if it has a vehicle. */
  goesToCrm: z.boolean(),
  /** Email addresses that get it in addition, such as the staff member's own (STAFF_MEMBER). */
  alsoTo: z.array(z.string()),
});
export type LeadRouting = z.infer<typeof leadRoutingShape>;

/** What a form adds to the routing of its kind. */
export interface RoutingRequest {
  /** Topic of a contact lead, `1` to `7` (spec 3). */
  readonly topic: string | null;
  readonly alsoTo: readonly string[];
}

/** Determines the routing of a lead. Recipients are those of its topic (`CONTACT_{target}`, spec 7), or of its form. */
export function createRouting(
  { form, goesToCrm }: Pick<LeadKind, 'form' | 'goesToCrm'>,
  { topic, alsoTo }: RoutingRequest,
): LeadRouting {
  const keys = [...(topic === null ? [] : [`${form}_${topic}`]), form];
  return { keys, goesToCrm, alsoTo: [...alsoTo] };
}
