import { expect, test } from 'vitest';
import { testContent, testContext } from '../../../tests/support/website.ts';
import { publishedArticles } from './published-articles.server.ts';
import { testArticle } from '../../../tests/support/articles.ts';

const days = ['2026-11-26', '2026-11-24', '2026-11-23', '2026-01-01'];
const content = testContent({
  articles: async () => days.map((publishedOn) => testArticle({ slug: publishedOn, publishedOn })),
});

test.each([
  // In New York it is November 23 until 05:00 UTC.
  ['2026-11-24T04:59:59Z', ['2026-11-23', '2026-01-01'], '2026-11-24T05:00:00.000Z'],
  ['2026-11-24T05:00:00Z', ['2026-11-24', '2026-11-23', '2026-01-01'], '2026-11-26T05:00:00.000Z'],
  ['2026-12-01T12:00:00Z', days, undefined],
])('at %s these articles are published: %j', async (now, published, until) => {
  const moments: Date[] = [];
  const context = testContext({ content, now: new Date(now), validUntil: (moment) => moments.push(moment) });
  const articles = await publishedArticles(context);
  expect(articles.map(({ slug }) => slug)).toEqual(published);
  const [next] = moments.map((moment) => moment.toISOString()).sort();
  expect(next).toBe(until);
});
