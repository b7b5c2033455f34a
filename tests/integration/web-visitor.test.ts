/** What the built website remembers about a visitor: the ad that led them there, and their verified phone number. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '../support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealership, documents, homePage } from './content-fixtures.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { type TestRequest, ask, startWeb, type WebProcess } from './web-fixtures.ts';

/** A dealership that requires no consent. */
const OPEN = 'www.open.example';
/** A dealership that requires consent. */
const ASKING = 'www.asking.example';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rooftop-visitor-'));
  lake = await startStubLake({
    dealerships: [
      dealership('open', [OPEN], { cookieTier: 1 }),
      dealership('asking', [ASKING], { cookieTier: 3 }),
    ],
    stores: new Map(),
    homePages: new Map(['open', 'asking'].map((slug) => [`dealership-${slug}`, homePage(slug)])),
    others: new Map(['open', 'asking'].map((slug) => [`dealership-${slug}`, documents(slug)])),
  });
  web = await startWeb(lake.url, database.url, { DATA_DIR: folder, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: TestRequest['headers'] = {}, host = OPEN) =>
  ask(web.port, { host, path, headers });
const post = (path: string, body: object, headers: TestRequest['headers'] = {}, host = OPEN) =>
  ask(web.port, {
    host,
    path,
    method: 'POST',
    headers: {
      Origin: `http://${host}:${web.port}`,
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0',
      ...headers,
    },
    body: JSON.stringify(body),
  });

test('declares that Global Privacy Control is honored', async () => {
  const answer = await get('/.well-known/gpc.json');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(answer.body)).toMatchObject({ gpc: true });
});

describe('an advertisement', () => {
  test('is remembered on a cached page, whose bytes stay the same for everyone', async () => {
    const clean = await get('/');
    const led = await get('/?gclid=Abc-1&utm_source=mail&x=1');
    expect(led.headers['set-cookie']).toEqual([
      'adsValues=utm_source%3Dmail%26gclid%3DAbc-1; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
    expect([led.body, led.headers.etag]).toEqual([clean.body, clean.headers.etag]);
    const next = await get('/');
    expect([next.body, next.headers['set-cookie']]).toEqual([clean.body, undefined]);
  });

  test('is remembered on a personal page', async () => {
    expect((await get('/contact-us?gclid=Abc-1')).headers['set-cookie']).toHaveLength(1);
  });

  test.each<[string, TestRequest['headers'], number]>([
    ['nothing chosen', {}, 0],
    ['targeting refused', { Cookie: 'allowCookies=functional' }, 0],
    ['targeting allowed', { Cookie: 'allowCookies=targeting' }, 1],
    [
      'targeting allowed, and Global Privacy Control',
      { Cookie: 'allowCookies=targeting', 'Sec-GPC': '1' },
      0,
    ],
  ])('where consent is required, %s: %j', async (_, headers, cookies) => {
    const { headers: answered } = await get('/?gclid=Abc-1', headers, ASKING);
    expect(answered['set-cookie'] ?? []).toHaveLength(cookies);
  });
});

describe('a telephone number', () => {
  const phone = '+13155550123';
  const tokenAt = async (host: string) =>
    /name="formToken" value="([^"]+)"/.exec((await get('/contact-us', {}, host)).body)?.[1] ?? '';
  const validate = async (body: object, headers: TestRequest['headers'] = {}, host = OPEN) =>
    post('/api/customer/phoneValidation', { formToken: await tokenAt(host), ...body }, headers, host);

  test('gets a code without a form of this dealership, less often', async () => {
    const bare = { type: 'phone-validation', phone: '(315) 555-0188' };
    const statuses: string[] = [];
    for (const formToken of ['', await tokenAt(ASKING), '', '', '', '', '', '', '', '']) {
      const { status, body } = await validate({ ...bare, formToken });
      statuses.push(`${status} ${String(JSON.parse(body).error)}`);
    }
    expect(statuses[0]).toBe('200 null');
    expect(statuses.at(-1)).toBe('200 phone-too-many');
    await rm(join(folder, 'sms'), { recursive: true });
  });

  test('is verified by the code in the folder', async () => {
    const sent = await validate({ type: 'phone-validation', phone: '(315) 555-0123' });
    expect([sent.status, JSON.parse(sent.body)]).toEqual([
      200,
      { success: true, error: null, message: null },
    ]);
    const [file = ''] = await readdir(join(folder, 'sms'));
    const text = await readFile(join(folder, 'sms', file), 'utf8');
    expect(text).toMatch(/^To: \+13155550123\n\n\d{6} is your open Motors code\./);
    const code = /\d{6}/.exec(text.split('\n\n')[1] ?? '')?.[0] ?? '';

    const elsewhere = await validate({ type: 'code-verification', phone, code }, {}, ASKING);
    expect(JSON.parse(elsewhere.body)).toMatchObject({ success: false, error: 'code-expired' });
    const right = await validate({ type: 'code-verification', phone, code });
    expect([right.status, right.headers['set-cookie']]).toEqual([200, [expect.stringMatching(/^visitor=/)]]);
    const { rows } = await database.pool.query(
      'SELECT dealership, phone_verified_at IS NOT NULL AS verified FROM visitors',
    );
    expect(rows).toEqual([{ dealership: 'dealership-open', verified: true }]);
    const again = await validate({ type: 'code-verification', phone, code });
    expect(JSON.parse(again.body)).toMatchObject({ success: false, error: 'code-expired' });
    expect(web.output()).not.toMatch(new RegExp(`3155550123|"${code}"`));
  });

  test('that cannot receive a code gets our own error message', async () => {
    const { status, body } = await validate({ type: 'phone-validation', phone: '12' });
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { success: false, error: 'phone-invalid', message: 'Phone number is invalid by regex' },
    ]);
  });

  test('can only be checked by a write request', async () => {
    expect((await get('/api/customer/phoneValidation')).status).toBe(404);
  });
});

test('a browser event becomes a job only where a pixel is configured', async () => {
  const event = { eventName: 'PageView', eventID: 'abcdefgh-1' };
  expect((await post('/api/track/meta', event, {}, ASKING)).status).toBe(204);
  expect((await post('/api/track/meta', { ...event, eventName: 'Purchase' })).status).toBe(400);
  expect((await post('/api/track/other', event)).status).toBe(404);
  expect((await database.pool.query('SELECT FROM graphile_worker.jobs')).rowCount).toBe(0);
});
