import { blockShape } from '@rooftop/content/blocks/block';
import { LANDING_PATHS } from '@rooftop/content/pages.generated';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { expect, test } from 'vitest';
import { testContext, testSettings } from '../../../../tests/support/website.ts';
import { STANDARD_PAGES } from './standard-pages.ts';

const OFFERED = { offered: true, terms: null };
const promising: Settings = {
  ...testSettings(),
  engineWarranty: OFFERED,
  maintenancePlan: OFFERED,
  repairWarranty: OFFERED,
};
const page = (path: keyof typeof STANDARD_PAGES, settings: Settings | null = testSettings()) => {
  const { dealership, t } = testContext();
  return STANDARD_PAGES[path]({ dealership, t, settings });
};

test.each(LANDING_PATHS.flatMap((path) => LANGUAGES.map((locale) => [path, locale] as const)))(
  '%s in %s consists of valid blocks with unique keys',
  (path, locale) => {
    const { dealership, t } = testContext({ locale });
    for (const settings of [null, testSettings(), promising]) {
      const { blocks, description } = STANDARD_PAGES[path]({ dealership, t, settings });
      const forEveryone = blocks.map((block) => ({ ...block, shownTo: null }));
      expect(blockShape.array().parse(forEveryone)).toEqual(forEveryone);
      expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
      expect(description).toContain('Alpha Motors');
      // A missing translation shows up as its key.
      expect(JSON.stringify(blocks)).not.toMatch(/"(?:landing|strip|sell)\.\w/);
    }
  },
);

test.each([
  ['/auto-financing', 'financing', 9],
  ['/vehicle-protection-plans', 'protection', 11],
] as const)('%s shows the questions of %s: %d', (path, place, count) => {
  expect(page(path).blocks).toContainEqual(expect.objectContaining({ _type: 'faqList', place, count }));
});

/** Terms of the promises on a page. */
const termsOn = (path: keyof typeof STANDARD_PAGES, settings: Settings | null) =>
  page(path, settings).blocks.flatMap((block) => (block._type === 'feature' ? [block.terms] : []));

test('shows the repair warranty with its terms on the service page if the dealership offers it', () => {
  expect(termsOn('/service', null)).toEqual([]);
  expect(termsOn('/service', testSettings())).toEqual([]);
  expect(termsOn('/service', promising)).toEqual([
    expect.stringMatching(/parts-and-labor.*Excludes wear.*Written terms/),
  ]);
  const own = { ...promising, repairWarranty: { offered: true, terms: 'Ours alone.' } };
  expect(termsOn('/service', own)).toEqual(['Ours alone.']);
});

test.each([
  [true, /a time that suits you/],
  [false, /call or email to agree/],
])('explains scheduling on the service page (booked online: %s)', (serviceScheduling, text) => {
  const last = page('/service', { ...testSettings(), serviceScheduling }).blocks.at(-1);
  expect(last).toMatchObject({ key: 'schedule', text: expect.stringMatching(text) });
});

test('shows the engine warranty and the maintenance plan with their terms if the dealership offers them', () => {
  const features = (settings: Settings | null) => termsOn('/vehicle-protection-plans', settings);
  expect(features(null)).toEqual([]);
  expect(features(testSettings())).toEqual([]);
  expect(features(promising)).toEqual([
    expect.stringMatching(/85,000 miles.*non-transferable.*with records/),
    expect.stringMatching(/Non-transferable.*don’t carry over and aren’t refunded/),
  ]);
  const own = { ...promising, engineWarranty: { offered: true, terms: 'Ours alone.' } };
  expect(features(own)[0]).toBe('Ours alone.');
});

test('links the protection page to the cars covered by the warranty', () => {
  expect(JSON.stringify(page('/vehicle-protection-plans'))).toContain(
    '/used-cars-for-sale?mileage=null,84999',
  );
});

test.each(['/auto-financing', '/auto-financing/bad-credit-auto-financing'] as const)(
  '%s says next to its heading that not everyone qualifies',
  (path) => {
    const [hero] = page(path).blocks;
    expect(hero).toMatchObject({ _type: 'hero', terms: expect.stringContaining('not all buyers qualify') });
  },
);
