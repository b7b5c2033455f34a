import { type Block, blockShape, type BlockType } from '@rooftop/content/blocks/block';
import type { DealershipContent } from '@rooftop/content/content';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@rooftop/content/languages';
import { testContent, testContext, testStore } from '../testing.ts';
import { blockViews } from './block-views.server.ts';

const link = { label: 'All cars', href: '/used-cars-for-sale' };
const tile = { ...link, key: 'tile', icon: null, text: null };
const prose = [
  {
    _type: 'block' as const,
    _key: 'a',
    children: [{ _type: 'span' as const, _key: 's', text: 'Yes.', marks: [] }],
  },
];

/** One of every kind, with as little as it needs. */
const BLOCKS = {
  heroSlides: {
    slides: [
      { key: 's', headline: 'Hello', text: null, image: null, callToAction: link, secondCallToAction: null },
    ],
  },
  buttonStrip: { buttons: [tile] },
  departmentTabs: {
    heading: null,
    tabs: [{ key: 't', label: 'Finance', heading: null, text: null, image: null, links: [link] }],
  },
  bodyStyleTiles: { heading: null, text: null },
  filterTiles: { heading: null, tiles: [tile] },
  reviewStrip: { heading: null, text: null, count: 9 },
  promotionList: { heading: null, position: 'grid-item' },
  faqList: { heading: null, text: null, place: 'home', count: 10 },
  feature: {
    eyebrow: null,
    heading: 'Warranty',
    body: prose,
    points: [],
    terms: 'Terms apply.',
    image: null,
    imageSide: 'left',
    callToAction: null,
    secondCallToAction: null,
  },
  storeList: { heading: null, text: null },
} satisfies { [Type in BlockType]: object };

const blocks: readonly Block[] = Object.entries(BLOCKS).map(([_type, fields]) =>
  blockShape.parse({ _type, key: _type, ...fields }),
);

/** Something for every block to show. */
const content: Partial<DealershipContent> = {
  stores: async () => [testStore()],
  bodyStyles: async () => [
    { id: 'b', name: 'SUVs', value: 'suvs', startingPrice: 1_299_500, image: null, icon: null },
  ],
  reviews: async () => [
    {
      id: 'r',
      reviewerName: 'Ann Lee',
      reviewerPhoto: null,
      platform: 'google',
      text: 'Fair.',
      stars: 5,
      photo: false,
      url: null,
      categories: ['Buy'],
    },
  ],
  promotions: async () => [
    {
      id: 'p',
      position: 'grid-item',
      type: null,
      tags: [],
      name: 'P',
      url: '/special-offers',
      title: 'P',
      description: null,
      img: null,
      additional: { category: null, ctaText: null },
      criterias: [],
      startDate: null,
      endDate: null,
    },
  ],
  faqs: async () => [
    { id: 'f', question: 'Really?', answer: prose, places: ['home'] },
    { id: 'g', question: 'No answer?', answer: [], places: ['home'] },
    { id: 'h', question: 'Elsewhere?', answer: prose, places: ['service'] },
  ],
};

/** Every text in a value, also in what the browser's data leave out. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.getOwnPropertyNames(value).flatMap((name) => texts(Reflect.get(value, name)));
}

test.each(LANGUAGES)('every kind of block shows something, in words of its language: %s', async (locale) => {
  const views = await blockViews(blocks, testContext({ content: testContent(content), locale }));
  expect(views.map(({ type }) => type)).toEqual(Object.keys(BLOCKS));
  // A key that stands where a word should has no word.
  expect(
    texts(views).filter((text) => /^(?:blocks|reviews|price|promotions|stores)\.\w+$/.test(text)),
  ).toEqual([]);
});

test('headings that nobody wrote come from the interface, and differ by language', async () => {
  const [english, spanish] = await Promise.all(
    LANGUAGES.map(async (locale) =>
      texts(await blockViews(blocks, testContext({ content: testContent(content), locale }))),
    ),
  );
  for (const heading of ['What our customers say', 'Shop by body style', 'Questions and answers', 'from']) {
    expect(english).toContain(heading);
    expect(spanish).not.toContain(heading);
  }
});

test('without anything to show there is no block, only what needs nothing else', async () => {
  const views = await blockViews(blocks, testContext());
  expect(views.map(({ type }) => type)).toEqual([
    'heroSlides',
    'buttonStrip',
    'departmentTabs',
    'filterTiles',
    'feature',
  ]);
  const bare = blockShape.options.flatMap(({ shape }) =>
    ['heroSlides', 'buttonStrip', 'departmentTabs', 'filterTiles'].includes(shape._type.value)
      ? [
          blockShape.parse({
            _type: shape._type.value,
            key: 'empty',
            heading: 'Empty',
            slides: [],
            buttons: [],
            tabs: [],
            tiles: [],
          }),
        ]
      : [],
  );
  expect(bare).toHaveLength(4);
  expect(await blockViews(bare, testContext())).toEqual([]);
});

test('links that may not be followed are left out, and with the last of them the block', async () => {
  const hostile = { ...tile, href: 'javascript:alert(1)' };
  const strip = blockShape.parse({ _type: 'buttonStrip', key: 'a', buttons: [hostile, tile] });
  const only = blockShape.parse({ _type: 'buttonStrip', key: 'b', buttons: [hostile] });
  const views = await blockViews([strip, only], testContext());
  expect(views).toHaveLength(1);
  expect(texts(views)).toContain('/used-cars-for-sale');
  expect(texts(views).join('')).not.toContain('javascript');
});

test('questions are those of the place that have an answer', async () => {
  const faqs = blocks.filter(({ _type }) => _type === 'faqList');
  const [view] = await blockViews(faqs, testContext({ content: testContent(content) }));
  expect(texts(view)).toContain('Really?');
  expect(texts(view)).not.toContain('No answer?');
  expect(texts(view)).not.toContain('Elsewhere?');
});

test('the browser is told nothing of what it need not make, unless it makes the page', async () => {
  const [whole, data] = await Promise.all(
    [true, false].map((isDocument) =>
      blockViews(blocks, testContext({ content: testContent(content), isDocument })),
    ),
  );
  expect(JSON.stringify(whole)).not.toContain('Terms apply.');
  expect(JSON.stringify(whole)).not.toContain('Hello');
  expect(JSON.stringify(data)).toContain('Terms apply.');
  expect(JSON.stringify(data)).toContain('Hello');
});

test('the first slide of the block that leads the page bears its heading', async () => {
  const hero = blocks.filter(({ _type }) => _type === 'heroSlides');
  const views = await blockViews([...hero, ...hero], testContext());
  const leads = views.map((block) =>
    block.type === 'heroSlides' ? block.view.slides.view?.[0]?.isLead : null,
  );
  expect(leads).toEqual([true, false]);
});
