import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Selectors with which browsers style much of a page again for each element that is inserted. */
const COSTLY: readonly (readonly [string, RegExp])[] = [
  [
    'from the root into the page',
    /(?:(?<![\w.-])(?:html|body)|:root|\[data-theme-layout[^\]]*\])(?:\[[^\]]*\]|:not\([^)]*\))*:has\([^{]*/g,
  ],
  // Browsers remember classes and attributes beside which an element matters, but no element types.
  [
    'beside any element of a type',
    /(?:^|[ (>,])(?:[a-z][a-z0-9]*|\*)(?::[^ {(]+(?:\([^)]*\))?|\[[^\]]*\])*\)? \s*[+~] [^{\d][^{]*/gm,
  ],
];

const styleSheets = async () => {
  const sheets: { readonly file: string; readonly css: string }[] = [];
  for await (const file of glob('app/**/*.css', { exclude: ['app/build/**', '**/node_modules/**'] }))
    sheets.push({ file, css: (await readFile(file, 'utf8')).replaceAll(/\/\*[^]*?\*\//g, '') });
  return sheets;
};

test.each(COSTLY)('no style sheet looks %s', async (_name, selector) => {
  const found = (await styleSheets()).flatMap(({ file, css }) =>
    [...css.matchAll(selector)].map(([match]) => `${file}: ${match.trim()}`),
  );
  expect(found).toEqual([]);
});
