import { defineQuery } from 'groq';
import { queryOne } from '../../content-query.ts';
import { href, linkProjection } from '../../link.groq.ts';
import { localized } from '../../localized.groq.ts';
import { navigationShape } from './navigation.ts';

const group =
  `"key": _key, "label": ${localized('label')}, ${href}, "links": coalesce(links[] { ${linkProjection} }, [])` as const;

export const NAVIGATION_QUERY = defineQuery(`
  *[_type == "navigation" && dealership._ref == $dealership] | order(_id asc) [0] {
    "header": coalesce(header[] { ${group} }, []),
    "footer": coalesce(footer[] { ${group} }, []),
    "footerLine": coalesce(footerLine[] { ${linkProjection} }, [])
  }
`);

export const navigationQuery = queryOne('navigation', NAVIGATION_QUERY, navigationShape);
