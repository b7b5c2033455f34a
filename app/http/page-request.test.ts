import { LANGUAGES } from '@rooftop/tenancy/languages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePageUrl, languagePrefix, type Languages, localPath } from './page-request.ts';

test.each<[string, Languages, string, string, boolean]>([
  ['/', ['en'], '/', 'en', true],
  ['/_root.data', ['en'], '/', 'en', false],
  ['/contact-us.data', ['en', 'es'], '/contact-us', 'en', false],
  ['/es', ['en', 'es'], '/', 'es', true],
  ['/es/', ['en', 'es'], '/', 'es', true],
  ['/es.data', ['en', 'es'], '/', 'es', false],
  ['/es/contact-us', ['en', 'es'], '/contact-us', 'es', true],
  ['/es/contact-us', ['en'], '/es/contact-us', 'en', true],
  ['/en/contact-us', ['en', 'es'], '/en/contact-us', 'en', true],
  ['/en/contact-us', ['es', 'en'], '/contact-us', 'en', true],
  ['/escape', ['en', 'es'], '/escape', 'en', true],
  ['', [], '', 'en', true],
])('parses %s with languages %j as page %s in %s', (pathname, languages, path, locale, isDocument) => {
  expect(parsePageUrl(pathname, languages)).toEqual({ path, locale, isDocument });
});

test('parses the URL of a page in a language as that page in that language', () => {
  const segment = fc
    .stringMatching(/^[a-z0-9-]{1,12}$/)
    .filter((word) => languagePrefix(`/${word}`) === null);
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
  const languages = fc.constantFrom<Languages>(['en'], ['es'], ['en', 'es'], ['es', 'en']);
  fc.assert(
    fc.property(path, languages, fc.constantFrom(...LANGUAGES), (page, spoken, locale) => {
      fc.pre(spoken.includes(locale));
      expect(parsePageUrl(localPath(page, locale, spoken), spoken)).toEqual({
        path: page,
        locale,
        isDocument: true,
      });
    }),
  );
});
