import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../../tests/support/website.ts';
import { loader } from './route.ts';

test.each([
  ['en', '/news', '/car-research/search?category=news'],
  ['es', '/faqs', '/es/car-research/search?category=faqs'],
  ['en', '/faqs-okd', '/car-research'],
] as const)('redirects %s %s to %s', (locale, path, to) => {
  const context = testContext({ path, locale, dealership: testDealership({ languages: ['en', 'es'] }) });
  const request = new Request(`http://alpha.example${path}`);
  const answer = loader({ context, request, params: {} });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});
