import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { themeTokens } from './theme.ts';
import { TYPEFACE_FILES } from './typefaces.ts';
import { testDealership } from '../../../tests/support/website.ts';

const css = await readFile(new URL('typefaces.css', import.meta.url), 'utf8');

/** Lists the files of a family in the style sheet, except the one for quotes far down a page. */
const filesOf = (family: string): readonly string[] =>
  css
    .split('@font-face')
    .filter((rule) => rule.includes(`font-family: "${family}";`))
    .flatMap((rule) => /typefaces\/([\w-]+\.woff2)/.exec(rule)?.[1] ?? [])
    .filter((file) => !file.includes('quote'));

test.each(['archivo', 'fraunces', 'manrope'] as const)(
  'preloads every typeface of the theme %s',
  (displayFace) => {
    const tokens = themeTokens({ ...testDealership().theme, displayFace });
    const families = ['--face-display', '--face-text'] as const;
    const used = families.flatMap((name) => /'([^']+)'/.exec(tokens[name] ?? '')?.[1] ?? []);
    const { headline, text } = TYPEFACE_FILES[displayFace];
    const preloaded = [headline, ...(text === null ? [] : [text])].map((file) => basename(file));
    expect(new Set(preloaded)).toEqual(new Set(used.flatMap(filesOf)));
  },
);
