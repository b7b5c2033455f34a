import type { Body, BodyPart } from '@rooftop/content/objects/texts/body';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { expect, test } from 'vitest';
import { testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import { bodyHtml, hasVideo } from './body-html.server.tsx';

type Paragraph = Extract<BodyPart, { _type: 'block' }>;

const paragraph = (text: string, more: Partial<Paragraph> = {}): Paragraph => ({
  _type: 'block',
  _key: text,
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
  markDefs: [],
  ...more,
});
const linked = (href: string | null): Paragraph => ({
  ...paragraph('here'),
  children: [{ _type: 'span', _key: 's', text: 'here', marks: ['l', 'strong'] }],
  markDefs: [{ _type: 'link', _key: 'l', href }],
});
const rows = (...cells: string[][]): Body => [
  { _type: 'bodyTable', _key: 't', rows: cells.map((row, at) => ({ _key: `${at}`, cells: row })) },
];
const image = {
  asset: { _id: `image-${'a'.repeat(40)}-1600x900-webp`, width: 1600, height: 900, lqip: null },
  alt: 'A lift',
  crop: null,
  hotspot: null,
};
const spanish = testContext({ dealership: testDealership({ languages: ['en', 'es'] }), locale: 'es' });
const html = async (body: Body, context = testContext()) => (await bodyHtml(body, context))?.html ?? null;

test.each<[string, Body, string | null]>([
  ['nothing', [], null],
  ['blanks', [paragraph(' '), paragraph('')], null],
  ['text that looks like HTML', [paragraph('<img onerror=x>')], '<p>&lt;img onerror=x&gt;</p>'],
  ['a heading', [paragraph('Oil', { style: 'h2' })], '<h2 id="part-oil">Oil</h2>'],
  ['an empty heading', [paragraph('a'), paragraph(' ', { style: 'h2' })], '<p>a</p>'],
  ['a quote', [paragraph('So', { style: 'blockquote' })], '<blockquote><p>So</p></blockquote>'],
  [
    'a list with two items',
    [paragraph('a', { listItem: 'bullet', level: 1 }), paragraph('b', { listItem: 'bullet', level: 1 })],
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'a link',
    [linked('/used-cars-for-sale')],
    '<p><a href="/used-cars-for-sale"><strong>here</strong></a></p>',
  ],
  ['an unsafe link', [linked('javascript:x')], '<p><strong>here</strong></p>'],
  ['a link to a deleted document', [linked(null)], '<p><strong>here</strong></p>'],
  ['a table with headings only', rows(['a', 'b']), ''],
  ['a deleted picture', [{ _type: 'bodyPicture', _key: 'p', image: null, caption: 'x' }], ''],
])('%s', async (_, body, expected) => {
  expect(await html(body)).toBe(expected);
});

test('keeps links in the language', async () => {
  expect(await html([linked('/used-cars-for-sale')], spanish)).toContain('href="/es/used-cars-for-sale"');
});

test('gives a table as many columns as its longest row, and renders empty header cells as plain cells', async () => {
  const table = await html(rows(['', 'Synthetic'], ['Miles', '7,500', 'or more']));
  expect(table).toMatch(/<section class="body-table" aria-label="Table" tabindex="0">/i);
  expect(table?.match(/<t[hd][ >]/g)).toHaveLength(6);
  expect(table?.match(/<th scope="col">Synthetic<\/th>/g)).toHaveLength(1);
});

test('labels a callout and splits it into paragraphs', async () => {
  const note = await html([{ _type: 'callout', _key: 'c', tone: 'caution', text: 'Stop.\n\nNow.' }], spanish);
  expect(note).toContain('<p class="callout-name">Cuidado</p><p>Stop.</p><p>Now.</p>');
});

test('loads pictures lazily and without preloads', async () => {
  const figure = await html([{ _type: 'bodyPicture', _key: 'p', image, caption: 'Below' }]);
  expect(figure).toMatch(/^<figure><img [^>]*alt="A lift"[^>]*loading="lazy"/);
  expect(figure).toContain('<figcaption>Below</figcaption>');
});

test('renders a video as a link to its page, which a script can play in place', async () => {
  const video: Body = [
    { _type: 'bodyVideo', _key: 'v', url: 'https://youtu.be/abc_1', title: 'A walk', poster: null },
  ];
  const link = await html(video);
  expect(link).toContain('href="https://youtu.be/abc_1"');
  expect(link).toContain('data-video="https://www.youtube-nocookie.com/embed/abc_1?autoplay=1&amp;rel=0"');
  expect(link).not.toContain('<iframe');
  expect([hasVideo(video), hasVideo([paragraph('a')])]).toEqual([true, false]);
});

test('shows the requested number of cars of the search, with a link to all', async () => {
  const inventory = testInventory(generateListings(60));
  const cars: Body = [
    { _type: 'bodyVehicles', _key: 'w', heading: 'Ready', search: '/used-cars-for-sale', count: 2 },
  ];
  const row = await html(cars, testContext({ inventory }));
  expect(row?.match(/class="card vehicle-card"/g)).toHaveLength(2);
  expect(row).toMatch(/class="car-row-more" href="\/used-cars-for-sale">See \d+ cars/);
  expect(await html(cars)).toBe('');
});
