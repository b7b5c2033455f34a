import { z } from 'zod';
import { hrefShape } from '../../address.ts';

/** A link with a label. The target is a path of this website without language, or an https:, tel: or mailto: URL. */
export const linkShape = z.object({ label: z.string().min(1), href: hrefShape });
export type ContentLink = z.infer<typeof linkShape>;
