import { localized } from './localized.groq.ts';
import { WEBSITE_NAME } from './website-path.ts';
import { SHOWN } from './owner.groq.ts';

/**
 * GROQ for a link's target: the document an editor chose, if the dealership shows it, otherwise the URL they typed.
 * address.ts knows the document's path. Staff members who have left have no page.
 */
export const href = `"href": coalesce(target-> { "page": select(${SHOWN} && active != false => {
    "type": _type,
    "name": ${WEBSITE_NAME}
  }) }.page, href)` as const;

/** GROQ for a link's label and target, used inside a projection. */
export const linkProjection = `"label": ${localized('label')}, ${href}` as const;

/** GROQ for a tile: a link with an icon and a text. */
export const iconLinkProjection =
  `"key": _key, ${linkProjection}, "text": ${localized('text')}, icon` as const;
