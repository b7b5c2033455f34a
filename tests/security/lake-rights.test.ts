/**
 * Users cannot reach another dealership's content, whatever their role and whichever endpoint they request. An
 * administrator makes each request first and must see what the others must not, so a request that finds nothing
 * cannot pass.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACTIONS, MUTATIONS } from './lake-attacks.ts';
import { type LakeUnderTest, OUTSIDERS, startLakeUnderTest, type Who } from './lake-fixture.ts';
import { ALPHA, BRAVO, CANARY, reference } from './names.ts';

let lake: LakeUnderTest;
beforeAll(async () => {
  lake = await startLakeUnderTest();
});
afterAll(() => lake.close());

const MEMBERS = OUTSIDERS.filter((who) => who !== 'nobody' && who !== 'stranger');
const query = (text: string, more = ''): string =>
  `/data/query/production?query=${encodeURIComponent(text)}${more}`;
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Reads that show bravo's content to users who may see it. */
const READS: [name: string, path: string, init?: RequestInit][] = [
  ['everything, published', query('*')],
  ['everything, raw', query('*', '&perspective=raw')],
  ['everything, drafts', query('*', '&perspective=drafts')],
  ['everything, previewDrafts', query('*', '&perspective=previewDrafts')],
  ['everything, by POST', '/data/query/production?perspective=raw', json({ query: '*' })],
  ['one by its id', query('*[_id == $id][0]', `&$id=${encodeURIComponent('"homePage-bravo"')}`)],
  ['by its dealership', query(`*[dealership._ref == "${BRAVO}"]`)],
  ['by reference', query('*[references("terms")]')],
  ['by a reverse join', query('*[_id == "terms"]{"by": *[references(^._id)]}')],
  ['by the dealership followed', query(`*[dealership->name match "canary*"]{"name": dealership->name}`)],
  ['a literal reference followed', query(`{"name": @->name, "x": {"_ref": "${BRAVO}"}->}`)],
  ['by path', query('*[_id in path("**")]', '&perspective=raw')],
  ['by version', query('*[sanity::versionOf("homePage-bravo")]', '&perspective=raw')],
  ['by text', query('*[title match "canary"]')],
  ['by full text', query('*[@ match text::query("canary")]')],
  ['by score', query('*[_type == "store"] | score(title match "canary") {title, _score}')],
  ['as an aggregate', query('array::join(*[defined(title)].title, ",")')],
  ['documents', '/data/doc/production/homePage-alpha,homePage-bravo,drafts.homePage-bravo,settings'],
  ['one document', '/data/doc/production/store-bravo-main'],
  ['export', '/data/export/production'],
  ['export of a type', '/data/export/production?types=homePage,dealership'],
  ['export by cursor', '/data/export/production?nextCursor='],
  ['transactions', '/data/history/production/transactions/homePage-bravo?effectFormat=mendoza'],
  [
    'transactions of several',
    '/data/history/production/transactions/homePage-alpha,drafts.homePage-bravo?effectFormat=mendoza',
  ],
  [
    'transactions of a deleted one',
    '/data/history/production/transactions/store-bravo-gone?effectFormat=mendoza',
  ],
  ['a document in the past', '/data/history/production/documents/store-bravo-main?time=2100-01-01T00:00:00Z'],
  ['assets', query('*[_type == "sanity.imageAsset"]')],
  ['everything with its sources', query('*', '&resultSourceMap=true')],
  [
    'references with their sources',
    query('*[]{"by": dealership->name}', '&resultSourceMap=withKeyArraySelector'),
  ],
];

/** Reads that contain no content, but still must not reveal anything to outsiders. */
const NAMES: readonly (readonly [string, string])[] = [
  ['events', '/data/history/production/events/documents/homePage-bravo'],
  ['members', '/projects/rooftop?includeMembers=true'],
];

describe('reading', () => {
  test.each<[string, string, RequestInit?]>(READS)('%s', async (_, path, init) => {
    const administrator = await (await lake.request('administrator', path, init)).text();
    expect(administrator).toContain(CANARY);
    for (const who of OUTSIDERS) {
      const response = await lake.request(who, path, init);
      const body = await response.text();
      expect(body, who).not.toContain(CANARY);
      if (who === 'stranger') expect(response.status).toBe(401);
      else expect(response.status, `${who}: ${body}`).toBeLessThan(500);
    }
    // Repeat the requests: a response cached for one user must not go to another.
    expect(await (await lake.request('administrator', path, init)).text()).toContain(CANARY);
    expect(await (await lake.request('viewer', path, init)).text()).not.toContain(CANARY);
  });

  test.each(NAMES)('%s', async (_, path) => {
    expect(await (await lake.request('administrator', path)).text()).not.toBe('');
    for (const who of OUTSIDERS) {
      const response = await lake.request(who, path);
      const body = await response.text();
      expect(body, who).not.toMatch(/canary|agency dealership-bravo|"author"/);
    }
  });

  test('counts include only what the user may see', async () => {
    const all = z.number().parse(await lake.query('administrator', 'count(*[_type == "homePage"])'));
    expect(all).toBe(4);
    for (const who of MEMBERS) expect(await lake.query(who, 'count(*[_type == "homePage"])'), who).toBe(2);
    expect(await lake.query('nobody', 'count(*)')).toBe(0);
  });

  test.each(MEMBERS)('%s sees alpha and shared content', async (who) => {
    expect(await lake.query(who, '*[!(_type in ["sanity.imageAsset"])]._id')).toEqual([
      ALPHA,
      'drafts.homePage-alpha',
      'homePage-alpha',
      'terms',
    ]);
    expect(await lake.query(who, '*[_type == "sanity.imageAsset"].originalFilename')).toEqual(['alpha.svg']);
  });

  test.each([
    '/data/query/other?query=*',
    '/data/doc/other/terms',
    '/data/export/other',
    '/projects/other/datasets/production/acl',
  ])('%s is not a dataset or project of this lake', async (path) => {
    expect((await lake.request('administrator', path)).status).toBe(404);
  });

  test.each([
    ['GET', '/data/query/production?query=*'],
    ['GET', '/data/doc/production/terms'],
    ['GET', '/data/listen/production?query=*'],
    ['GET', '/data/live/events/production?includeDrafts=true'],
    ['GET', '/data/export/production'],
    ['GET', '/data/history/production/transactions/terms'],
    ['GET', '/data/history/production/events/documents/terms'],
    ['GET', '/data/history/production/documents/terms?time=2100-01-01T00:00:00Z'],
    ['GET', '/projects/rooftop/datasets/production/acl'],
    ['GET', '/users/me/keyvalue/a'],
    ['POST', '/data/mutate/production'],
    ['POST', '/data/actions/production'],
    ['POST', '/assets/images/production'],
    ['POST', '/assets/files/production'],
    ['POST', '/access/users'],
  ])('%s %s requires a valid token', async (method, path) => {
    for (const authorization of ['', 'Bearer x', `Basic ${lake.token('administrator')}`]) {
      const response = await fetch(`${lake.url}/v2025-02-19${path}`, {
        method,
        headers: { 'X-Sanity-Project-ID': 'rooftop', Authorization: authorization },
        redirect: 'manual',
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ statusCode: 401 });
    }
    const inAddress = await fetch(
      `${lake.url}/v2025-02-19${path}${path.includes('?') ? '&' : '?'}token=${lake.token('administrator')}`,
      {
        method,
        headers: { 'X-Sanity-Project-ID': 'rooftop', Cookie: `sanitySession=${lake.token('administrator')}` },
      },
    );
    expect(inAddress.status).toBe(401);
  });
});

/** Expects a refusal, or the response for a missing document. Neither may reveal anything about the document. */
function expectRefused(who: string, status: number, body: string): void {
  expect(body, who).not.toContain(CANARY);
  if (status === 200)
    expect(JSON.parse(body).results, who).toEqual([expect.objectContaining({ operation: 'none' })]);
  else
    expect(
      status === 401 || status === 403 || status === 404 || status === 409 || status === 400,
      `${who}: ${status} ${body}`,
    ).toBe(true);
}

/** Expected status of a patch. A document that the user cannot see is reported as missing rather than forbidden. */
function expected(who: Who, writers: readonly Who[]): number {
  if (who === 'stranger') return 401;
  return writers.includes(who) ? 200 : 403;
}

/** Returns everything that must not change, as the administrator sees it. */
const others = () => lake.query('administrator', `*[!(_id in ["homePage-alpha", "drafts.homePage-alpha"])]`);

/** A document with this id, of the type that the id names. Whether there is such a dealership is no secret. */
const named = (id: string, dealership: string) => ({
  _id: id,
  _type: id
    .replace(/^(drafts|versions\.r1)\./, '')
    .split('-', 1)[0]
    ?.replace('dealership', 'page'),
  dealership: reference(dealership),
});
/** A change that the editor may make, so that what follows is not the transaction's first. */
const HARMLESS = { patch: { id: 'homePage-alpha', set: { note: 'x' } } };

/** Requests with an id, such as a document's, that must not reveal whether it exists. */
const PROBES: readonly (readonly [string, (id: string) => [path: string, init?: RequestInit]])[] = [
  ['doc', (id) => [`/data/doc/production/${id},drafts.${id}`]],
  [
    'query',
    (id) => [query(`*[_id == "${id}"]{..., "of": dealership->name}`, '&perspective=raw&returnQuery=false')],
  ],
  [
    'a reference followed',
    (id) => [query(`{"x": {"_ref": "${id}"}->, "n": count(*[references("${id}")])}`, '&returnQuery=false')],
  ],
  ['transactions', (id) => [`/data/history/production/transactions/${id}?effectFormat=mendoza`]],
  ['events', (id) => [`/data/history/production/events/documents/${id}`]],
  ['a past document', (id) => [`/data/history/production/documents/${id}?time=2100-01-01T00:00:00Z`]],
  ['a last revision', (id) => [`/data/history/production/documents/${id}?lastRevision=true`]],
  ['names', (id) => [`/data/names/production/${id}`]],
  ['references from elsewhere', (id) => [`/data/references/production/documents/${id}/to`]],
  ...(
    [
      ['patch', (id) => ({ patch: { id, set: { title: 'x' } } })],
      ['patch at a revision', (id) => ({ patch: { id, set: { title: 'x' }, ifRevisionID: 'r' } })],
      ['delete', (id) => ({ delete: { id } })],
      ...[ALPHA, BRAVO].flatMap((dealership): [string, (id: string) => object][] => [
        [`create in ${dealership}`, (id) => ({ create: named(id, dealership) })],
        [`create if missing in ${dealership}`, (id) => ({ createIfNotExists: named(id, dealership) })],
        [`create or replace in ${dealership}`, (id) => ({ createOrReplace: named(id, dealership) })],
        [`create a draft in ${dealership}`, (id) => ({ create: named(`drafts.${id}`, dealership) })],
        [`create a version in ${dealership}`, (id) => ({ create: named(`versions.r1.${id}`, dealership) })],
      ]),
      [
        'create as a dealership',
        (id) => ({
          create: { _id: id.startsWith('dealership-') ? 'page-x' : id, _type: 'dealership', name: 'x' },
        }),
      ],
      [
        'create an asset',
        (id) => ({ create: { _id: id, _type: 'sanity.imageAsset', dealerships: [ALPHA] } }),
      ],
      ['refer', (id) => ({ patch: { id: 'homePage-alpha', set: { to: reference(id) } } })],
      [
        'refer weakly',
        (id) => ({ patch: { id: 'homePage-alpha', set: { to: { ...reference(id), _weak: true } } } }),
      ],
    ] satisfies [string, (id: string) => object][]
  ).flatMap(([name, mutation]): [string, (id: string) => [string, RequestInit]][] =>
    (
      [
        [name, (id) => [mutation(id)]],
        [`${name}, later`, (id) => [HARMLESS, mutation(id)]],
        [`${name}, then delete`, (id) => [mutation(id), { delete: { id } }]],
        [`${name}, then fail`, (id) => [mutation(id), { patch: { id: 'never', set: { x: 1 } } }]],
      ] satisfies [string, (id: string) => object[]][]
    ).map(([title, mutations]) => [
      `mutation: ${title}`,
      (id) => ['/data/mutate/production?returnIds=true&dryRun=true', json({ mutations: mutations(id) })],
    ]),
  ),
  ...(
    [
      ['edit', (id) => ({ draftId: `drafts.${id}`, publishedId: id, patch: { set: { title: 'x' } } })],
      ['publish', (id) => ({ draftId: `drafts.${id}`, publishedId: id })],
      ['unpublish', (id) => ({ draftId: `drafts.${id}`, publishedId: id })],
      ['discard', (id) => ({ draftId: `drafts.${id}` })],
      ['delete', (id) => ({ publishedId: id })],
      ...[ALPHA, BRAVO].flatMap((dealership): [string, (id: string) => object][] => [
        ['create', (id) => ({ publishedId: id, attributes: named(`drafts.${id}`, dealership) })],
        ['create', (id) => ({ publishedId: id, attributes: named(id, dealership), ifExists: 'ignore' })],
        ['replaceDraft', (id) => ({ publishedId: id, attributes: named(`drafts.${id}`, dealership) })],
        ['version.create', (id) => ({ publishedId: id, document: named(`versions.r1.${id}`, dealership) })],
        ['version.replace', (id) => ({ document: named(`versions.r1.${id}`, dealership) })],
      ]),
      ['version.discard', (id) => ({ versionId: `versions.r1.${id}` })],
    ] satisfies [string, (id: string) => object][]
  ).map(([name, fields]): [string, (id: string) => [string, RequestInit]] => [
    `action: ${name}`,
    (id) => [
      '/data/actions/production?dryRun=true',
      json({ actions: [{ actionType: `sanity.action.document.${name}`, ...fields(id) }] }),
    ],
  ]),
  [
    'an invitation',
    (id) => ['/access/users', json({ email: 'a@b.example', name: 'A', tenant: id, role: 'viewer' })],
  ],
];

describe('unreadable documents look like missing ones', () => {
  /** Returns status and body, without the id itself and values that differ between requests. */
  async function answer(who: Who, id: string, probe: (typeof PROBES)[number][1]): Promise<string> {
    const [path, init] = probe(id);
    const response = await lake.request(who, path, init);
    const body = (await response.text())
      // No id, but the same word.
      .replaceAll('the settings of a dealership', 'what a dealership has')
      .replaceAll(id, 'ID')
      .replace(/"ms":\d+|"transactionId":"[^"]*"|"s1:[^"]*"/g, '');
    return `${response.status} ${body}`;
  }

  test.each(PROBES)('%s', async (_, probe) => {
    const picture = z
      .string()
      .parse(await lake.query('administrator', `*[originalFilename == "${CANARY}.svg"][0]._id`));
    for (const who of OUTSIDERS) {
      for (const [hidden, missing] of [
        ['homePage-bravo', 'navigation-bravo'],
        ['store-bravo-main', 'store-bravo-other'],
        [BRAVO, 'dealership-nobody'],
        ['settings', 'nothing'],
        [picture, `image-${'2'.repeat(40)}-8x8-svg`],
      ] as const)
        expect(await answer(who, hidden, probe), `${who} ${hidden}`).toBe(await answer(who, missing, probe));
    }
  });

  test('for listeners too', async () => {
    /** Returns the events up to the one for alpha's page. */
    const heard = async (id: string) => {
      const listened = encodeURIComponent(`*[_id in ["${id}", "homePage-alpha"]]`);
      const abort = new AbortController();
      const path = `/data/listen/production?query=${listened}&includeResult=true`;
      const { body } = await lake.request('editor', path, { signal: abort.signal });
      await lake.mutate('administrator', [{ patch: { id: 'homePage-bravo', set: { note: 'x' } } }]);
      await lake.mutate('administrator', [{ patch: { id: 'homePage-alpha', set: { note: 'x' } } }]);
      let text = '';
      for await (const chunk of body ?? []) {
        text += Buffer.from(chunk).toString();
        if (text.includes('"documentId":"homePage-alpha"')) break;
      }
      abort.abort();
      return text.match(/^event: .*$/gm);
    };
    expect(await heard('homePage-bravo')).toEqual(['event: welcome', 'event: mutation']);
    expect(await heard('homePage-nobody')).toEqual(['event: welcome', 'event: mutation']);
  });

  test.each([
    [403, 'homePage-bravo', 'homePage'],
    [403, 'navigation-bravo', 'navigation'],
    [403, 'store-alpha-main', 'store'],
    [200, 'navigation-alpha', 'navigation'],
    [200, 'drafts.navigation-alpha', 'navigation'],
    [200, crypto.randomUUID(), 'store'],
    [200, `drafts.${crypto.randomUUID()}`, 'store'],
    [200, undefined, 'store'],
    [200, 'drafts.', 'store'],
  ])('%d for an editor who creates %s as %s', async (status, _id, _type) => {
    const document = { _id, _type, dealership: reference(ALPHA) };
    const response = await lake.mutate('editor', [{ create: document }], 'dryRun=true');
    expect(response.status).toBe(status);
  });
});

describe('writing', () => {
  test.each(MUTATIONS)('%s', async (_, mutations) => {
    const before = await others();
    for (const who of OUTSIDERS) {
      for (const more of ['', '&dryRun=true']) {
        const response = await lake.mutate(
          who,
          mutations,
          `returnIds=true&returnDocuments=true&visibility=sync${more}`,
        );
        const body = await response.text();
        expectRefused(who, response.status, body);
      }
    }
    expect(await others()).toEqual(before);
    expect(await lake.query('administrator', '*[_id == "homePage-alpha"][0].mixed')).toBeNull();
  });

  test.each(ACTIONS)('action %s', async (_, one) => {
    const before = await others();
    for (const who of OUTSIDERS) {
      const response = await lake.act(who, one);
      const body = await response.text();
      expectRefused(who, response.status, body);
    }
    expect(await others()).toEqual(before);
  });

  test.each([
    '{"delete": {"query": "*"}}',
    '{"patch": {"query": "*[_type == \\"store\\"]", "set": {"title": "x"}}}',
  ])('by query: %s changes nothing of others', async (mutation) => {
    const before = await others();
    for (const who of OUTSIDERS) {
      const body = await (
        await lake.mutate(who, [JSON.parse(mutation)], 'returnIds=true&returnDocuments=true&dryRun=true')
      ).text();
      expect(body, who).not.toMatch(/canary|bravo/);
    }
    const body = await (
      await lake.mutate('editor', [JSON.parse(mutation.replace('"*"', '"*[_type == \\"store\\"]"'))])
    ).text();
    expect(body).not.toMatch(/canary|bravo/);
    expect(await others()).toEqual(before);
  });

  test('only administrators write shared content, and refusals contain no names', async () => {
    const attempts = [
      { delete: { id: 'terms' } },
      { patch: { id: 'terms', set: { note: 'x' } } },
      { create: { _id: 'drafts.terms', _type: 'page', everyDealership: true } },
      { create: { _type: 'page', everyDealership: true } },
    ];
    for (const who of MEMBERS) {
      for (const attempt of attempts) {
        const response = await lake.mutate(who, [attempt]);
        expect(response.status, who).toBe(403);
        expect(await response.text(), who).not.toMatch(/canary|bravo/);
      }
    }
    expect(
      (await lake.mutate('administrator', [{ patch: { id: 'terms', set: { note: 'x' } } }])).status,
    ).toBe(200);
    expect((await lake.mutate('administrator', [{ delete: { id: 'terms' } }])).status).toBe(409);
  });

  test('only users who may write alpha can write it', async () => {
    const patch = [{ patch: { id: 'homePage-alpha', set: { note: 'written' } } }];
    for (const who of OUTSIDERS) {
      const { status } = await lake.mutate(who, patch);
      expect(status, who).toBe(expected(who, ['agency', 'editor']));
    }
    for (const who of OUTSIDERS) {
      const { status } = await lake.mutate(who, [{ patch: { id: ALPHA, set: { note: `by ${who}` } } }]);
      expect(status, who).toBe(expected(who, ['agency']));
    }
    const company = [{ patch: { id: ALPHA, set: { company: { phone: '+12025550143' } } } }];
    for (const who of OUTSIDERS) {
      const { status } = await lake.mutate(who, company);
      expect(status, who).toBe(expected(who, ['agency', 'editor']));
    }
  });

  test('an editor can write only the company data of the dealership, by any route', async () => {
    const draft = `drafts.${ALPHA}`;
    const action = (actionType: string, more: object) => ({
      actionType,
      publishedId: ALPHA,
      draftId: draft,
      ...more,
    });
    const edit = (set: object) => action('sanity.action.document.edit', { patch: { set } });
    const publish = action('sanity.action.document.publish', {});
    const leads = { recipients: { _type: 'leadAddresses', leads: ['sales@alpha.example'] } };

    expect((await lake.act('editor', edit({ company: { phone: '+12025550144' } }))).status).toBe(200);
    expect((await lake.act('editor', edit(leads))).status).toBe(200);
    expect((await lake.act('editor', publish)).status).toBe(200);
    const saved = `*[_id == "${ALPHA}"][0]{ "phone": company.phone, "leads": recipients.leads, hostnames, name }`;
    const now = { phone: '+12025550144', leads: ['sales@alpha.example'], hostnames: null, name: 'Alpha' };
    expect(await lake.query('editor', saved)).toEqual(now);

    const stolen = { hostnames: ['bravo.example'] };
    const [whole] = z.array(z.looseObject({})).parse(await lake.query('editor', `*[_id == "${ALPHA}"]`));
    const attempts = [
      lake.act('editor', edit(stolen)),
      lake.act('editor', edit({ recipients: { crmAddresses: ['x@bravo.example'] } })),
      lake.act(
        'editor',
        action('sanity.action.document.create', {
          attributes: { ...whole, _id: draft, ...stolen },
          ifExists: 'fail',
        }),
      ),
      lake.act('editor', action('sanity.action.document.delete', { includeDrafts: [draft] })),
      lake.act('editor', action('sanity.action.document.unpublish', {})),
      lake.mutate('editor', [{ patch: { id: ALPHA, set: stolen } }]),
      lake.mutate('editor', [{ patch: { query: `*[_id == "${ALPHA}"]`, set: stolen } }]),
      lake.mutate('editor', [{ create: { ...whole, _id: draft, ...stolen } }]),
      lake.mutate('editor', [{ createOrReplace: { ...whole, ...stolen } }]),
      lake.mutate('editor', [{ createIfNotExists: { ...whole, _id: `versions.r1.${ALPHA}`, ...stolen } }]),
      lake.mutate('editor', [{ delete: { id: ALPHA } }]),
    ];
    for (const [index, attempt] of attempts.entries())
      expect((await attempt).status, `attempt ${index}`).toBeGreaterThanOrEqual(400);

    // An editor can neither publish nor discard what an agency prepares in the draft.
    expect((await lake.act('agency', edit(stolen))).status).toBe(200);
    expect((await lake.act('editor', edit({ company: { phone: '+12025550145' } }))).status).toBe(200);
    expect((await lake.act('editor', publish)).status).toBe(403);
    expect((await lake.mutate('editor', [{ delete: { id: draft } }])).status).toBe(403);
    expect(await lake.query('editor', saved)).toEqual(now);
    expect((await lake.mutate('agency', [{ delete: { id: draft } }])).status).toBe(200);
  });

  test('the author of a transaction is the signed-in user, whatever the request says', async () => {
    const response = await lake.request(
      'editor',
      '/data/mutate/production?identity=u-boss&author=u-boss',
      json({
        mutations: [{ patch: { id: 'homePage-alpha', set: { note: 'by the editor' } } }],
        transactionId: 'authored-by-editor',
        author: 'u-boss',
        identity: 'u-boss',
      }),
    );
    expect(response.status).toBe(200);
    const { id } = z
      .object({ id: z.string() })
      .parse(await (await lake.request('editor', '/users/me')).json());
    const log = await (
      await lake.request(
        'administrator',
        '/data/history/production/transactions/homePage-alpha?excludeContent=true',
      )
    ).text();
    const line = log.split('\n').find((one) => one.includes('authored-by-editor')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ author: id });
  });

  test('a transaction on both dealerships shows each only its own part', async () => {
    await lake.request(
      'administrator',
      '/data/mutate/production',
      json({
        transactionId: 'both-at-once',
        mutations: [
          { patch: { id: 'homePage-alpha', set: { both: 'alpha-part' } } },
          { patch: { id: 'store-bravo-main', set: { both: CANARY } } },
        ],
      }),
    );
    const path = '/data/history/production/transactions/homePage-alpha?effectFormat=mendoza';
    expect(await (await lake.request('administrator', path)).text()).toContain('both-at-once');
    const seen = await (await lake.request('editor', path)).text();
    expect(seen).toContain('both-at-once');
    expect(seen).not.toMatch(/canary|bravo/);
  });
});
