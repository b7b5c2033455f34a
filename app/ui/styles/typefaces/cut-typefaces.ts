/**
 * Subsets the web fonts: the letters of English, Spanish and related languages, and the weights and widths that the
 * style sheet uses. Run manually with `npm run typefaces -w app` when typefaces.css needs others.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Characters from one code point to another, inclusive. */
const characters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * Latin-1 and the typographic characters of word processors. Anything else falls back to a font of the visitor's
 * device.
 */
const TEXT = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−`;

/** Weights used for text. */
const TEXT_WEIGHTS = { min: 400, max: 800 };

/** Source file and axes, by the name of the output file. */
const CUTS = {
  'archivo-text': ['archivo/files/archivo-latin-wdth-normal', { wght: TEXT_WEIGHTS, wdth: 100 }],
  'archivo-display': ['archivo/files/archivo-latin-wdth-normal', { wght: 720, wdth: 118 }],
  'fraunces-display': ['fraunces/files/fraunces-latin-soft-normal', { wght: 650, SOFT: 60 }],
  'fraunces-quote': ['fraunces/files/fraunces-latin-soft-normal', { wght: 400, SOFT: 0 }],
  'public-sans': ['public-sans/files/public-sans-latin-wght-normal', { wght: TEXT_WEIGHTS }],
  manrope: ['manrope/files/manrope-latin-wght-normal', { wght: TEXT_WEIGHTS }],
} as const;

const { resolve } = createRequire(import.meta.url);

for (const [name, [source, variationAxes]] of Object.entries(CUTS)) {
  const whole = await readFile(resolve(`@fontsource-variable/${source}.woff2`));
  const cut = await subsetFont(whole, TEXT, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name}: ${whole.length} to ${cut.length} bytes\n`);
}
