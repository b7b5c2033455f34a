import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import { testContent, testContext } from '../../../tests/support/website.ts';
import { researchView } from './research-view.server.ts';
import { testArticle } from '../../../tests/support/articles.ts';

const view = (count: number) => {
  const articles = Array.from({ length: count }, (_, at) => testArticle({ slug: `a-${at}` }));
  return researchView(testContext({ content: testContent({ articles: async () => articles }) }));
};

test.each([
  [1, 0, false],
  [10, 9, false],
  [11, 9, true],
])(
  'of %i articles it shows one as lead and %i more, and links to the rest: %s',
  async (count, following, hasAll) => {
    const { first, newest, all, empty } = await view(count);
    expect(first?.href).toBe('/car-research/a-0');
    expect(newest.map(({ href }) => href)).toHaveLength(following);
    expect(all === null).toBe(!hasAll);
    expect(empty).toBeNull();
  },
);

test('says how to ask when there are no articles', async () => {
  const { first, empty, lead } = await view(0);
  expect(first).toBeNull();
  expect(empty).toMatchObject({ text: en['research.empty'], href: '/contact-us' });
  expect(lead.categories.choices).toHaveLength(1);
});
