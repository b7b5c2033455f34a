import { localized } from './localized.groq.ts';
import { SHOWN } from './owner.groq.ts';

/**
 * GROQ for where something leads: the document that editors chose, while the dealership shows it, else the address that
 * they wrote. What the document's address is, address.ts knows. People who have left have no page.
 */
export const href = `"href": coalesce(target-> { "page": select(${SHOWN} && active != false => {
    "type": _type,
    "name": coalesce(path, slug.current, kind, select(_type == "offer" => department + "/" + key), key)
  }) }.page, href)` as const;

/** GROQ for what a link says and where it leads, within a projection. */
export const link = `"label": ${localized('label')}, ${href}` as const;

/** GROQ for a tile: a link with a sign and a text below. */
export const iconLink = `"key": _key, ${link}, "text": ${localized('text')}, icon` as const;
