/** The collector on the built web server: whose counts are stored, and whose are not. */
import { deriveKey } from '@rooftop/vault/derive-key';
import { VISITS_PATH } from '@rooftop/visits/collector/fact-count';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudioTicket } from '#app/server/studio-ticket.ts';
import { ALPHA, openTestSite, type TestSite } from './test-site.ts';
import { type TestRequest, ask, WEB_KEY } from './web-fixtures.ts';

const ALLOWED = 'allowCookies=essential%2Canalytics';

let site: TestSite;

/** Sends a count as a page of the dealership does. @returns the status */
const send = async (name: string, headers: TestRequest['headers'] = {}, count = 1) => {
  const request = {
    host: ALPHA,
    path: VISITS_PATH,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: `http://${ALPHA}:${site.web.port}`,
      Cookie: ALLOWED,
      ...headers,
    },
    body: JSON.stringify([{ kind: 'pageViewed', name, bucket: 0, count }]),
  };
  const answer = await ask(site.web.port, request);
  expect([answer.body, answer.headers['set-cookie']]).toEqual(['', undefined]);
  return answer.status;
};

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.stop());

test('opens the inspector with a ticket of the dealership only', async () => {
  const key = deriveKey(WEB_KEY, 'event-inspector');
  const open = (dealership: string) => {
    const ticket = createStudioTicket(key, dealership, Date.now());
    return ask(site.web.port, { host: ALPHA, path: `/api/inspector?ticket=${ticket}` });
  };
  expect((await open('dealership-alpha')).body).toContain('Event inspector');
  expect((await open('dealership-bravo')).status).toBe(403);
  expect((await ask(site.web.port, { host: ALPHA, path: '/api/inspector' })).status).toBe(403);
});

test('stores sums of what visitors allow, at the latest when the process stops', async () => {
  expect(await send('home')).toBe(204);
  expect(await send('home', {}, 2)).toBe(204);
  expect(await send('home', {}, 0)).toBe(400);
  expect(await send('made-up-by-a-visitor')).toBe(204);
  expect(await send('against-the-signal', { 'Sec-GPC': '1' })).toBe(204);
  expect(await send('without-analytics', { Cookie: 'allowCookies=essential%2Ctargeting' })).toBe(204);
  await site.web.stop();
  expect(await readVisitSums(site.database.pool, 'dealership-alpha', '2020-01-01')).toMatchObject([
    { kind: 'pageViewed', name: 'home', bucket: 0, count: 3 },
    { kind: 'pageViewed', name: 'other', bucket: 0, count: 1 },
  ]);
});
