/** Forged consent cookies and language prefixes in URLs create few cached pages and corrupt none. */
import { freshDatabase } from '../support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealership, twoDealerships } from '../integration/content-fixtures.ts';
import { startStubLake, type StubLake } from '../integration/stub-lake.ts';
import { type TestRequest, ask, startWeb, type WebProcess } from '../integration/web-fixtures.ts';

/** Has two languages and requires consent. */
const ALPHA = 'www.alpha.example';
/** Has one language and requires no consent. */
const BRAVO = 'www.bravo.example';
const KEPT = ['/', '/_root.data', '/es', '/es.data'];
/** Eight sets of categories, plus the two that Global Privacy Control allows. */
const MOST_VARIANTS = 12;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
const get = (path: string, headers: TestRequest['headers'] = {}, host = ALPHA) =>
  ask(web.port, { host, path, headers });

/** Returns the numbers of pages rendered since the start and of cached pages. */
async function counts(): Promise<{ misses: number; entries: number }> {
  const { body } = await ask(web.opsPort, { host: 'localhost', path: '/metrics' });
  const read = (kind: string) =>
    Number(new RegExp(`page_cache\\{of="pages",kind="${kind}"\\} (\\S+)`).exec(body)?.[1]);
  return { misses: read('misses'), entries: read('entries') };
}
async function made(requests: () => Promise<unknown>): Promise<number> {
  const before = await counts();
  await requests();
  return (await counts()).misses - before.misses;
}

beforeAll(async () => {
  database = await freshDatabase();
  lake = await startStubLake({
    ...twoDealerships(),
    dealerships: [
      dealership('alpha', [ALPHA], { languages: ['en', 'es'], cookieTier: 3 }),
      dealership('bravo', [BRAVO], { languages: ['es'], cookieTier: 1 }),
    ],
  });
  web = await startWeb(lake.url, database.url, { LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
});

const CATEGORIES = ['essential', 'functional', 'analytics', 'targeting'];
const CHOICES = [
  '',
  ...CATEGORIES,
  ...CATEGORIES.map((_, index) => CATEGORIES.slice(index).join(',')),
  ...CATEGORIES.map((_, index) => CATEGORIES.slice(0, index).toReversed().join('%2C')),
  'functional,targeting',
  'analytics, analytics , functional',
  'ANALYTICS',
  'all',
  '*',
  'poison-42',
  'functional,poison-42,targeting',
  '__proto__,constructor',
  '"><script>poison-42</script>',
  '%22%3E%3Cscript%3Epoison-42',
  '%',
  '%E0%A4%A',
  ','.repeat(4000),
  'targeting,'.repeat(800),
];
const SIGNALS = [undefined, '0', '1', '1, 1', 'true', '?1', 'poison-42'];

describe.each(KEPT)('%s', (path) => {
  test('is the same for the next visitor and has few variants, whatever was sent', {
    timeout: 60_000,
  }, async () => {
    const clean = await get(path);
    expect([clean.status, clean.headers.vary]).toEqual([200, 'Accept-Encoding, Cookie, Sec-GPC']);
    const before = await counts();
    for (const choice of CHOICES) {
      for (const signal of SIGNALS) {
        const { status, headers, body } = await get(path, {
          Cookie: `allowCookies=${choice}; poison-42=1`,
          ...(signal !== undefined && { 'Sec-GPC': signal }),
        });
        expect([status, JSON.stringify(headers) + body]).toEqual([
          200,
          expect.not.stringContaining('poison-42'),
        ]);
      }
    }
    expect((await counts()).entries - before.entries).toBeLessThan(MOST_VARIANTS);
    const next = await get(path);
    expect([next.headers.etag, next.body]).toEqual([clean.headers.etag, clean.body]);
  });

  test('is the same page for all equivalent choices', async () => {
    const same = async (...headers: TestRequest['headers'][]) => {
      await get(path, headers[0]);
      expect(await made(() => Promise.all(headers.map((headers) => get(path, headers))))).toBe(0);
    };
    await same(
      { Cookie: 'allowCookies=analytics,functional' },
      { Cookie: 'allowCookies=functional%2Canalytics' },
    );
    // Global Privacy Control removes categories that share data, even if the visitor chose them.
    await same(
      { 'Sec-GPC': '1', Cookie: 'allowCookies=functional' },
      { 'Sec-GPC': '1', Cookie: 'allowCookies=essential,functional,analytics,targeting' },
    );
  });
});

test('without required consent, allowing all gets the default page without its banner, and an opt-out is honored', async () => {
  const choose = (...choices: string[]) =>
    made(() => Promise.all(choices.map((one) => get('/', { Cookie: `allowCookies=${one}` }, BRAVO))));
  await get('/', { Cookie: 'displayCookies=hide' }, BRAVO);
  expect(await choose(CATEGORIES.join(), CATEGORIES.toReversed().join())).toBe(0);
  expect(await choose('essential', '', 'poison-42', '%')).toBe(1);
});

test.each([
  [ALPHA, '/en', 301],
  [ALPHA, '/fr/contact-us', 404],
  [BRAVO, '/es', 301],
  [BRAVO, '/en', 404],
])('at %s the prefix of %s leads to no page, and nothing is cached', async (host, path, status) => {
  expect(await made(async () => expect((await get(path, {}, host)).status).toBe(status))).toBe(0);
  expect(await made(() => get(`${path}.data`, {}, host))).toBe(0);
});

test('shows each language’s text of this dealership and nothing of another', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (const path of KEPT) expect((await get(path)).body).toContain('Canary of alpha');
    for (const path of KEPT) expect((await get(path)).body).not.toContain('Canary of bravo');
    expect((await get('/es')).body).toContain('lang="es"');
    expect((await get('/')).body).toContain('lang="en"');
  }
});
