import type { z } from 'zod';
import type { bodyStyleShape } from './body-style.groq.ts';

/** A body style that shoppers look for (spec 3, Body style). */
export type BodyStyleDocument = z.infer<typeof bodyStyleShape>;
