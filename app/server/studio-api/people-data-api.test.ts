import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { deletedDataShape, foundDataShape } from '@rooftop/leads/privacy/privacy-api';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { addCompleteLead } from '../../../tests/support/leads/complete-lead.ts';
import { createPlatformOnly } from '../guard/platform-host.ts';
import { createPeopleData } from '@rooftop/platform/people-data/people-data';
import type { WebEnv } from '../site-request.ts';
import { createPeopleDataApi, PEOPLE_DATA_PATH } from './people-data-api.ts';

const STUDIO = 'http://studio.example:3333';
const ALPHA = 'dealership-alpha';
const BRAVO = 'dealership-bravo';
const NOW = new Date('2026-11-26T12:00:00Z');
const YESTERDAY = new Date('2026-11-25T12:00:00Z');
const onError = vi.fn();

/**
 * Whom the lake knows: `studio-rights.test.ts` says whom it finds for each role. Editors, viewers and people without a
 * role are found nowhere.
 */
const STAFF: Readonly<Record<string, { role: string; of: string; twoFactorAt: Date | null }>> = {
  administrator: { role: 'administrator', of: '*', twoFactorAt: NOW },
  agency: { role: 'agency', of: ALPHA, twoFactorAt: NOW },
  leadStaff: { role: 'leadStaff', of: ALPHA, twoFactorAt: NOW },
  'agency-without-code': { role: 'agency', of: ALPHA, twoFactorAt: null },
  'agency-of-yesterday': { role: 'agency', of: ALPHA, twoFactorAt: YESTERDAY },
  'agency-of-bravo': { role: 'agency', of: BRAVO, twoFactorAt: NOW },
};

let database: TestDatabase;
const app = new Hono<WebEnv>();
const listener = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));

beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  const key = Buffer.alloc(32, 1);
  const api = createPeopleDataApi({
    studioUrl: `${STUDIO}/`,
    rights: {
      async findStaff(token, dealership, roles) {
        if (token === 'down') throw new Error('down');
        const found = STAFF[token];
        if (found === undefined || ![dealership, '*'].includes(found.of)) return null;
        if (roles !== undefined && !roles.some((role) => role === found.role)) return null;
        return { userId: token, name: token, twoFactorAt: found.twoFactorAt };
      },
    },
    data: createPeopleData({ vault: { pool, key }, logKey: key, keepsConsentEvidence: async () => false }),
    onError,
    now: () => NOW,
  });
  app.all(PEOPLE_DATA_PATH, createPlatformOnly('platform.example', 0)(api));
  app.notFound(() => new Response(null, { status: 404 }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  server.close();
  await database.drop();
});

const ADA = { email: 'ada@canary.example', phone: '+13155550142' };
/** What must not be in any refusal. */
const PERSONAL = /canary|5550142/i;
let clean = 0;
beforeEach(async () => {
  for (const dealership of [ALPHA, BRAVO])
    await addCompleteLead(database.pool, { dealership, ...ADA, word: `canary${(clean += 1)}` });
});

interface Asked {
  readonly action?: string;
  readonly token?: string;
  readonly dealership?: string;
  readonly body?: unknown;
  readonly method?: string;
  readonly host?: string;
}
async function ask({ action = 'find', token, dealership = ALPHA, body = ADA, method = 'POST', host }: Asked) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const headers = {
    host: host ?? 'platform.example',
    origin: STUDIO,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const path = `/api/desk/people-data/${dealership}/${action}`;
  const sent = request({ port: address.port, method, path, headers });
  const text =
    typeof body === 'string' ? body : JSON.stringify({ email: null, phone: null, ...Object(body) });
  const [answer] = await once(method === 'GET' ? sent.end() : sent.end(text), 'response');
  let received = '';
  for await (const part of answer) received += String(part);
  return { status: Number(answer.statusCode), headers: answer.headers, text: received };
}
const leadsOf = async (dealership: string) =>
  (await database.pool.query('SELECT id FROM leads WHERE dealership = $1', [dealership])).rows.length;
const logged = async () => (await database.pool.query('SELECT id FROM privacy_log')).rows.length;

describe.each(['find', 'export', 'delete'])('%s is refused, and changes nothing', (action) => {
  test.each<[what: string, asked: Asked, status: number]>([
    ['without a token', {}, 401],
    ['to editors, viewers and strangers', { token: 'editor' }, 403],
    ['to the agency of another dealership', { token: 'agency-of-bravo' }, 403],
    ['without a second factor', { token: 'agency-without-code' }, 403],
    ['with a code of yesterday', { token: 'agency-of-yesterday' }, 403],
    ['without an address', { token: 'agency', body: {} }, 400],
    ['with an address that is none', { token: 'agency', body: { email: 'ada' } }, 400],
    ['with too short a number', { token: 'agency', body: { phone: '0142' } }, 400],
    ['with a body that is no JSON', { token: 'agency', body: 'ada@canary.example' }, 400],
    ['with an oversized body', { token: 'agency', body: 'a'.repeat(10_000) }, 400],
    ['by GET', { token: 'agency', method: 'GET' }, 405],
    ['on a dealership’s host', { token: 'agency', host: 'alpha.example' }, 404],
    ['while rights cannot be checked', { token: 'down' }, 503],
  ])('%s', async (_, asked, status) => {
    const before = [await leadsOf(ALPHA), await leadsOf(BRAVO), await logged()];
    const answer = await ask({ action, ...asked });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(PERSONAL);
    expect([await leadsOf(ALPHA), await leadsOf(BRAVO), await logged()]).toEqual(before);
  });

  test.runIf(action !== 'find')('to lead staff', async () => {
    const before = await leadsOf(ALPHA);
    const answer = await ask({ action, token: 'leadStaff' });
    expect([answer.status, await leadsOf(ALPHA)]).toEqual([403, before]);
    expect(answer.text).not.toMatch(PERSONAL);
  });
});

test('says when only the code is missing', async () => {
  expect(JSON.parse((await ask({ token: 'agency-without-code' })).text)).toMatchObject({ needsCode: true });
  expect(JSON.parse((await ask({ token: 'editor' })).text)).not.toHaveProperty('needsCode');
});

test.each(['leadStaff', 'agency', 'administrator'])('shows %s what there is', async (token) => {
  const { text, headers } = await ask({ token });
  expect(headers['cache-control']).toBe('no-store');
  const found = foundDataShape.parse(JSON.parse(text));
  expect(found).toMatchObject({ keepsConsentEvidence: false });
  expect(found.leads).toHaveLength(await leadsOf(ALPHA));
});

test('exports a file, then deletes everything here and nothing elsewhere', async () => {
  const [here, elsewhere] = [await leadsOf(ALPHA), await leadsOf(BRAVO)];
  const { text, headers } = await ask({ action: 'export', token: 'agency' });
  expect(headers['content-disposition']).toBe('attachment; filename="personal-data.json"');
  expect(JSON.parse(text).leads).toHaveLength(here);
  const { deleted } = deletedDataShape.parse(
    JSON.parse((await ask({ action: 'delete', token: 'agency' })).text),
  );
  expect(deleted.leads).toBe(here);
  expect([await leadsOf(ALPHA), await leadsOf(BRAVO)]).toEqual([0, elsewhere]);
  expect(onError).not.toHaveBeenCalledWith(expect.objectContaining({ code: expect.anything() }));
});
