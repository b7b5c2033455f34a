import { blockShape } from '@rooftop/content/blocks/block';
import { PAGE_BLOCKS } from '@rooftop/content/blocks/page-blocks';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { generateListings } from '../../tests/support/listings/generate-listings.ts';
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '../context.server.ts';
import { filterPages } from '../vehicles/search/filter-pages.server.ts';
import { testContext, testDealership, testInventory } from '../../tests/support/website.ts';
import { blockViews } from './block-views.server.ts';
import { bodyStyleTilesView } from './body-style-tiles/body-style-tiles-view.server.ts';
import { blocks, content, tile } from '../../tests/support/blocks.ts';

const TYPES = blocks.map(({ _type }) => _type);
const inventory = testInventory(generateListings(40));
/** Client-side navigation at a dealership that has content for every block. */
const context = (fields: Partial<RequestContext> = {}) =>
  testContext({
    content,
    inventory,
    client: { cookies: null, ipAddress: '192.0.2.1', userAgent: null },
    ...fields,
  });

/** All texts in a value, including those omitted from the document's data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.getOwnPropertyNames(value).flatMap((name) => textsIn(Reflect.get(value, name)));
}

const said = (value: unknown): string => textsIn(value).join('\n');

test.each(LANGUAGES)('every block type shows something in its language: %s', async (locale) => {
  const views = await blockViews(blocks, context({ locale }));
  expect(new Set(views.map(({ type }) => type))).toEqual(new Set(PAGE_BLOCKS));
  // A missing translation shows up as its key.
  expect(said(views)).not.toMatch(
    /\b(?:blocks|reviews|price|promotions|stores|cars|video|offers)\.[a-z]\w+/i,
  );
});

test('default headings come from the interface texts and differ by language', async () => {
  const [english, spanish] = await Promise.all(
    LANGUAGES.map(async (locale) => said(await blockViews(blocks, context({ locale })))),
  );
  for (const heading of [
    'What our customers say',
    'Shop by body style',
    'Frequently asked questions',
    'Current offers',
    'On the lot today',
    'Get in touch',
  ]) {
    expect(english).toContain(heading);
    expect(spanish).not.toContain(heading);
  }
});

test('leaves out a block that fails, and reports it once', async () => {
  const report = vi.fn();
  const reviews = () => Promise.reject(new TypeError('broken'));
  const views = await blockViews(blocks, context({ content: { ...content, reviews }, report }));
  expect(views.map(({ type }) => type)).toEqual(TYPES.filter((type) => type !== 'reviewStrip'));
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError('broken'));
});

test('fails if the source of content is down, so that a stale page or 503 is served', async () => {
  const error = Object.assign(new Error('down'), { name: 'ContentUnavailable' });
  const reviews = () => Promise.reject(error);
  await expect(blockViews(blocks, context({ content: { ...content, reviews } }))).rejects.toBe(error);
});

test('lists exactly the price searches of the sitemap below the body styles', async () => {
  const [block] = blocks.filter(({ _type }) => _type === 'bodyStyleTiles');
  if (block?._type !== 'bodyStyleTiles') throw new Error('There is no such block.');
  const spanish = context({ locale: 'es', dealership: testDealership({ languages: ['en', 'es'] }) });
  const { prices = [] } = (await bodyStyleTilesView(block, spanish)) ?? {};
  const listed = (await filterPages(spanish)).filter((path) => path.includes('price-under'));
  const linked = prices.flatMap(({ choices }) => choices.map(({ href }) => href));
  expect(linked.toSorted()).toEqual(listed.map((path) => `/es${path}`).toSorted());
  expect(prices.map(({ label }) => label)).toContain('Autos usados por precio');
  expect(prices[0]?.choices[0]?.label).toMatch(/^Menos de \$\d/);
});

test('without content, the blocks that show some are left out', async () => {
  const views = await blockViews(blocks, testContext());
  const shown = new Set<string>(views.map(({ type }) => type));
  expect(TYPES.filter((type) => !shown.has(type))).toEqual([
    'bodyStyleTiles',
    'faqList',
    'offerList',
    'promotionList',
    'reviewStrip',
    'storeList',
    'vehicleList',
  ]);
});

test.each([
  { _type: 'heroSlides', slides: [] },
  { _type: 'buttonStrip', buttons: [] },
  { _type: 'departmentTabs', heading: 'Empty', tabs: [] },
  { _type: 'filterTiles', heading: 'Empty', tiles: [] },
  { _type: 'gallery', heading: 'Empty', pictures: [] },
  { _type: 'columns', heading: 'Empty', text: null, columns: [] },
  { _type: 'richText', heading: 'Empty', body: [] },
  { _type: 'vehicleList', heading: 'Empty', text: null, search: '/cars-for-sale/no-such-thing', count: 3 },
  { _type: 'offerList', heading: 'Empty', text: null, department: 'dealer', count: 3 },
])('leaves out $_type without content', async (fields) => {
  expect(await blockViews([blockShape.parse({ key: 'empty', shownTo: null, ...fields })], context())).toEqual(
    [],
  );
});

test('a page with a form is for one visitor only and is not cached for others', async () => {
  const form = blocks.filter(({ _type }) => _type === 'messageForm');
  const forOneVisitor = vi.fn<() => void>();
  const [own] = await blockViews(form, { ...context(), forOneVisitor });
  expect(own?.type === 'messageForm' && own.view.form.form.action).toBe('/contact-us?topic=7');
  expect(forOneVisitor).toHaveBeenCalled();
});

test.each([
  ['the first block', true, 'h1'],
  ['a later one', false, 'h2'],
])('%s as first block of a page: %s, with an %s', async (_, isFirst, heading) => {
  const hero = blocks.filter(({ _type }) => _type === 'hero');
  const others = blocks.filter(({ _type }) => _type === 'feature');
  const views = await blockViews(isFirst ? hero : [...others, ...hero], context());
  expect(said(views.at(-1))).toMatch(new RegExp(`<${heading} [^>]*>Everything your car needs`));
});

test('two blocks of the same type have different ids', async () => {
  const again = blocks.map((block) => ({ ...block, key: `${block.key}-2` }));
  const ids = [...said(await blockViews([...blocks, ...again], context())).matchAll(/ id="([^"]+)"/g)].map(
    ([, id = '']) => id,
  );
  // Stores and offers have one ID per page and occur once.
  const named = ids.filter((id) => !/^(?:stores?|offer)\b/.test(id));
  expect(new Set(named).size).toBe(named.length);
  expect(named.every((id) => /^[a-z][\w-]*$/i.test(id))).toBe(true);
});

test('leaves out unsafe links, and blocks that lose their last link', async () => {
  const hostile = { ...tile, href: 'javascript:alert(1)' };
  const strip = blockShape.parse({ _type: 'buttonStrip', key: 'a', shownTo: null, buttons: [hostile, tile] });
  const only = blockShape.parse({ _type: 'buttonStrip', key: 'b', shownTo: null, buttons: [hostile] });
  const views = await blockViews([strip, only], testContext());
  expect(views).toHaveLength(1);
  expect(said(views)).toContain('/used-cars-for-sale');
  expect(said(views)).not.toContain('javascript');
});

test('shows the questions of its place that have an answer', async () => {
  const faqs = blocks.filter(({ _type }) => _type === 'faqList');
  const [view] = await blockViews(faqs, context());
  expect(said(view)).toContain('Really?');
  expect(said(view)).not.toContain('No answer?');
  expect(said(view)).not.toContain('Elsewhere?');
});

test('omits the data of static parts from documents, but not from client-side navigation', async () => {
  const [whole, data] = await Promise.all(
    [true, false].map((isDocument) => blockViews(blocks, context({ isDocument }))),
  );
  expect(JSON.stringify(whole)).not.toContain('Ask for full terms.');
  expect(JSON.stringify(whole)).not.toContain('One slide');
  expect(JSON.stringify(data)).toContain('Ask for full terms.');
  expect(JSON.stringify(data)).toContain('One slide');
});

test('the first slide of the first block has the page heading', async () => {
  const hero = blocks.filter(({ _type }) => _type === 'heroSlides');
  const views = await blockViews([...hero, ...hero], testContext());
  const leads = views.map((block) =>
    block.type === 'heroSlides' ? block.view.slides.view?.[0]?.isLead : null,
  );
  expect(leads).toEqual([true, false]);
});
