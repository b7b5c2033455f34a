import type { z } from 'zod';
import type { redirectRuleShape } from './redirect-rule.groq.ts';

/** Redirects an old URL to a new one (spec 2, route rules). */
export type RedirectRule = z.infer<typeof redirectRuleShape>;
