import { z } from 'zod';
import { hrefShape } from '../address.ts';
import { linkShape } from '../objects/link.ts';

const menuGroupShape = z.object({
  key: z.string(),
  label: z.string().min(1),
  /** where the group's own name leads; null: it only opens */
  href: hrefShape.nullable(),
  links: z.array(linkShape),
});
export type MenuGroup = z.infer<typeof menuGroupShape>;

/** The menus of a dealership's website (spec 2, header and footer menu). */
export const navigationShape = z.object({
  header: z.array(menuGroupShape),
  footer: z.array(menuGroupShape),
  /** the line at the very end */
  footerLine: z.array(linkShape),
});
export type Navigation = z.infer<typeof navigationShape>;
