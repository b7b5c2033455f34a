import { Hono } from 'hono';
import type { FactCount } from '@rooftop/visits/collector/fact-count';
import { expect, test } from 'vitest';
import { testDealership } from '../../tests/support/website.ts';
import { createVisitCollector } from './collect-visits.ts';
import type { Visit, WebEnv } from './visit.ts';

const COUNTS: FactCount[] = [{ kind: 'pageViewed', name: 'home', bucket: 0, count: 2 }];
const NOW = Date.parse('2026-11-26T03:00:00Z');

function collector(cookieTier = 1) {
  const added: unknown[] = [];
  const app = new Hono<WebEnv>();
  const dealership = { ...testDealership(), cookieTier, timeZone: 'America/New_York' };
  app.use(({ set }, next) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that the collector reads
    set('visit', { dealership, route: '' } as Visit);
    return next();
  });
  app.post(
    '/',
    createVisitCollector({ add: (...all) => void added.push(all) }, () => NOW),
  );
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const request = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    return (await app.request('/', request)).status;
  };
  return { added, send };
}

test('adds counts to the day of the dealership', async () => {
  const { added, send } = collector();
  expect(await send(COUNTS)).toBe(204);
  expect(added).toEqual([[{ dealership: testDealership().id, day: '2026-11-25' }, COUNTS]]);
});

test.each<[what: string, tier: number, headers: Record<string, string>, isRecorded: boolean]>([
  ['no choice at tier 1', 1, {}, true],
  ['no choice at tier 2', 2, {}, false],
  ['Global Privacy Control', 1, { 'Sec-GPC': '1' }, false],
  ['consent', 2, { Cookie: 'allowCookies=essential%2Canalytics' }, true],
  ['consent with Global Privacy Control', 2, { Cookie: 'allowCookies=analytics', 'Sec-GPC': '1' }, false],
  ['consent to others', 1, { Cookie: 'allowCookies=essential%2Cfunctional%2Ctargeting' }, false],
])('with %s', async (_what, tier, headers, isRecorded) => {
  const { added, send } = collector(tier);
  expect(await send(COUNTS, headers)).toBe(204);
  expect(added).toHaveLength(isRecorded ? 1 : 0);
});

test.each<[what: string, body: unknown]>([
  ['no JSON', '{'],
  ['other data', { kind: 'pageViewed' }],
  ['a long body', [{ ...COUNTS[0], name: 'a'.repeat(9000) }]],
])('refuses %s', async (_what, body) => {
  const { added, send } = collector();
  expect(await send(body)).toBe(400);
  expect(added).toEqual([]);
});

test('accepts a limited number of requests per second', async () => {
  const { added, send } = collector();
  const statuses = await Promise.all(Array.from({ length: 120 }, () => send(COUNTS)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(added).toHaveLength(100);
});
