const MAX_LENGTH = 80;

/** A slug for a text: `Service & Parts Manager` becomes `service-and-parts-manager`. Empty if no letter or digit is left. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '');

/**
 * The slug that a document should get now, or null if it should keep the one it has: a slug follows its source only
 * while it is empty or still the one that was generated before.
 * @param current the document's slug
 * @param before what the source was when the slug was last compared
 * @param source what the slug is generated from
 */
export function nextSlug(current: string | undefined, before: string, source: string): string | null {
  const isOwn = current !== undefined && current !== '' && current !== slugOf(before);
  const next = slugOf(source);
  return isOwn || next === '' || next === current ? null : next;
}
