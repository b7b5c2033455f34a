import type { KeySource } from '@rooftop/content/schema';

const MAX_LENGTH = 80;

/**
 * Converts a text to a slug: `Service & Parts Manager` becomes `service-and-parts-manager`. Empty if no letter or
 * digit is left.
 */
export const slugOfTitle = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '');

/** A key becomes part of a hostname, whose labels are no longer. */
const MAX_KEY_LENGTH = 63;

/** Makes a short name of a document's text. Empty if there is no text yet. */
export function keyOf({ from, prefix = '' }: KeySource, document: Readonly<Record<string, unknown>>): string {
  const key = slugOfTitle(from(document)).slice(0, MAX_KEY_LENGTH).replace(/-$/, '');
  return key === '' ? '' : prefix + key;
}

/**
 * Returns the document's new slug, or null to keep the current one. A slug follows its source only while it is empty
 * or still equals the previously generated one.
 * @param current the document's slug
 * @param before value of the source when the slug was last compared
 * @param source text that the slug is generated from
 */
export function nextSlug(current: string | undefined, before: string, source: string): string | null {
  const isOwn = current !== undefined && current !== '' && current !== slugOfTitle(before);
  const next = slugOfTitle(source);
  return isOwn || next === '' || next === current ? null : next;
}
