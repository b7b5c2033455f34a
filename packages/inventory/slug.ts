/** Text as one word of an address: `Mercedes-Benz C-Class` is `mercedes-benz-c-class`. Empty when nothing is left. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
