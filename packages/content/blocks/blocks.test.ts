import { expect, test } from 'vitest';
import { pagesQuery } from '../documents/page/page.groq.ts';
import {
  runCompleteQuery,
  runQuery,
  asset,
  owned,
  paragraph,
  picture,
} from '../../../tests/support/content-queries.ts';
import { readFileSync } from 'node:fs';
import { BLOCK_LISTS } from './block-lists.ts';
import { PAGE_BLOCKS } from './page-blocks.ts';

const page = (...blocks: object[]) => ({
  ...owned('page', 'a', 'winter', {
    name: { en: 'Winter', es: 'Invierno' },
    path: '/winter',
    blocks: blocks.map((block, at) => ({ _key: `${at}`, ...block })),
  }),
  _updatedAt: '2026-11-21T22:00:00Z',
});
const heading = { en: 'Heading', es: 'Título' };
const callToAction = { label: { en: 'Go', es: 'Ir' }, href: '/go' };
const image = picture('p', { alt: { en: 'A lake', es: 'Un lago' } });

test('returns every block that only pages have, in the requested language', async () => {
  const dataset = [
    page(
      { _type: 'hero', heading, eyebrow: heading, image, callToAction, terms: { en: 'Terms' } },
      { _type: 'richText', heading, body: { es: [paragraph('Por qué')] } },
      { _type: 'offerList', department: 'service' },
      { _type: 'vehicleList', search: '/used-cars-for-sale/suvs', count: 2 },
      { _type: 'gallery', pictures: [{ _key: 'p', image, caption: heading }] },
      { _type: 'columns', columns: [{ _key: 'c', heading, icon: 'car', callToAction }] },
      { _type: 'video', url: 'https://youtu.be/abc', title: heading, poster: image },
      { _type: 'callToAction', heading, callToAction },
      { _type: 'countdown', heading, until: '2026-12-01T04:00:00Z' },
      { _type: 'messageForm', heading, topic: 2 },
      { _type: 'paymentCalculator', heading },
      { _type: 'reviewStrip' },
    ),
    asset('p', ['dealership-a']),
  ];
  const [found] = await runCompleteQuery(pagesQuery, dataset, { language: 'es' });
  const ir = { label: 'Ir', href: '/go' };
  const shown = { alt: 'Un lago', asset: { width: 2400 } };
  expect(found).toMatchObject({
    name: 'Invierno',
    path: '/winter',
    title: null,
    image: null,
    isIndexed: true,
  });
  expect(found?.blocks).toMatchObject([
    {
      _type: 'hero',
      heading: 'Título',
      eyebrow: 'Título',
      text: null,
      image: shown,
      callToAction: ir,
      secondCallToAction: null,
      terms: 'Terms',
    },
    { _type: 'richText', heading: 'Título', body: [{ children: [{ text: 'Por qué' }] }] },
    { _type: 'offerList', heading: null, department: 'service', count: 6 },
    { _type: 'vehicleList', search: '/used-cars-for-sale/suvs', count: 2 },
    { _type: 'gallery', pictures: [{ image: shown, caption: 'Título' }] },
    { _type: 'columns', columns: [{ icon: 'car', heading: 'Título', text: null, callToAction: ir }] },
    { _type: 'video', video: { url: 'https://youtu.be/abc', title: 'Título', poster: shown } },
    { _type: 'callToAction', heading: 'Título', callToAction: ir },
    { _type: 'countdown', heading: 'Título', until: '2026-12-01T04:00:00Z', text: null },
    { _type: 'messageForm', heading: 'Título', topic: 2 },
    { _type: 'paymentCalculator', heading: 'Título', text: null },
    { _type: 'reviewStrip', count: 9 },
  ]);
});

test('leaves out blocks that are unknown or incomplete and keeps the page', async () => {
  const { value, broken } = await runQuery(pagesQuery, [
    page(
      { _type: 'hologram', heading },
      { _type: 'callToAction', heading },
      { _type: 'vehicleList', search: 'suvs' },
      { _type: 'video', url: 'http://videos.example/1', title: heading },
      { _type: 'gallery', pictures: [{ _key: 'p', image }] },
      { _type: 'storeList' },
    ),
  ]);
  expect(value[0]?.blocks.map(({ _type }) => _type)).toEqual(['callToAction', 'gallery', 'storeList']);
  expect(value[0]?.blocks[1]).toMatchObject({ pictures: [] });
  expect(broken).not.toEqual([]);
});

test.each(Object.entries(BLOCK_LISTS))(
  '%s is up to date: otherwise run `npm run -w @rooftop/content types`',
  (name, source) => {
    expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(source);
  },
);

test('allows every kind of block on pages', () => {
  expect(PAGE_BLOCKS).toContain('messageForm');
  expect(new Set(PAGE_BLOCKS).size).toBe(PAGE_BLOCKS.length);
});
