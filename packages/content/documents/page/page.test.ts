import { expect, test } from 'vitest';
import {
  runCompleteQuery,
  runQuery,
  owned,
  paragraph,
  picture,
} from '../../../../tests/support/content-queries.ts';
import { pagesQuery } from './page.groq.ts';

const page = (fields: object) =>
  owned('page', 'a', 'x', {
    path: '/winter',
    name: { en: 'Winter', es: 'Invierno' },
    _updatedAt: '2026-11-21T00:00:00Z',
    blocks: [],
    ...fields,
  });

test('returns a page in the requested language, with or without optional fields', async () => {
  const [one] = await runCompleteQuery(pagesQuery, [page({})], { language: 'es' });
  expect(one).toEqual({
    id: 'page-a-x',
    path: '/winter',
    formerPaths: [],
    name: 'Invierno',
    title: null,
    description: null,
    image: null,
    blocks: [],
    isIndexed: true,
    updatedAt: '2026-11-21T00:00:00Z',
  });
});

test('leaves out and reports incomplete parts of a page and keeps the rest', async () => {
  const { value, broken } = await runQuery(pagesQuery, [
    page({
      blocks: [
        { _type: 'ghost', _key: '0' },
        { _type: 'hero', _key: '1', heading: { en: 'Snow' } },
        {
          _type: 'richText',
          _key: '2',
          body: {
            en: [
              paragraph('Words'),
              { _type: 'hologram', _key: 'h' },
              { _type: 'callout', _key: 'c', tone: 'tip', text: 'Note' },
            ],
          },
        },
        // Its file does not exist.
        { _type: 'gallery', _key: '3', pictures: [{ _key: 'g', image: picture('gone') }] },
      ],
    }),
  ]);
  expect(value).toMatchObject([
    {
      blocks: [
        { _type: 'hero', heading: 'Snow' },
        { _type: 'richText', body: [{ _type: 'block' }, { _type: 'callout', text: 'Note' }] },
        { _type: 'gallery', pictures: [] },
      ],
    },
  ]);
  expect(broken).toEqual([
    'page-a-x: blocks[0]._type',
    'page-a-x: blocks[2].body[1]._type',
    'page-a-x: blocks[3].pictures[0].image',
  ]);
});

test('leaves out a page without a path, or keeps its last complete version', async () => {
  const broken = page({ path: null });
  expect((await runQuery(pagesQuery, [broken])).value).toEqual([]);
  const good = await runCompleteQuery(pagesQuery, [page({})]);
  expect(pagesQuery.validate([{ ...good[0], path: null }], good)).toEqual({
    value: good,
    broken: ['page-a-x'],
  });
});
