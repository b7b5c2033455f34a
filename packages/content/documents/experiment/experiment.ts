import type { z } from 'zod';
import type { experimentShape } from './experiment.groq.ts';

/** Name of an experiment or an arm, part of a cookie. */
export const ARM_KEY = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An experiment that runs: parts of pages are shown to some visitors only. */
export type RunningExperiment = z.infer<typeof experimentShape>;
