import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { ARM_KEY } from './experiment.ts';

export const EXPERIMENTS_QUERY = defineQuery(`
  *[_type == "experiment" && dealership._ref == $dealership && isRunning == true] | order(_id asc) {
    "id": _id,
    key,
    "variants": coalesce(variants[] { key, share }, [])
  }
`);

/** What the query returns. */
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

/** The dealership's experiments that run. */
export const experimentsQuery = queryMany('experiments', EXPERIMENTS_QUERY, experimentShape);
