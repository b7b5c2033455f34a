import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../tests/support/website.ts';
import { pageView } from './page-view.server.ts';

test.each(['en', 'es'] as const)('embeds our form in the language %s, and nothing else', async (locale) => {
  const allowed: string[] = [];
  const dealership = testDealership({ languages: ['en', 'es'] });
  const allowFrames = (origins: readonly string[]) => void allowed.push(...origins);
  const view = await pageView(testContext({ dealership, locale, allowFrames }));
  const prefix = locale === 'en' ? '' : '/es';
  expect(view).toMatchObject({
    isStandalone: true,
    form: { src: `${prefix}/auto-financing/full-credit-application/form`, isForeign: false },
    head: { isIndexed: true },
  });
  expect(allowed).toEqual(["'self'"]);
  expect(JSON.stringify(view)).not.toMatch(/instant|60 seconds|no effect/i);
});
