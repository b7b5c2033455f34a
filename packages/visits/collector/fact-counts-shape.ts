/** Counts as browsers send them. */
import { z } from 'zod';
import { factShape } from '../facts.ts';
import type { CountedKind } from './fact-count.ts';
import { isBucket } from './vital-buckets.ts';

/** Counts of one request, and the count of one of them. A visitor does no more in a few seconds. */
export const MOST_COUNTS = 60;
const MOST_OF_ONE = 60;

const kinds = new Set<string>(factShape.options.map(({ shape }) => shape.kind.value));
const isCountedKind = (kind: string): kind is CountedKind => kind !== 'consentChanged' && kinds.has(kind);

const factCountShape = z
  .strictObject({
    kind: z.string().refine(isCountedKind),
    // At most two tokens of facts.
    name: z.string().regex(/^[\w./-]{1,161}$/),
    bucket: z.number().int(),
    count: z.number().int().min(1).max(MOST_OF_ONE),
  })
  .refine(({ kind, bucket }) => (kind === 'vitalMeasured' ? isBucket(bucket) : bucket === 0));

export const factCountsShape = z.array(factCountShape).min(1).max(MOST_COUNTS);
