/** Queries over HTTP with @sanity/client: perspectives, parameters, errors, and Sanity's additions to GROQ. */
import { ClientError } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  const { administrator } = lake;
  await administrator
    .transaction()
    .create({ _id: 'author', _type: 'author', name: 'Meridian' })
    .create({
      _id: 'b',
      _type: 'article',
      name: 'Essay',
      author: { _ref: 'author' },
      text: [{ children: [{ text: 'Red and fast' }] }],
    })
    .create({ _id: 'drafts.b', _type: 'article', name: 'Essay draft', author: { _ref: 'author' } })
    .create({ _id: 'drafts.c', _type: 'article', name: 'Only a draft' })
    .create({ _id: 'a', _type: 'article', name: 'Report' })
    .create({ _id: 'versions.summer.a', _type: 'article', name: 'Summer report' })
    .commit();
});
afterAll(() => lake.stop());

const NAMES = '*[_type == "article"]{"id": _id, name}';
test.each<[string, string | string[] | undefined, object[]]>([
  [
    'published',
    'published',
    [
      { id: 'a', name: 'Report' },
      { id: 'b', name: 'Essay' },
    ],
  ],
  [
    'none (defaults to published)',
    undefined,
    [
      { id: 'a', name: 'Report' },
      { id: 'b', name: 'Essay' },
    ],
  ],
  [
    'drafts',
    'drafts',
    [
      { id: 'a', name: 'Report' },
      { id: 'b', name: 'Essay draft' },
      { id: 'c', name: 'Only a draft' },
    ],
  ],
  [
    'a release on top of drafts',
    ['summer', 'drafts'],
    [
      { id: 'a', name: 'Summer report' },
      { id: 'b', name: 'Essay draft' },
      { id: 'c', name: 'Only a draft' },
    ],
  ],
  [
    'raw',
    'raw',
    [
      { id: 'a', name: 'Report' },
      { id: 'b', name: 'Essay' },
      { id: 'drafts.b', name: 'Essay draft' },
      { id: 'drafts.c', name: 'Only a draft' },
      { id: 'versions.summer.a', name: 'Summer report' },
    ],
  ],
])('perspective %s, sorted by id', async (_name, perspective, expected) => {
  const url = new URL(`${lake.url}/v2025-02-19/data/query/production`);
  url.searchParams.set('query', NAMES);
  if (perspective !== undefined) url.searchParams.set('perspective', String(perspective));
  const headers = { Authorization: `Bearer ${lake.administrator.config().token}` };
  expect(await (await fetch(url, { headers })).json()).toMatchObject({ result: expected });
});

test('an earlier API version sees all documents; the drafts perspective adds _originalId', async () => {
  const { token } = lake.administrator.config();
  const early = lake.client(token, { apiVersion: '2021-06-07', perspective: undefined });
  expect(await early.fetch('count(*[_type == "article"])')).toBe(5);
  expect(
    await lake.administrator.fetch('*[_id == "b"][0]{_id, _originalId}', {}, { perspective: 'drafts' }),
  ).toEqual({ _id: 'b', _originalId: 'drafts.b' });
});

test.each<[string, object, unknown]>([
  ['*[_id == $id][0].name', { id: 'a' }, 'Report'],
  ['*[_id == "b"][0].author->name', {}, 'Meridian'],
  ['*[_id == "nothing"][0]', {}, null],
  ['$list[@ > 1]', { list: [1, 2, 3] }, [2, 3]],
  ['*[_type == "article" && [@, _id] match text::query($q)]._id', { q: 'fast*' }, ['b']],
  ['*[[@, _id] match text::query($q) || references($q)]._id', { q: 'author' }, ['author', 'b']],
  ['*[sanity::versionOf("b")]._id', {}, ['b']],
  ['defined(user::attributes().role)', {}, false],
  ['sanity::dataset()', {}, 'production'],
  ['count(*[_type in $types])', { types: ['article', 'author'] }, 3],
  ['*[_type == "article"] | score(name match "report") | order(_score desc)[0]._id', {}, 'a'],
  ['*[_id in *[_type == "article"].author._ref]._id', {}, ['author']],
])('%s', async (query, params, expected) => {
  expect(await lake.administrator.fetch(query, params)).toEqual(expected);
});

test('caches results by query and parameters', async () => {
  for (const id of ['a', 'b', 'a']) {
    expect(await lake.administrator.fetch('*[_id == $id][0]._id', { id })).toBe(id);
  }
});

test('posts a query that is too long for a URL', async () => {
  const query = `*[_id == "a" && name != "${'x'.repeat(12_000)}"]._id`;
  expect(await lake.administrator.fetch(query)).toEqual(['a']);
});

test('never returns a result older than a completed write', async () => {
  const { administrator } = lake;
  for (let n = 0; n < 10; n++) {
    await administrator.createOrReplace({ _id: 'fresh', _type: 'fresh', n });
    expect(await administrator.fetch('*[_id == "fresh"][0].n')).toBe(n);
  }
});

test.each([
  ['*[', 2],
  ['*[_type == ]', 11],
  ['nothing::like(1)', 0],
  ['*[_id == $missing]', 0],
  ['*'.repeat(3), 1],
])('%s is refused with the position of the error', async (query, _position) => {
  const attempt = lake.administrator.fetch(query);
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ClientError);
  expect(error).toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', description: expect.any(String), query },
  });
});

test('refuses deeply nested queries over all documents', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? '*[_id == ^._id]' : `*[count(${nested(depth - 1)}) > 0]`;
  await expect(lake.administrator.fetch(nested(8))).rejects.toMatchObject({ statusCode: 400 });
});
