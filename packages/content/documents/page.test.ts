import { expect, test } from 'vitest';
import { ask, askFor, owned, paragraph, picture } from '../testing.ts';
import { pagesQuery } from './page.groq.ts';

const page = (fields: object) =>
  owned('page', 'a', 'x', {
    path: '/winter',
    name: { en: 'Winter', es: 'Invierno' },
    _updatedAt: '2026-11-21T00:00:00Z',
    blocks: [],
    ...fields,
  });

test('a page in the language asked for, with what it may leave out', async () => {
  const [one] = await ask(pagesQuery, [page({})], { language: 'es' });
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

test('what is incomplete in a page is left out and reported, the rest stays', async () => {
  const { value, broken } = await askFor(pagesQuery, [
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
        // Its file is gone.
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

test('a page without an address is left out whole, or keeps its last complete state', async () => {
  const broken = page({ path: null });
  expect((await askFor(pagesQuery, [broken])).value).toEqual([]);
  const good = await ask(pagesQuery, [page({})]);
  expect(pagesQuery.check([{ ...good[0], path: null }], good)).toEqual({ value: good, broken: ['page-a-x'] });
});
