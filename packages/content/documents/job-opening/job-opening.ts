import type { z } from 'zod';
import type { jobOpeningShape } from './job-opening.groq.ts';

export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN'] as const;
export const PAY_UNITS = ['HOUR', 'YEAR'] as const;

/** A job opening until its last day. It has a page of its own. */
export type JobOpening = z.infer<typeof jobOpeningShape>;
