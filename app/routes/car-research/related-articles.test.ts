import { expect, test } from 'vitest';
import { relatedArticles } from './related-articles.server.ts';
import { testArticle } from '../../../tests/support/articles.ts';

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

test('puts the editors’ choice first, then the most similar of the same category, never the article itself', () => {
  expect(relatedArticles(article, published).map(({ slug }) => slug)).toEqual([
    'chosen',
    'alike',
    'less-alike',
  ]);
});

test('falls back to the newest of the category without a choice or similarity', () => {
  const lone = testArticle({ slug: 'lone', title: 'Brakes', related: [] });
  expect(relatedArticles(lone, [...published, lone]).map(({ slug }) => slug)).toEqual([
    'own',
    'newest',
    'alike',
  ]);
  expect(relatedArticles(lone, [lone])).toEqual([]);
});

test('fills up with other categories, most similar first', () => {
  const story = testArticle({ slug: 'story', title: 'Winter cars', category: 'news' });
  expect(relatedArticles(story, [...published, story]).map(({ slug }) => slug)).toEqual([
    'other',
    'chosen',
    'alike',
  ]);
});
