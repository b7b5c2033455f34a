import { z } from 'zod';
import { hrefShape } from '../../address.ts';
import { linkShape } from '../../objects/links/link.ts';

const menuGroupShape = z.object({
  key: z.string(),
  label: z.string().min(1),
  /** Link of the group's own label. Null if the label only opens the group. */
  href: hrefShape.nullable(),
  links: z.array(linkShape),
});
export type MenuGroup = z.infer<typeof menuGroupShape>;

/** The menus of a dealership's website (spec 2, header and footer menu). */
export const navigationShape = z.object({
  header: z.array(menuGroupShape),
  footer: z.array(menuGroupShape),
  /** The last line of the footer. */
  footerLine: z.array(linkShape),
});
export type Navigation = z.infer<typeof navigationShape>;
