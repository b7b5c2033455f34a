/** How the columns of the feeds in tests/support/dealer-feeds are read. */
import { expect, it } from 'vitest';
import { carsOf, feedPath, rowsOf, valuesOf } from '../../../tests/support/dealer-feeds/read.ts';
import { DEFAULT_READING } from '../../../tests/support/feeds.ts';
import { toSettings } from './propose-columns.ts';
import { proposeForFile } from './propose-for-file.ts';

it('joins the photos of all columns in order', async () => {
  const photo = (number: number) => `https://d.example/${number}.jpg`;
  const photosOf = (name: string) => valuesOf(name, ({ photos }) => photos);
  expect(await photosOf('photocols')).toEqual([
    [photo(1), photo(2), photo(3), photo(4)],
    [photo(5), photo(6)],
  ]);
  expect(await photosOf('dupimg')).toEqual([[photo(1), photo(2), photo(3)]]);
  expect(await photosOf('meta')).toEqual([[photo(1), photo(2)]]);
  expect(await photosOf('autotrader')).toEqual([[photo(1), photo(2)]]);
});

it.each([
  ['ax9', { condition: 'used', bodyStyle: 'sedans', salePrice: 549_500, oldPrice: null, mileage: 99_123 }],
  ['suvtype', { condition: 'used', bodyStyle: 'suvs', salePrice: 599_500, mileage: 99_123 }],
  ['condgrade', { condition: 'used', isCertified: false, salePrice: 599_500 }],
  [
    'meta',
    {
      condition: 'used',
      salePrice: 1_600_000,
      oldPrice: 1_800_000,
      mileage: 99_123,
      dateInStock: '2026-02-21',
      status: 'available',
    },
  ],
  ['max', { salePrice: 599_500, photos: [], bodyStyle: 'sedans', drivetrain: 'FWD', status: 'available' }],
  ['autotrader', { transmission: 'automatic', salePrice: 599_500, drivetrain: 'FWD', description: 'Nice' }],
  ['drive', { drivetrain: null, transmission: 'automatic', bodyStyle: 'suvs' }],
])('reads the columns of %s by what they hold', async (name, vehicle) => {
  expect(await carsOf(name)).toMatchObject([vehicle]);
});

it.each([
  ['ax9', [], { condition: ['title'], salePrice: ['price_current', 'InternetPrice'] }],
  ['suvtype', ['condition'], { bodyStyle: ['Type'] }],
  ['condgrade', ['condition'], {}],
  ['meta', [], { condition: ['state_of_vehicle'], photos: ['image[0].url', 'image[1].url'] }],
  ['max', ['condition'], { bodyStyle: ['Segment'], status: ['DMS Status'] }],
  ['autotrader', ['condition'], { photos: ['ImageURL'] }],
])('proposes the columns of %s and names its gaps', async (name, gaps, columns) => {
  const proposal = await proposeForFile(feedPath(name), DEFAULT_READING);
  expect(proposal.gaps).toEqual(gaps);
  const settings = toSettings(proposal);
  for (const [field, headers] of Object.entries(columns))
    expect(
      Object.entries(settings)
        .find(([known]) => known === field)?.[1]
        ?.toSorted(),
      field,
    ).toEqual(headers.toSorted());
  const named = Object.values(settings).flat();
  for (const wrong of ['price_cost', 'price_wholesale', 'BookValue', 'Photo Count', 'PhysicalImages'])
    expect(named).not.toContain(wrong);
});

it('says why a column is not read', async () => {
  const { refused } = await proposeForFile(feedPath('condgrade'), DEFAULT_READING);
  expect(refused).toEqual([
    { field: 'condition', header: 'Condition', why: '"Excellent" is not new, used or certified.' },
  ]);
  const [note] = await rowsOf('condgrade');
  expect(note).toMatchObject({
    kind: 'note',
    remark: { kind: 'column', column: 'Condition', cell: 'Excellent' },
  });
});
