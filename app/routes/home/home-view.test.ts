import { expect, test } from 'vitest';
import { blockViews } from '#app/blocks/block-views.server.ts';
import { testContent, testContext, testSettings, testStore } from '../../../tests/support/website.ts';
import { homeBlocks } from './home-view.server.ts';

const context = testContext();
test.each([
  ['no page is published', null],
  ['the page is empty', { id: 'homePage-alpha', title: null, description: null, blocks: [] }],
])('shows name, tagline, main links and the dealership’s own content while %s', async (_, page) => {
  const settings = { ...testSettings(), tagline: 'Fair is fair.' };
  const blocks = homeBlocks(page, settings, context);
  const content = testContent({ stores: async () => [testStore()] });
  expect(blocks.map(({ _type }) => _type)).toEqual([
    'heroSlides',
    'buttonStrip',
    'bodyStyleTiles',
    'vehicleList',
    'promotionList',
    'reviewStrip',
    'faqList',
    'storeList',
  ]);
  // Those without content are left out.
  const views = await blockViews(blocks, testContext({ content, isDocument: false }));
  expect(views.map(({ type }) => type)).toEqual(['heroSlides', 'buttonStrip', 'storeList']);
  const text = JSON.stringify(views);
  for (const word of [
    'Alpha Motors',
    'Fair is fair.',
    'Get Pre-Approved',
    'Value Your Trade',
    'Schedule Service',
  ])
    expect(text).toContain(word);
});
