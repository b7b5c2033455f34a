/** Nothing that one signed-in viewer requests may take down the lake for everyone. */
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRobot } from '@rooftop/lake/robots';
import { isThorough } from '../support/faults.ts';
import { ALPHA, reference } from './names.ts';
import { type LakeUnderTest, startLakeUnderTest } from './lake-fixture.ts';

let lake: LakeUnderTest;
beforeAll(async () => {
  lake = await startLakeUnderTest();
  const create = Array.from({ length: 3000 }, (_, n) => ({
    create: {
      _id: `car-alpha-${n}`,
      _type: 'car',
      dealership: reference(ALPHA),
      title: 'a'.repeat(40),
      n,
    },
  }));
  expect((await lake.mutate('administrator', create, '')).status).toBe(200);
});
afterAll(() => lake.close());

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);
const doubling = (times: number, field: string) => Array(times).fill(`{"a":${field}}`).join('|');

/** Each of these runs into the time limit, so `npm test` tries one. */
const ENDLESS = [
  ['sub-queries of sub-queries', '*[count(*[n > ^.n && count(*[n > ^.n]) > 1]) > 1]._id'],
  ['a product of all documents', '*{"b": *{"c": *{"d": ^.^._id}}}'],
  ['everything within everything', '*{"all": *{...}}{..., "more": *{..., "all": *}}'],
] as const;

describe('queries that would take hours or all memory', () => {
  test.each<readonly [string, string]>([
    ...(isThorough ? ENDLESS : ENDLESS.slice(0, 1)),
    ['a pattern of many stars', `*[title match "${'a*'.repeat(30)}b"]._id`],
    ['an array that doubles', `*[0...1]{"a":[1]}|${doubling(40, '[...a,...a]')}`],
    ['a text that doubles', `*[0...1]{"a":"x"}|${doubling(40, 'a+a')}|{"a":a+"y"}`],
  ])('%s', async (_name, query) => {
    const token = await createRobot(lake.database.pool, {
      name: query.slice(0, 80),
      role: 'viewer',
      tenant: '*',
    });
    const answer = await fetch(`${lake.url}/v2025-02-19/data/query/production?perspective=raw`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const body = await answer.text();
    expect([200, 400], body.slice(0, 300)).toContain(answer.status);
    expect(body.length).toBeLessThan(100_000_000);
    expect(await lake.query('viewer', 'count(*[_type == "car"])')).toBe(3000);
  });

  test.each([
    ['brackets', (depth: number) => '('.repeat(depth) + '1' + ')'.repeat(depth)],
    ['lists', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['filters', (depth: number) => '*[a[b['.repeat(depth)],
    ['negations', (depth: number) => `*[${'!'.repeat(depth)}true]`],
    ['projections', (depth: number) => '*' + '{a'.repeat(depth)],
    ['sums', (depth: number) => Array(depth).fill('1').join('+')],
  ])('deep %s', async (_name, write) => {
    for (const depth of [20, 200, 5000, 40_000]) {
      const answer = await lake.request('viewer', '/data/query/production', {
        method: 'POST',
        body: JSON.stringify({ query: write(depth) }),
      });
      expect([200, 400, 429], `${depth}: ${(await answer.text()).slice(0, 300)}`).toContain(answer.status);
    }
  });
});

// packages/lake/query/slow-work.system.test.ts holds the short form of this.
test.runIf(isThorough)(
  'throttles users who request too much repeatedly, without affecting others',
  async () => {
    const ask = (query: string) =>
      lake.request('leadStaff', `/data/query/production?query=${encodeURIComponent(query)}`);
    const answers = [];
    for (let n = 0; n < 5; n++)
      answers.push(await ask(`*[count(*[n > ^.n && n != ${n}]) > 1 && count(*[n < ^.n]) > 1]._id`));
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await lake.query('editor', 'count(*[_type == "car"])')).toBe(3000);
  },
);

describe('listeners whose filter is invalid or too slow', () => {
  test.each([
    ['not implemented', '*[geo::latLng(1, 2) != null]'],
    ['not implemented in a function', '*[text::semanticSimilarity("x") > 1]'],
    ['many stars', `*["${'a'.repeat(60)}" match "${'a*'.repeat(30)}b"]`],
    ['doubling', `*[count(([1]${'|[...@,...@]'.repeat(1)})[0...10]) > 0]`],
  ])('%s', async (_name, query) => {
    const stream = await lake.request('viewer', `/data/listen/production?query=${encodeURIComponent(query)}`);
    const began = stream.body?.getReader();
    const written = await lake.mutate('editor', [{ patch: { id: 'homePage-alpha', set: { title: query } } }]);
    expect(written.status).toBe(200);
    expect((await lake.mutate('editor', [{ patch: { id: 'homePage-alpha', unset: ['x'] } }])).status).toBe(
      200,
    );
    await began?.cancel();
  });
});

describe('writes', () => {
  const big = { _id: 'page-alpha', _type: 'page', dealership: reference(ALPHA) };
  test.each<[string, unknown[]]>([
    [
      'wildcards over nested arrays',
      [
        { createOrReplace: { ...big, rows: times(300, () => ({ rows: times(300, () => ({ a: 1 })) })) } },
        ...times(200, () => ({ patch: { id: big._id, set: { 'rows[*].rows[*].a': 2, '..a': 3 } } })),
      ],
    ],
    [
      'differences of long texts',
      [
        { createOrReplace: { ...big, text: 'ab'.repeat(200_000) } },
        ...times(50, () => ({
          patch: {
            id: big._id,
            diffMatchPatch: { text: `@@ -1,30 +1,30 @@\n-${'x'.repeat(30)}\n+${'y'.repeat(30)}\n` },
          },
        })),
      ],
    ],
    [
      'descents of descents',
      [
        { createOrReplace: { ...big, a: times(200, () => ({ a: times(50, () => ({ a: [1] })) })) } },
        { patch: { id: big._id, unset: [`..a${'..a'.repeat(20)}`] } },
      ],
    ],
  ])('%s', async (_name, mutations) => {
    const answer = await lake.mutate('editor', mutations, '');
    expect([200, 400, 413], (await answer.text()).slice(0, 300)).toContain(answer.status);
    expect(await lake.query('viewer', 'count(*[_type == "car"])')).toBe(3000);
  });
});

describe('identity', () => {
  test.each(['drafts.versions.r1.homePage-bravo', 'drafts.drafts.x', 'versions.x', 'versions.r1.drafts.x'])(
    'there is no document %s',
    async (id) => {
      const create = { _id: id, _type: 'homePage', dealership: reference(ALPHA) };
      expect((await lake.mutate('editor', [{ create }])).status).toBe(400);
    },
  );

  test('an agency cannot backdate a new dealership', async () => {
    const fields = { _type: 'dealership', _createdAt: '1970-01-01T00:00:00Z' };
    const before = new Date().toISOString();
    const made = [
      await lake.mutate('agency', [{ create: { ...fields, _id: 'dealership-thief' } }]),
      await lake.act('agency', {
        actionType: 'sanity.action.document.create',
        publishedId: 'dealership-draft',
        attributes: { ...fields, _id: 'drafts.dealership-draft' },
      }),
      await lake.mutate('agency', [{ createOrReplace: { ...fields, _id: ALPHA } }]),
      await lake.mutate('agency', [
        { patch: { id: 'dealership-thief', set: { _createdAt: '1970-01-01T00:00:00Z' } } },
      ]),
    ];
    expect(made.map(({ status }) => status).slice(0, 3)).toEqual([200, 200, 200]);
    const old = `*[_type == "dealership" && _createdAt < "2000-01-01"]._id`;
    expect(await lake.query('administrator', old)).toEqual([]);
    expect(await lake.query('administrator', '*[_id == "dealership-thief"][0]._createdAt')).toSatisfy(
      (time: unknown) => typeof time === 'string' && time >= before,
    );
  });
});

test.each([
  '/data/history/production/documents/homePage-alpha?revision=%00',
  '/data/history/production/documents/%00',
  '/data/history/production/events/documents/%00',
  '/data/history/production/transactions/%00?fromTransaction=%00',
])('%s is refused without a server error', async (path) => {
  expect((await lake.request('viewer', path)).status).toBe(400);
});

test('writes twenty thousand documents in one transaction', async () => {
  const create = times(20_000, () => ({}));
  const mutations = create.map((_, n) => ({
    create: { _id: `bulk-${n}`, _type: 'bulk', everyDealership: true },
  }));
  expect((await lake.mutate('administrator', mutations, '')).status).toBe(200);
}, 20_000);

test('disconnects a listener that does not read, and frees its queue', async () => {
  const { hostname, port } = new URL(lake.url);
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = '/v2025-02-19/data/listen/production?query=*';
    const headers = { Authorization: `Bearer ${lake.token('viewer')}` };
    get({ hostname, port, path, headers }, resolve).on('error', reject);
  });
  stream.pause();
  const text = 'x'.repeat(1_000_000);
  for (let n = 0; n < 12; n++) {
    const createOrReplace = { _id: 'page-alpha', _type: 'page', dealership: reference(ALPHA), text };
    expect((await lake.mutate('editor', [{ createOrReplace }], '')).status).toBe(200);
  }
  const ended = new Promise((resolve) => {
    stream.once('error', () => resolve('cut'));
    stream.once('end', () => resolve('ended in peace'));
  });
  stream.resume();
  expect(await ended).toBe('cut');
}, 20_000);
