import { expect, test } from 'vitest';
import { owned, runCompleteQuery } from '../../../../tests/support/content-queries.ts';
import { PAGE_BLOCKS } from '../../blocks/page-blocks.ts';
import { homePageQuery } from './home-page.groq.ts';
import { standardBlockFields, standardBlocks } from './standard-home-page.ts';

const tagline = { _type: 'localeString', en: 'Fair is fair.', es: 'Lo justo es justo.' };

test.each([
  ['en', tagline.en],
  ['es', tagline.es],
] as const)(
  'a new home page in the Studio begins as what the website shows in %s',
  async (language, text) => {
    const blocks = standardBlockFields({ name: 'Alpha Motors', tagline, languages: ['en', 'es'] });
    const page = await runCompleteQuery(homePageQuery, [owned('homePage', 'a', 'home', { blocks })], {
      language,
    });
    const shown = standardBlocks({ name: 'Alpha Motors', tagline: text }, language);
    expect(page?.blocks).toEqual(shown.map((block) => ({ ...block, shownTo: null })));
    expect(page?.blocks).toHaveLength(8);
  },
);

test('writes the name in the languages of the dealership only, and needs no tagline', () => {
  const [hero] = standardBlockFields({ name: 'Alpha', tagline: null, languages: ['es'] });
  expect(hero).toMatchObject({ slides: [{ headline: { _type: 'localeString', es: 'Alpha' } }] });
  expect(JSON.stringify(hero)).not.toContain('text');
});

test('begins with blocks that editors can add, each under a key of its own', () => {
  const blocks = standardBlockFields({ name: 'Alpha', tagline: null, languages: ['en'] });
  const parts = blocks.map((block) => ({ _key: '', _type: '', ...block }));
  expect(PAGE_BLOCKS).toEqual(expect.arrayContaining(parts.map(({ _type }) => _type)));
  expect(new Set(parts.map(({ _key }) => _key)).size).toBe(blocks.length);
});
