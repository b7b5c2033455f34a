/** Forms of the built website: who may submit them, and where visitor input must never appear. */
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase } from '../support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { oneDealership } from '../integration/content-fixtures.ts';
import { startStubLake, type StubLake } from '../integration/stub-lake.ts';
import { ask, startWeb, type WebProcess } from '../integration/web-fixtures.ts';

const ALPHA = 'www.alpha.example';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
const ownOrigin = () => `http://${ALPHA}:${web.port}`;

beforeAll(async () => {
  database = await freshDatabase();
  lake = await startStubLake(oneDealership());
  web = await startWeb(lake.url, database.url, { LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await web.stop();
  await lake.close();
  await database.drop();
});

/** Every table that a visitor's write may change. */
const WRITTEN_TABLES = [
  'leads',
  'lead_consents',
  'lead_keys',
  'lead_files',
  'lead_confirmations',
  'confirmation_stops',
  'deliveries',
  'visitors',
  'phone_codes',
  'request_rates',
  'form_token_uses',
  'graphile_worker.jobs',
];
const countShape = z.tuple([z.object({ count: z.number() })]);
async function recorded(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    WRITTEN_TABLES.map(async (table) => {
      const { rows } = await database.pool.query(`SELECT count(*)::integer AS count FROM ${table}`);
      return [table, countShape.parse(rows)[0].count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const WRITES = [
  '/contact-us',
  '/contact-us.data',
  '/contact-us.data?_routes=contact-us',
  '/es/contact-us',
  '/es/contact-us.data',
  '/our-company/careers',
  '/our-company/careers.data',
  '/our-company/careers/technician',
  '/es/our-company/careers/technician.data',
  '/our-company/meet-our-team/ann-lee',
  '/our-company/meet-our-team/ann-lee.data',
  '/sell-trade-my-car',
  '/sell-trade-my-car.data',
  '/personalize-my-price?step=5&trade=no',
  '/personalize-my-price.data?step=2',
  '/choose-store',
  '/choose-store.data',
  '/api/customer/phoneValidation',
  '/api/customer/phoneValidation.data',
  '/api/track/meta',
];

describe('a cross-site write (S3)', () => {
  const body = new URLSearchParams({
    type: 'phone-validation',
    phone: '+13155550123',
    topic: '1',
    firstName: 'Eve',
    lastName: 'Lee',
    email: 'eve@example.com',
    message: 'Hello',
    eventName: 'PageView',
    eventID: 'abcdefgh-1',
    store: 'north',
  }).toString();

  test.each(WRITES)('%s: 403, and nothing is recorded', async (path) => {
    const before = await recorded();
    const origins: Record<string, string | string[]>[] = [
      {},
      { Origin: 'null' },
      { Origin: '' },
      { Origin: 'https://evil.example' },
      { Origin: `https://${ALPHA}:${web.port}` },
      { Origin: `http://${ALPHA}` },
      { Origin: `http://evil.${ALPHA}:${web.port}` },
      { Origin: `${ownOrigin()}.evil.example` },
      { Origin: `http://bravo.platform.example:${web.port}` },
      { Origin: [ownOrigin(), 'https://evil.example'] },
      { Origin: ownOrigin(), 'Sec-Fetch-Site': 'cross-site' },
      { Origin: ownOrigin(), 'Sec-Fetch-Site': 'same-site' },
      { Referer: `${ownOrigin()}/`, 'X-Forwarded-Host': ALPHA },
    ];
    const types = ['application/x-www-form-urlencoded', 'text/plain', 'application/json'];
    for (const headers of origins) {
      for (const type of types) {
        const answer = await ask(web.port, {
          host: ALPHA,
          path,
          method: 'POST',
          headers: { 'Content-Type': type, ...headers },
          body,
        });
        expect([answer.status, answer.headers['set-cookie']], JSON.stringify(headers)).toEqual([
          403,
          undefined,
        ]);
      }
    }
    expect(await recorded()).toEqual(before);
  });
});

const CANARY = {
  email: 'canary.mail@nest.example',
  phone: '(814) 555-0177',
  name: 'Canaryfirst',
  last: 'Canarylast',
};
/** The canary in every notation: as sent, in digits, URL-encoded, in base64. */
const SONG =
  /canary\.?mail|canary%2Email|8145550177|814%29|\(814\) 555-0177|Canaryfirst|Canarylast|Y2FuYXJ5/i;

describe('visitor input (S8)', () => {
  let cookies: string[] = [];
  let answers: string[] = [];

  async function fillIn(path: string): Promise<void> {
    const page = await ask(web.port, { host: ALPHA, path: path });
    const token = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    expect(token, 'the form is guarded').not.toBe('');
    const wording = [...page.body.matchAll(/<input type="hidden"[^>]*? name="([^"]+)" value="([^"]*)"/g)];
    const fields = new URLSearchParams(wording.map(([, name = '', value = '']) => [name, value]));
    for (const [name, value] of Object.entries({
      topic: '1',
      firstName: CANARY.name,
      lastName: CANARY.last,
      email: CANARY.email,
      phone: CANARY.phone,
      message: `Call ${CANARY.name}`,
    }))
      fields.set(name, value);
    const answer = await ask(web.port, {
      host: ALPHA,
      path,
      method: 'POST',
      headers: {
        Origin: ownOrigin(),
        'Content-Type': 'application/x-www-form-urlencoded',
        'User-Agent': 'Mozilla/5.0',
        'Accept-Language': 'en',
      },
      body: fields.toString(),
    });
    expect(answer.status).toBe(200);
    cookies = answer.headers['set-cookie'] ?? [];
    answers.push(JSON.stringify(answer.headers));
  }

  beforeAll(async () => {
    answers = [];
    await fillIn('/contact-us');
  });

  test('is stored as a lead, so that the other tests are meaningful', async () => {
    const { rows } = await database.pool.query(
      'SELECT state, suspicion, content::text AS content FROM leads',
    );
    expect(rows).toMatchObject([
      { state: 'accepted', suspicion: null, content: expect.stringContaining('Canaryfirst') },
    ]);
    expect(cookies.join()).toMatch(/visitor=.*HttpOnly/);
  });

  test('is in no cookie and no URL', () => {
    expect([...cookies, ...answers].join('\n')).not.toMatch(SONG);
  });

  test('is in no page for other visitors, cached or not', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const path of ['/', '/_root.data', '/es', '/contact-us', '/contact-us.data', '/cars-for-sale']) {
        const { headers, body } = await ask(web.port, { host: ALPHA, path });
        expect(JSON.stringify(headers) + body, path).not.toMatch(SONG);
      }
    }
  });

  test('is offered only to that visitor, on pages that are not cached', async () => {
    const own = cookies.map((one) => one.split(';', 1)[0]).join('; ');
    const mine = await ask(web.port, { host: ALPHA, path: '/contact-us', headers: { Cookie: own } });
    expect(mine.body).toContain(CANARY.email);
    expect(mine.headers['cache-control']).toMatch(/no-store/);
    const kept = await ask(web.port, { host: ALPHA, path: '/', headers: { Cookie: own } });
    expect(kept.body).not.toMatch(SONG);
  });

  test('is in no log line and no metric', async () => {
    const { body } = await ask(web.opsPort, { host: 'localhost', path: '/metrics' });
    await wait(300);
    expect(web.output()).toContain('contact');
    expect(web.output() + body).not.toMatch(SONG);
  });

  // The receipt quotes what the sender wrote.
  test('is only in the tables of leads, their receipts and visitors, and in no job', async () => {
    const named = await database.pool.query(
      `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
       WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`,
    );
    const tables = z.array(z.object({ name: z.string() })).parse(named.rows);
    const heard: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.pool.query(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
      if (
        z
          .array(z.object({ row: z.string() }))
          .parse(rows)
          .some(({ row }) => SONG.test(row))
      )
        heard.push(name);
    }
    expect(heard.toSorted()).toEqual([
      'public.lead_confirmations',
      'public.lead_consents',
      'public.leads',
      'public.visitors',
    ]);
  });
});
