/**
 * Cuts the typefaces as pages load them: the letters of English, Spanish and their neighbours, and the weights and
 * widths that the style sheet asks for. Run by hand, `npm run typefaces -w app`, when typefaces.css asks for others.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** From one character code to another, both included. */
const characters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin-1, and what word processors put in its place. Anything else is shown in a typeface of the visitor's. */
const TEXT = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−`;

/** What the text of a page is set in. */
const TEXT_WEIGHTS = { min: 400, max: 800 };

/** By name of the file here: what it is cut from, and its axes. */
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
