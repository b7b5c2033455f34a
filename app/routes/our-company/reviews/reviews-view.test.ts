import type { Review } from '@rooftop/content/documents/review/review';
import { reviewStripView } from '#app/blocks/review-strip/review-strip-view.server.ts';
import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import { testContent, testContext, testDealership, testSettings } from '../../../../tests/support/website.ts';
import { reviewsView } from './reviews-view.server.ts';

const review = (id: string, categories: Review['categories']): Review => ({
  id,
  reviewerName: 'Ann Lee',
  reviewerPhoto: null,
  platform: 'google',
  text: 'Fair.',
  stars: 5,
  photo: false,
  url: null,
  categories,
});
const WRITTEN = [
  review('a', ['Buy']),
  review('b', ['Service', 'Buy']),
  review('c', []),
  review('d', ['Service']),
];
const settings = {
  ...testSettings({
    social: [
      { network: 'google', url: 'https://maps.example/alpha' },
      { network: 'tiktok', url: 'https://tiktok.example/alpha' },
      { network: 'yelp', url: 'javascript:alert(1)' },
    ],
  }),
  reviewSource: {
    platform: 'google',
    url: 'https://maps.example/alpha',
    stars: 4.6,
    count: 2000,
    asOf: '2026-11-16',
  } as const,
};

const view = (
  query: string,
  reviews: readonly Review[] = WRITTEN,
  fields: Parameters<typeof testContext>[0] = {},
) => {
  const content = testContent({ reviews: async () => reviews, settings: async () => settings });
  const request = new Request(`http://alpha.example/our-company/reviews${query}`);
  return reviewsView(request, testContext({ content, ...fields }));
};

test.each([
  ['', ['a', 'b', 'c', 'd'], 'All'],
  ['?category=buy', ['a', 'b'], 'Buying'],
  ['?category=service', ['b', 'd'], 'Service'],
  ['?category=sell', [], 'Selling'],
  ['?category=<script>', ['a', 'b', 'c', 'd'], 'All'],
])('%s shows %j', async (query, keys, chosen) => {
  const { reviews, choices, empty } = await view(query);
  expect(reviews.map(({ key }) => key)).toEqual(keys);
  expect(choices?.choices.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual([chosen]);
  expect(empty).toBe(keys.length === 0 ? en['reviews.empty'] : null);
});

test('links to categories in the language', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const { choices } = await view('', WRITTEN, { dealership, locale: 'es' });
  expect(choices?.choices.map(({ href }) => href)).toEqual([
    '/es/our-company/reviews',
    '/es/our-company/reviews?category=buy',
    '/es/our-company/reviews?category=service',
  ]);
});

test('shows the total with link and date, and only platforms with customer reviews', async () => {
  const { rating, platforms, structured } = await view('');
  expect(rating).toMatchObject({
    average: '4.6',
    count: '2K reviews on Google',
    href: 'https://maps.example/alpha',
    asOf: 'as of November 16, 2026',
  });
  expect(platforms?.links).toEqual([{ name: 'Google', href: 'https://maps.example/alpha' }]);
  expect(JSON.stringify(structured)).not.toContain('ggregateRating');
});

test('shows the same total as the strip on other pages', async () => {
  const content = testContent({ reviews: async () => WRITTEN, settings: async () => settings });
  const { rating } = await view('');
  for (const category of [null, 'Service'] as const) {
    const block = { _type: 'reviewStrip', key: 'a', heading: null, text: null, count: 3, category } as const;
    expect((await reviewStripView(block, testContext({ content })))?.rating).toEqual(rating);
  }
});

test('says so when there are no reviews', async () => {
  const { reviews, choices, empty } = await view('', []);
  expect([reviews, choices, empty]).toEqual([[], null, en['reviews.empty']]);
});
