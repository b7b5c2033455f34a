/** The collector on the built web server: whose counts are stored, and whose are not. */
import { openPool, type Pool } from '@rooftop/database/pool';
import { deriveKey } from '@rooftop/vault/derive-key';
import { VISITS_PATH } from '@rooftop/visits/collector/fact-count';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInspectorTicket } from '../../app/server/inspector/inspector-ticket.ts';
import { freshDatabase } from '../support/database.ts';
import { twoDealerships } from './content-fixtures.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { type Ask, ask, startWeb, WEB_KEY, type WebProcess } from './web-fixtures.ts';

const ALPHA = 'www.alpha.example';
const ALLOWED = 'allowCookies=essential%2Canalytics';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
let pool: Pool;

/** Sends a count as a page of the dealership does. @returns the status */
const send = async (name: string, headers: Ask['headers'] = {}, count = 1) => {
  const request = {
    host: ALPHA,
    path: VISITS_PATH,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: `http://${ALPHA}:${web.port}`,
      Cookie: ALLOWED,
      ...headers,
    },
    body: JSON.stringify([{ kind: 'pageViewed', name, bucket: 0, count }]),
  };
  const answer = await ask(web.port, request);
  expect([answer.body, answer.headers['set-cookie']]).toEqual(['', undefined]);
  return answer.status;
};

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 1 });
  lake = await startStubLake(twoDealerships());
  web = await startWeb(lake.url, database.url);
});
afterAll(async () => {
  await lake.close();
  await pool.end();
  await database.drop();
});

test('opens the inspector with a ticket of the dealership only', async () => {
  const key = deriveKey(WEB_KEY, 'event-inspector');
  const open = (dealership: string) => {
    const ticket = createInspectorTicket(key, dealership, Date.now());
    return ask(web.port, { host: ALPHA, path: `/api/inspector?ticket=${ticket}` });
  };
  expect((await open('dealership-alpha')).body).toContain('Event inspector');
  expect((await open('dealership-bravo')).status).toBe(403);
  expect((await ask(web.port, { host: ALPHA, path: '/api/inspector' })).status).toBe(403);
});

test('stores sums of what visitors allow, at the latest when the process stops', async () => {
  expect(await send('home')).toBe(204);
  expect(await send('home', {}, 2)).toBe(204);
  expect(await send('home', {}, 0)).toBe(400);
  expect(await send('against-the-signal', { 'Sec-GPC': '1' })).toBe(204);
  expect(await send('without-analytics', { Cookie: 'allowCookies=essential%2Ctargeting' })).toBe(204);
  await web.stop();
  expect(await readVisitSums(pool, 'dealership-alpha', '2020-01-01')).toMatchObject([
    { kind: 'pageViewed', name: 'home', bucket: 0, count: 3 },
  ]);
});
