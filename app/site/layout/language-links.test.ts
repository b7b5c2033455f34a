import type { Language } from '@rooftop/tenancy/languages';
import { expect, test } from 'vitest';
import { languageLinks } from './language-links.server.ts';

test.each<[string, string, Language, Language[], string[]]>([
  ['/', '', 'en', ['en', 'es'], ['/es']],
  ['/', '?topic=1', 'en', ['en', 'es'], ['/es?topic=1']],
  ['/contact-us', '?topic=2', 'en', ['en', 'es'], ['/es/contact-us?topic=2']],
  ['/contact-us', '?topic=2', 'es', ['en', 'es'], ['/contact-us?topic=2']],
  ['/contact-us', '', 'es', ['es', 'en'], ['/en/contact-us']],
  ['/contact-us', '', 'en', ['en'], []],
])('%s%s in %s of %j links to %j', (path, search, locale, languages, hrefs) => {
  expect(languageLinks({ path, search, locale, languages }).map(({ href }) => href)).toEqual(hrefs);
});
