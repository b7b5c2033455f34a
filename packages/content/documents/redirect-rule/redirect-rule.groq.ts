import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { redirectRuleShape } from './redirect-rule.ts';

export const REDIRECT_RULES_QUERY = defineQuery(`
  *[_type == "redirectRule" && dealership._ref == $dealership] | order(_id asc) {
    "id": _id,
    from,
    to,
    "permanent": coalesce(permanent, true)
  }
`);

export const redirectRulesQuery = queryMany('redirectRules', REDIRECT_RULES_QUERY, redirectRuleShape);
