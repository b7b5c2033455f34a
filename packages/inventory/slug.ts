/**
 * Converts text to a segment of a URL: `Mercedes-Benz C-Class` becomes `mercedes-benz-c-class`. Empty if no letters
 * or digits remain.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
