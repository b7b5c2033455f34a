import { defineQuery } from 'groq';
import { z } from 'zod';
import { hrefShape } from '../../address.ts';
import { queryOne } from '../../content-query.ts';
import { href, linkProjection } from '../../link.groq.ts';
import { localized } from '../../localized.groq.ts';
import { linkShape } from '../../objects/links/link.ts';

const group =
  `"key": _key, "label": ${localized('label')}, ${href}, "links": coalesce(links[] { ${linkProjection} }, [])` as const;

export const NAVIGATION_QUERY = defineQuery(`
  *[_type == "navigation" && dealership._ref == $dealership] | order(_id asc) [0] {
    "header": coalesce(header[] { ${group} }, []),
    "footer": coalesce(footer[] { ${group} }, []),
    "footerLine": coalesce(footerLine[] { ${linkProjection} }, [])
  }
`);

export const menuGroupShape = z.object({
  key: z.string(),
  label: z.string().min(1),
  /** Link of the group's own label. Null if the label only opens the group. */
  href: hrefShape.nullable(),
  links: z.array(linkShape),
});

/** What the query returns. */
export const navigationShape = z.object({
  header: z.array(menuGroupShape),
  footer: z.array(menuGroupShape),
  /** The last line of the footer. */
  footerLine: z.array(linkShape),
});

export const navigationQuery = queryOne('navigation', NAVIGATION_QUERY, navigationShape);
