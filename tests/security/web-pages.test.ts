/**
 * One process serves many dealerships from one cache. No page may contain another dealership's content or be
 * poisoned. `npm run faults` tries everything on every page, `npm test` half of the attacks on one page each.
 */
import { freshDatabase } from '../support/database.ts';
import { isThorough } from '../support/faults.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealership, documents, homePage, RECIPIENT, store } from '../integration/content-fixtures.ts';
import { startStubLake, type StubLake } from '../integration/stub-lake.ts';
import {
  type Answer,
  type TestRequest,
  ask,
  holdHosts,
  startWeb,
  type WebProcess,
} from '../integration/web-fixtures.ts';

const SLUGS = Array.from({ length: 20 }, (_, index) => `dealer-${String.fromCharCode(97 + index)}`);
const canary = (slug: string) => `canary-of-${slug}-end`;
const hostOf = (slug: string) => `www.${slug}.example`;
const other = (slug: string) => SLUGS[(SLUGS.indexOf(slug) + 7) % SLUGS.length] ?? '';

const ROUTES = [
  '/',
  '/_root.data',
  '/_root.data?_routes=root',
  '/_root.data?_routes=home',
  '/our-company/locations/main',
  '/our-company/locations/main.data',
  '/legal/privacy-policy',
  '/our-company',
  '/contact-us',
  '/contact-us?topic=2',
  '/contact-us.data',
  '/favicon.svg',
  '/site.webmanifest',
  '/nope',
  '/nope.data',
  '/choose-store',
  '/car-research/oil',
  '/legal/your-privacy-choices',
  '/our-company/meet-our-team',
  '/our-company/meet-our-team/ann-lee',
  '/our-company/careers/technician',
  '/special-offers/dealer/bonus',
  '/winter',
];
/** Cached pages. */
const KEPT = ROUTES.slice(0, 8);

/** Dealerships that are visited. All of them are named in the requests. */
const VISITED = SLUGS.filter((_, index) => isThorough || index % 10 === 0);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;

beforeAll(async () => {
  database = await freshDatabase();
  lake = await startStubLake({
    dealerships: SLUGS.map((slug) => dealership(slug, [hostOf(slug)], { name: `${canary(slug)} Motors` })),
    stores: new Map(
      SLUGS.map((slug) => [
        `dealership-${slug}`,
        [
          store('main', `${canary(slug)} Main`, '+18145550101'),
          store(slug, `${canary(slug)} Own`, '+18145550102'),
        ],
      ]),
    ),
    homePages: new Map(SLUGS.map((slug) => [`dealership-${slug}`, homePage(canary(slug))])),
    others: new Map(SLUGS.map((slug) => [`dealership-${slug}`, documents(canary(slug))])),
  });
  await holdHosts(database.url, Object.fromEntries(SLUGS.map((slug) => [`${slug}.example`, slug])));
  web = await startWeb(lake.url, database.url, { LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
});

const heard = ({ headers, body }: Answer) =>
  new Set(`${JSON.stringify(headers)}${body}`.match(/canary-of-dealer-\w-end/g));

/** Returns ways to claim a dealership other than the requested host's, or to leave it undefined. */
function mutations(slug: string): readonly [string, TestRequest][] {
  const own = hostOf(slug);
  const foreign = hostOf(other(slug));
  return [
    ['plain', { host: own }],
    ['capitals', { host: own.toUpperCase() }],
    ['a port', { host: `${own}:8080` }],
    ['a trailing dot', { host: `${own}.` }],
    ['X-Forwarded-Host', { host: own, headers: { 'X-Forwarded-Host': foreign } }],
    ['X-Host', { host: own, headers: { 'X-Host': foreign } }],
    ['Forwarded', { host: own, headers: { Forwarded: `host=${foreign}` } }],
    ['X-Original-URL', { host: own, headers: { 'X-Original-URL': `http://${foreign}/` } }],
    ['X-Rewrite-URL', { host: own, headers: { 'X-Rewrite-URL': '/nope' } }],
    ['X-Forwarded-Server', { host: own, headers: { 'X-Forwarded-Server': foreign } }],
    [
      'X-Forwarded-Port and -Proto',
      { host: own, headers: { 'X-Forwarded-Port': '1', 'X-Forwarded-Proto': 'https' } },
    ],
    [
      'Referer and Origin',
      { host: own, headers: { Referer: `http://${foreign}/`, Origin: `http://${foreign}` } },
    ],
    ['a store of another', { host: own, headers: { Cookie: `userSelectedStore=${other(slug)}` } }],
    ['its own store', { host: own, headers: { Cookie: `userSelectedStore=${slug}` } }],
    [
      'two store cookies',
      { host: own, headers: { Cookie: `userSelectedStore=${other(slug)}; userSelectedStore=main` } },
    ],
    ['a tag of another', { host: own, headers: { 'If-None-Match': '*' } }],
    ['a proxy’s address', { host: own, path: `http://${foreign}/` }],
    ['a user in the host', { host: `${own}@${foreign}` }],
    ['two names', { host: `${own}, ${foreign}` }],
    ['an unknown host', { host: `${own}.evil.example`, headers: { 'X-Forwarded-Host': own } }],
  ];
}

/** Not more than a web process renders at once, because a refused request would prove nothing. */
const AT_ONCE = 16;

test('no dealership’s page contains anything of another’s, cached or not, in any order', {
  timeout: 600_000,
}, async () => {
  for (const routes of [ROUTES, isThorough ? ROUTES : KEPT]) {
    for (const path of routes) {
      const all = VISITED.flatMap((slug) =>
        mutations(slug).map(([name, request]) => ({ slug, name, request })),
      );
      // Consecutive requests are for different dealerships.
      const mixed = all.map((_, index) => all[(index * 181) % all.length]).filter((one) => one !== undefined);
      for (let start = 0; start < mixed.length; start += AT_ONCE) {
        await Promise.all(
          mixed.slice(start, start + AT_ONCE).map(async ({ slug, name, request }) => {
            const answer = await ask(web.port, { path, ...request });
            const where = `${name} ${slug} ${path}`;
            for (const found of heard(answer)) expect(found, where).toBe(canary(slug));
            expect(answer.body, where).not.toContain(RECIPIENT);
            if (name === 'an unknown host') {
              expect([answer.status, answer.headers['cache-control']], where).toEqual([404, 'no-store']);
              expect(heard(answer).size, where).toBe(0);
            }
          }),
        );
      }
    }
  }
});

const HEADERS = [
  'Accept',
  'Accept-Charset',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Client-IP',
  'CF-Connecting-IP',
  'Content-Type',
  'Cookie',
  'DNT',
  'Fastly-Client-IP',
  'Forwarded',
  'From',
  'If-Match',
  'If-Modified-Since',
  'Max-Forwards',
  'Origin',
  'Pragma',
  'Purpose',
  'Range',
  'Referer',
  'Save-Data',
  'Sec-Fetch-Dest',
  'Sec-Fetch-Mode',
  'Sec-GPC',
  'TE',
  'True-Client-IP',
  'Upgrade-Insecure-Requests',
  'User-Agent',
  'Via',
  'X-Amz-Website-Redirect-Location',
  'X-Api-Version',
  'X-Backend-Host',
  'X-Cache-Key',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Path',
  'X-Forwarded-Prefix',
  'X-Forwarded-Proto',
  'X-Forwarded-Scheme',
  'X-Forwarded-SSL',
  'X-HTTP-Method-Override',
  'X-Host',
  'X-Method-Override',
  'X-Middleware-Subrequest',
  'X-Original-Host',
  'X-Original-URL',
  'X-Real-IP',
  'X-Remix-Reload-Document',
  'X-Remix-Request',
  'X-Requested-With',
  'X-Rewrite-URL',
  'X-Wap-Profile',
] as const;
const VALUES = ['poison-42.example', '1', 'https', '"><script>poison-42</script>'] as const;
const PARAMETERS = [
  'utm_source',
  'gclid',
  'fbclid',
  'index',
  '_data',
  '_routes',
  'store',
  'lang',
  'callback',
  'url',
  'page',
];

type Attack = readonly [string, { headers?: Record<string, string>; query?: string }];

const attackBy = (name: string, value: string): Attack => [
  `${name}: ${value}`,
  { headers: { [name]: name === 'Cookie' ? `userSelectedStore=${value}; poison-42=1` : value } },
];

/** More than two hundred ways to inject something into a page that others will see. */
const ATTACKS: readonly Attack[] = [
  ...HEADERS.flatMap((name) => VALUES.map((value) => attackBy(name, value))),
  ...PARAMETERS.flatMap((name) =>
    ['poison-42', 'poison-42%22%3E%3Cscript%3E', 'root&poison-42'].map(
      (value): Attack => [`?${name}=${value}`, { query: `${name}=${value}` }],
    ),
  ),
];
/** Every header with half of the values in turn, and every parameter. */
const SOME_ATTACKS = ATTACKS.filter(
  ([, { query }], at) => query !== undefined || (Math.floor(at / VALUES.length) + at) % 2 === 0,
);

/** Rounds of one attack on each cached page: all attacks on every page if thorough, otherwise each on one page. */
const ROUNDS = isThorough
  ? ATTACKS.map((attack) => KEPT.map((path) => ({ path, attack })))
  : Array.from({ length: Math.ceil(SOME_ATTACKS.length / KEPT.length) }, (_, round) =>
      KEPT.flatMap((path, at) => {
        const attack = SOME_ATTACKS[round * KEPT.length + at];
        return attack === undefined ? [] : [{ path, attack }];
      }),
    );

describe('cache poisoning', () => {
  test('covers enough attacks', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(200);
    expect(ROUNDS.flat().length).toBeGreaterThanOrEqual(SOME_ATTACKS.length);
  });

  test('nothing sent along is seen by the next visitor', { timeout: 2_400_000 }, async () => {
    const host = hostOf('dealer-a');
    /** Publishes new content, which every page shows. The first request that sees it has rendered the page. */
    const publish = (mark: string) => {
      const text = `${canary('dealer-a')} ${mark}`;
      lake.content.homePages.set('dealership-dealer-a', homePage(text));
      lake.content.stores.set('dealership-dealer-a', [store('main', text, '+18145550101')]);
      lake.publish('dealership-dealer-a');
    };
    const askUntil = async (mark: string, request: TestRequest): Promise<Answer> => {
      for (;;) {
        const answer = await ask(web.port, request);
        if (answer.body.includes(mark) || answer.status !== 200) return answer;
      }
    };
    const essence = ({ status, headers, body }: Answer) => ({
      status,
      headers: Object.keys(headers),
      type: headers['content-type'],
      // The share image shows the headline, so its URL changes with it.
      body: body.replaceAll(/mark-\d+|share\/[\w/.-]+\.png/g, ''),
    });
    publish('mark-0');
    const clean = new Map<string, ReturnType<typeof essence>>();
    for (const path of KEPT) clean.set(path, essence(await askUntil('mark-0', { host, path })));
    for (const [round, attacks] of ROUNDS.entries()) {
      const mark = `mark-${round + 1}`;
      publish(mark);
      for (const {
        path,
        attack: [name, { headers, query }],
      } of attacks) {
        const where = `${path} ${name}`;
        const target = query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
        const attack = await askUntil(mark, { host, path: target, ...(headers && { headers }) });
        expect(JSON.stringify([attack.headers, attack.body]), where).not.toContain('poison-42');
        const next = await ask(web.port, { host, path });
        expect(next.body, where).toContain(mark);
        expect(essence(next), where).toEqual(clean.get(path));
      }
    }
  });
});
