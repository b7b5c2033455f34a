import { blockShape } from '@rooftop/content/blocks/block';
import { LANDING_PATHS } from '@rooftop/content/documents/page';
import type { Settings } from '@rooftop/content/documents/settings';
import { LANGUAGES } from '@rooftop/content/languages';
import { expect, test } from 'vitest';
import { testContext, testSettings } from '../../../testing.ts';
import { STANDARD_PAGES } from './standard-pages.ts';

const OFFERED = { offered: true, terms: null };
const promising: Settings = {
  ...testSettings(),
  engineWarranty: OFFERED,
  maintenancePlan: OFFERED,
  repairWarranty: OFFERED,
};
const page = (path: keyof typeof STANDARD_PAGES, settings: Settings | null = testSettings()) => {
  const { dealership, say } = testContext();
  return STANDARD_PAGES[path]({ dealership, say, settings });
};

test.each(LANDING_PATHS.flatMap((path) => LANGUAGES.map((locale) => [path, locale] as const)))(
  '%s in %s is made of blocks as editors make them, each with a key of its own',
  (path, locale) => {
    const { dealership, say } = testContext({ locale });
    for (const settings of [null, testSettings(), promising]) {
      const { blocks, description } = STANDARD_PAGES[path]({ dealership, say, settings });
      expect(blockShape.array().parse(blocks)).toEqual(blocks);
      expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
      expect(description).toContain('Alpha Motors');
      // A word that is missing stands there as its key.
      expect(JSON.stringify(blocks)).not.toMatch(/"(?:landing|strip|sell)\.\w/);
    }
  },
);

test.each([
  ['/auto-financing', 'financing', 9],
  ['/vehicle-protection-plans', 'protection', 11],
] as const)('%s asks for the questions of %s: %d', (path, place, count) => {
  expect(page(path).blocks).toContainEqual(expect.objectContaining({ _type: 'faqList', place, count }));
});

/** The conditions of what a page claims. */
const termsOn = (path: keyof typeof STANDARD_PAGES, settings: Settings | null) =>
  page(path, settings).blocks.flatMap((block) => (block._type === 'feature' ? [block.terms] : []));

test('the warranty on repairs stands on the service page where the dealership gives it, likewise', () => {
  expect(termsOn('/service', null)).toEqual([]);
  expect(termsOn('/service', testSettings())).toEqual([]);
  expect(termsOn('/service', promising)).toEqual([
    expect.stringMatching(/parts-and-labor.*not for wear.*written terms/),
  ]);
  const own = { ...promising, repairWarranty: { offered: true, terms: 'Ours alone.' } };
  expect(termsOn('/service', own)).toEqual(['Ours alone.']);
});

test('warranty and plan stand there where the dealership gives them, with their conditions', () => {
  const features = (settings: Settings | null) => termsOn('/vehicle-protection-plans', settings);
  expect(features(null)).toEqual([]);
  expect(features(testSettings())).toEqual([]);
  expect(features(promising)).toEqual([
    expect.stringMatching(/85,000 miles.*non-transferable.*with records/),
    expect.stringMatching(/Non-transferable.*not carried over or refunded/),
  ]);
  const own = { ...promising, engineWarranty: { offered: true, terms: 'Ours alone.' } };
  expect(features(own)[0]).toBe('Ours alone.');
});

test('the protection page leads to the cars that the warranty is for', () => {
  expect(JSON.stringify(page('/vehicle-protection-plans'))).toContain(
    '/used-cars-for-sale?mileage=null,85000',
  );
});

test.each(['/auto-financing', '/auto-financing/bad-credit-auto-financing'] as const)(
  '%s says beside its heading that not everybody qualifies',
  (path) => {
    const [hero] = page(path).blocks;
    expect(hero).toMatchObject({ _type: 'hero', terms: expect.stringContaining('not all buyers qualify') });
  },
);
