import { z } from 'zod';

/** Redirects an old URL to a new one (spec 2, route rules). */
export const redirectRuleShape = z.object({
  id: z.string(),
  /** A path. `/*` at its end matches everything below. */
  from: z.string().startsWith('/'),
  /** A path of this website, or an https: URL, which causes a full page load. */
  to: z.string().min(1),
  permanent: z.boolean(),
});
export type RedirectRule = z.infer<typeof redirectRuleShape>;
