import { fixCase } from './names.ts';

/** Abbreviations of colors in feeds. */
const SHORT = new Map(
  Object.entries({
    blk: 'Black',
    blu: 'Blue',
    brn: 'Brown',
    bge: 'Beige',
    grn: 'Green',
    gry: 'Gray',
    gray: 'Gray',
    red: 'Red',
    sil: 'Silver',
    slv: 'Silver',
    tan: 'Tan',
    wht: 'White',
    yel: 'Yellow',
    met: 'Metallic',
    mtlc: 'Metallic',
    prl: 'Pearl',
    clearcoat: 'Clearcoat',
  }),
);

/** Writes out the name of a paint, in mixed case: `BLK MET` becomes `Black Metallic`. */
export const normalizeColor = (text: string): string =>
  fixCase(text).replaceAll(/\p{L}+/gu, (word) => SHORT.get(word.toLowerCase()) ?? word);
