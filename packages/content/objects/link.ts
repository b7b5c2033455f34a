import { z } from 'zod';
import { hrefShape } from '../address.ts';

/** Words that lead somewhere: a path of this website without its language, or an https:, tel: or mailto: address. */
export const linkShape = z.object({ label: z.string().min(1), href: hrefShape });
export type ContentLink = z.infer<typeof linkShape>;
