import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';

export const REDIRECT_RULES_QUERY = defineQuery(`
  *[_type == "redirectRule" && dealership._ref == $dealership] | order(_id asc) {
    "id": _id,
    from,
    to,
    "permanent": coalesce(permanent, true)
  }
`);

/** What the query returns. */
export const redirectRuleShape = z.object({
  id: z.string(),
  /** A path. `/*` at its end matches everything below. */
  from: z.string().startsWith('/'),
  /** A path of this website, or an https: URL, which causes a full page load. */
  to: z.string().min(1),
  permanent: z.boolean(),
});

export const redirectRulesQuery = queryMany('redirectRules', REDIRECT_RULES_QUERY, redirectRuleShape);
