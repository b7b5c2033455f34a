import { z } from 'zod';

/** Sends visitors of an old address to a new one (spec 2, route rules). */
export const redirectRuleShape = z.object({
  id: z.string(),
  /** a path; `/*` at its end stands for everything below */
  from: z.string().startsWith('/'),
  /** a path of this website, or an https: address, which causes a full page load */
  to: z.string().min(1),
  permanent: z.boolean(),
});
export type RedirectRule = z.infer<typeof redirectRuleShape>;
