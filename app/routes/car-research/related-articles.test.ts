import { expect, test } from 'vitest';
import { relatedArticles } from './related-articles.server.ts';
import { testArticle } from './testing.ts';

const article = testArticle({
  slug: 'own',
  title: 'Winter tires or chains',
  related: ['chosen', 'gone', 'own'],
});
const published = [
  article,
  testArticle({ slug: 'newest', title: 'Insurance' }),
  testArticle({ slug: 'alike', title: 'Older winter cars', summary: 'Their tires, too.' }),
  testArticle({ slug: 'less-alike', title: 'Summer tires' }),
  testArticle({ slug: 'chosen', title: 'A sponsor', category: 'news' }),
  testArticle({ slug: 'other', title: 'Winter tires or chains', category: 'news' }),
];

test('editors’ choice comes first, then what is most alike in the same category, never the article itself', () => {
  expect(relatedArticles(article, published).map(({ slug }) => slug)).toEqual([
    'chosen',
    'alike',
    'less-alike',
  ]);
});

test('without a choice, and without likeness, the newest of the category', () => {
  const lone = testArticle({ slug: 'lone', title: 'Brakes', related: [] });
  expect(relatedArticles(lone, [...published, lone]).map(({ slug }) => slug)).toEqual([
    'own',
    'newest',
    'alike',
  ]);
  expect(relatedArticles(lone, [lone])).toEqual([]);
});

test('where a category has too few, others follow, what is most alike first', () => {
  const story = testArticle({ slug: 'story', title: 'Winter cars', category: 'news' });
  expect(relatedArticles(story, [...published, story]).map(({ slug }) => slug)).toEqual([
    'other',
    'chosen',
    'alike',
  ]);
});
