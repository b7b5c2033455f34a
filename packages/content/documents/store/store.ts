import type { z } from 'zod';
import type { storeShape } from './store.groq.ts';

/** One location of a dealership, in the requested language. */
export type Store = z.infer<typeof storeShape>;
