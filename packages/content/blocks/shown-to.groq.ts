import { z } from 'zod';

/** Who sees a block: an arm of an experiment. Null for everyone. */
export const shownToShape = z
  .object({
    /** Key of the experiment, or null if it no longer exists. */
    experiment: z.string().nullable(),
    arm: z.string().nullable(),
  })
  .nullable();
export type ShownTo = z.infer<typeof shownToShape>;

/** GROQ for it. */
export const shownTo =
  'shownTo { "experiment": select(experiment->dealership._ref == $dealership => experiment->key), arm }' as const;
