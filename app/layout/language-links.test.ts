import type { Language } from '@rooftop/content/languages';
import { expect, test } from 'vitest';
import { languageLinks } from './language-links.server.ts';

test.each<[string, string, Language[], string[]]>([
  ['/', '', ['en', 'es'], ['/', '/es']],
  ['/', '?topic=1', ['en', 'es'], ['/?topic=1', '/es?topic=1']],
  ['/contact-us', '?topic=2', ['en', 'es'], ['/contact-us?topic=2', '/es/contact-us?topic=2']],
  ['/contact-us', '', ['es', 'en'], ['/contact-us', '/en/contact-us']],
  ['/contact-us', '', ['en'], []],
])('%s%s with %j leads to %j', (path, search, languages, hrefs) => {
  const links = languageLinks({ path, search, locale: 'es', languages });
  expect(links.map(({ href }) => href)).toEqual(hrefs);
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ language }) => language)).toEqual(
    hrefs.length > 0 ? ['es'] : [],
  );
});
