import { z } from 'zod';

/** Name of an experiment or an arm, part of a cookie. */
export const ARM_KEY = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An experiment that runs: parts of pages are shown to some visitors only. */
export const experimentShape = z.object({
  id: z.string(),
  key: z.string().regex(ARM_KEY),
  variants: z.array(
    z.object({
      key: z.string().regex(ARM_KEY),
      /** Percent of visitors. */
      share: z.number().min(0).max(100),
    }),
  ),
});
export type RunningExperiment = z.infer<typeof experimentShape>;
