import type { z } from 'zod';
import type { homePageShape } from './home-page.groq.ts';

/** A dealership's home page in the requested language. */
export type HomePage = z.infer<typeof homePageShape>;
