/** Counts as browsers send them. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { z } from 'zod';
import { factShape } from '../facts.ts';
import type { CountedKind } from './fact-count.ts';
import { isBucket } from './vital-buckets.ts';

/** Facts of one request. A visitor does no more in a few seconds. */
const MOST_FACTS = BUDGETS.visitFacts.each;
/** Three tokens of facts and what joins them. */
const LONGEST_NAME = 250;

const kinds = new Set<string>(factShape.options.map(({ shape }) => shape.kind.value));
const isCountedKind = (kind: string): kind is CountedKind => kind !== 'consentChanged' && kinds.has(kind);

const factCountShape = z
  .strictObject({
    kind: z.string().refine(isCountedKind),
    // Any text. It is counted under it only if `underKnownName` knows it.
    name: z.string().max(LONGEST_NAME),
    bucket: z.number().int(),
    count: z.number().int().min(1).max(MOST_FACTS),
  })
  .refine(({ kind, bucket }) => (kind === 'vitalMeasured' ? isBucket(bucket) : bucket === 0));

export const factCountsShape = z
  .array(factCountShape)
  .min(1)
  .max(MOST_FACTS)
  .refine((counts) => counts.reduce((sum, { count }) => sum + count, 0) <= MOST_FACTS);
