import type { Review } from '@rooftop/content/documents/review/review';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContent, testContext, testSettings } from '../../../tests/support/website.ts';
import { initialsOf, reviewStripView, shownReviews } from './review-strip-view.server.ts';

const review = (fields: Partial<Review> = {}): Review => ({
  id: 'review-alpha-1',
  reviewerName: 'Megan O’Connor',
  reviewerPhoto: null,
  platform: 'google',
  text: 'Fair.',
  stars: 4,
  photo: true,
  url: null,
  categories: [],
  ...fields,
});
const block = {
  _type: 'reviewStrip',
  key: 'a',
  heading: null,
  text: null,
  count: 9,
  category: null,
} as const;

test('shows the requested number of reviews for every filter, or all there are, in order', () => {
  const categories = fc.subarray(['Finance', 'Buy', 'Service', 'Sale', 'Sell'] as const);
  fc.assert(
    fc.property(fc.array(categories, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (lists, count) => {
      const reviews = lists.map((list, index) => review({ id: `review-${index}`, categories: list }));
      const shown = shownReviews(reviews, count);
      for (const choice of ['Finance', 'Buy', 'Service', 'Sale', 'Sell'] as const) {
        const ids = shown.filter(({ under }) => under.includes(choice)).map(({ review: { id } }) => id);
        const all = reviews.filter((one) => one.categories.includes(choice)).map(({ id }) => id);
        expect(ids).toEqual(all.slice(0, count));
      }
      expect(shown.filter(({ under }) => under.includes('All')).map(({ review: { id } }) => id)).toEqual(
        reviews.slice(0, count).map(({ id }) => id),
      );
      expect(shown.every(({ under }) => under.length > 0)).toBe(true);
    }),
  );
});

const reviewSource = {
  platform: 'google',
  url: 'https://maps.example/alpha',
  stars: 4.3,
  count: 1800,
  asOf: '2026-11-16',
} as const;

test('shows the total from the settings with platform, link and date, and computes nothing', async () => {
  const settings = { ...testSettings(), reviewSource };
  const content = testContent({ reviews: async () => [review()], settings: async () => settings });
  const view = await reviewStripView(block, testContext({ content }));
  expect(view?.rating).toEqual({
    stars: 4.3,
    spoken: '4.3 out of 5 stars',
    average: '4.3',
    count: '1.8K reviews on Google',
    href: 'https://maps.example/alpha',
    asOf: 'as of November 16, 2026',
  });
  expect(view?.reviews[0]).toMatchObject({
    initials: 'MO',
    photo: null,
    platform: 'Google review',
    stars: { spoken: '4 out of 5 stars' },
  });
});

test.each([
  ['/', '4.3', '1.8K reviews on Google'],
  ['/service', '4.3', '3K reviews on Google'],
  ['/our-company', '4.6', '2K reviews on Google'],
  ['/services-for-fleets', '4.3', '1.8K reviews on Google'],
])('shows on %s the figures that editors entered for it', async (path, average, count) => {
  const ratings = { service: { stars: 4.3, count: 3000 }, profile: { stars: 4.6, count: 2000 } };
  const settings = { ...testSettings(), reviewSource, ratings };
  const content = testContent({ reviews: async () => [review()], settings: async () => settings });
  const view = await reviewStripView(block, { ...testContext({ content }), path });
  expect(view?.rating).toMatchObject({ average, count });
});

test('offers only filters with reviews', async () => {
  const reviews = [review({ categories: ['Sell', 'Buy', 'Buy'] }), review({ id: 'review-alpha-2' })];
  const content = testContent({ reviews: async () => reviews });
  const view = await reviewStripView(block, testContext({ content, locale: 'es' }));
  expect(view?.choices).toEqual([
    { value: 'All', label: 'Todas' },
    { value: 'Buy', label: 'Comprar' },
    { value: 'Sell', label: 'Vender' },
  ]);
  expect(view?.rating).toBeNull();
});

test.each([
  [null, 'All'],
  ['Service', 'Service'],
  ['Finance', 'All'],
] as const)('of reviews about %j, initially selects %s', async (category, chosen) => {
  const reviews = [
    review({ categories: ['Service'] }),
    review({ id: 'review-alpha-2', categories: ['Sell'] }),
  ];
  const content = testContent({ reviews: async () => reviews });
  expect((await reviewStripView({ ...block, category }, testContext({ content })))?.chosen).toBe(chosen);
});

test('leaves out an unsafe URL', async () => {
  const content = testContent({ reviews: async () => [review({ url: 'javascript:alert(1)' })] });
  const view = await reviewStripView(block, testContext({ content }));
  expect(view?.reviews[0]?.href).toBeNull();
});

test.each([
  ['Shanice Monroe', 'SM'],
  ['José Luis Rentas', 'JR'],
  ['Ángela', 'Á'],
  ['tom & linda frary', 'TF'],
  ['4ever', ''],
  ['𝒳 Ω', '𝒳Ω'],
])('initials of %s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
