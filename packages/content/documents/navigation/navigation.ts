import type { z } from 'zod';
import type { menuGroupShape, navigationShape } from './navigation.groq.ts';

export type MenuGroup = z.infer<typeof menuGroupShape>;

/** The menus of a dealership's website (spec 2, header and footer menu). */
export type Navigation = z.infer<typeof navigationShape>;
