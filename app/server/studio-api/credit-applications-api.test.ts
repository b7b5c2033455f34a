import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { inTransaction } from '@rooftop/database/pool';
import { accessLog, storeApplication } from '@rooftop/vault/applications/applications';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApplication } from '../../../tests/support/credit-application.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addLead } from '../../../tests/support/leads/add-lead.ts';
import { createPlatformOnly } from '../guard/platform-host.ts';
import type { WebEnv } from '../site-request.ts';
import { createCreditApplicationsApi, CREDIT_APPLICATIONS_PATHS } from './credit-applications-api.ts';
import { createCreditApplicationsData } from '@rooftop/platform/credit-applications/credit-applications-data';

const STUDIO = 'http://studio.example:3333';
const NOW = new Date('2026-11-24T12:00:00Z');
const ALPHA = 'dealership-alpha';
const key = Buffer.alloc(32, 1);
const onError = vi.fn();

/** When the token's session has seen a code. All are lead staff of alpha; `bea` is of bravo. */
const CODES: Readonly<Record<string, Date | null>> = {
  ann: new Date('2026-11-24T00:00:01Z'),
  'ann-yesterday': new Date('2026-11-23T23:59:59Z'),
  'ann-password': null,
  bea: NOW,
};

let database: TestDatabase;
let id: string;
const app = new Hono<WebEnv>();
const listener = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));

beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  id = await addLead(pool, ALPHA);
  await inTransaction(pool, (client) =>
    storeApplication({ key }, client, {
      dealership: ALPHA,
      lead: id,
      application: testApplication(),
      draft: crypto.randomUUID(),
    }),
  );
  const api = createCreditApplicationsApi({
    studioUrl: `${STUDIO}/`,
    rights: {
      async findStaff(token, dealership) {
        if (token === 'down') throw new Error('down');
        const twoFactorAt = CODES[token];
        const own = token === 'bea' ? 'dealership-bravo' : ALPHA;
        return twoFactorAt === undefined || own !== dealership
          ? null
          : { userId: token, name: 'Ann', twoFactorAt };
      },
    },
    data: createCreditApplicationsData({ pool, key }),
    onError,
    now: () => NOW,
  });
  for (const path of CREDIT_APPLICATIONS_PATHS) app.all(path, createPlatformOnly('platform.example', 0)(api));
  app.notFound(() => new Response(null, { status: 404 }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  server.close();
  await database.drop();
});

interface Asked {
  readonly method?: string;
  readonly dealership?: string;
  /** Id of the application. Null for the list. */
  readonly id?: string | null;
  readonly token?: string;
  readonly host?: string;
  readonly body?: object | string;
}
async function ask({
  method = 'GET',
  dealership = ALPHA,
  token,
  host = 'platform.example',
  ...options
}: Asked) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const headers = { host, origin: STUDIO, ...(token && { authorization: `Bearer ${token}` }) };
  const one = options.id === null ? '' : `/${options.id ?? id}`;
  const path = `/api/desk/credit-applications/${dealership}${one}`;
  const body = typeof options.body === 'object' ? JSON.stringify(options.body) : options.body;
  const [answer] = await once(request({ port: address.port, method, path, headers }).end(body), 'response');
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode, cache: answer.headers['cache-control'], text };
}

const REASON = { reason: 'Send it to a lender', event: 'read' };
const post = (fields: Asked): Asked => ({ method: 'POST', body: REASON, ...fields });
const PERSONAL = /Ana|Núñez|1990|9999|Lake Bakery|Main Street|4,100/;
const logged = () => accessLog(database.pool, { dealership: ALPHA, id });

describe('is refused without anything of the application, and without a reading', () => {
  test.each<[what: string, asked: Asked, status: number]>([
    ['without a token', post({}), 401],
    ['to somebody without a role', post({ token: 'bob' }), 403],
    ['to staff of another dealership', post({ token: 'bea' }), 403],
    [
      'to staff of another dealership, under its name',
      post({ token: 'bea', dealership: 'dealership-bravo' }),
      404,
    ],
    ['without a second factor', post({ token: 'ann-password' }), 403],
    ['with a code of yesterday', post({ token: 'ann-yesterday' }), 403],
    ['without a reason', post({ token: 'ann', body: { event: 'read' } }), 400],
    ['with an empty reason', post({ token: 'ann', body: { ...REASON, reason: '  ' } }), 400],
    ['with a reason that is no text', post({ token: 'ann', body: { ...REASON, reason: 'Loan\0' } }), 400],
    ['as an unknown event', post({ token: 'ann', body: { ...REASON, event: 'deleted' } }), 400],
    ['with a body that is no JSON', post({ token: 'ann', body: 'reason' }), 400],
    ['with an oversized body', post({ token: 'ann', body: 'a'.repeat(100_000) }), 400],
    ['if it does not exist', post({ token: 'ann', id: crypto.randomUUID() }), 404],
    ['on a dealership’s host', post({ token: 'ann', host: 'alpha.example' }), 404],
    ['by an unknown method', { token: 'ann', method: 'DELETE' }, 405],
    ['while rights cannot be checked', post({ token: 'down' }), 503],
  ])('%s', async (_, asked, status) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(PERSONAL);
    expect(await logged()).toEqual([]);
  });

  test.each<[what: string, asked: Asked, status: number]>([
    ['the list without a token', { id: null }, 401],
    ['the list of another dealership', { id: null, token: 'bea' }, 403],
    ['the list without a second factor', { id: null, token: 'ann-password' }, 403],
    ['the log without a second factor', { token: 'ann-password' }, 403],
  ])('%s', async (_, asked, status) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/Ada|Miller/);
  });

  test('and says when only the code is missing', async () => {
    expect(JSON.parse((await ask({ token: 'ann-password' })).text)).toMatchObject({ needsCode: true });
    expect(JSON.parse((await ask({ token: 'bea' })).text)).not.toHaveProperty('needsCode');
  });
});

test('staff list applications, read one, and see the numbers in a second reading', async () => {
  const list = await ask({ id: null, token: 'ann' });
  expect(list.cache).toBe('no-store');
  expect(JSON.parse(list.text)).toMatchObject({
    applications: [{ id, number: 1, name: 'Ada Miller', readings: 0, lastReadAt: null, isHeld: false }],
  });
  // A random ID may have any digits.
  expect(list.text.replaceAll(id, '')).not.toMatch(PERSONAL);

  const unread = await ask({ token: 'ann' });
  expect(JSON.parse(unread.text)).toMatchObject({ application: { id, number: 1 }, log: [] });
  expect(unread.text.replaceAll(id, '')).not.toMatch(PERSONAL);

  const read = await ask(post({ token: 'ann' }));
  expect(read.cache).toBe('no-store');
  expect(read.text).toContain('Lake Bakery');
  expect(read.text).toContain('***-**-9999');
  expect(read.text).not.toMatch(/219-09|457-55/);

  const numbers = await ask(post({ token: 'ann', body: { ...REASON, event: 'numbers' } }));
  expect(JSON.parse(numbers.text).sections).toEqual([
    {
      heading: 'Social Security numbers',
      lines: [
        { label: 'Ana Núñez', value: '219-09-9999' },
        { label: 'Luz Núñez', value: '457-55-5462' },
      ],
    },
  ]);
  const by = { application: id, at: NOW, userId: 'ann', userName: 'Ann', reason: 'Send it to a lender' };
  expect(await logged()).toEqual([
    { ...by, event: 'read' },
    { ...by, event: 'numbers' },
  ]);
  expect(JSON.parse(numbers.text).log).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
});
