import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Popup } from '@rooftop/content/documents/popup/popup';
import type { FactCount } from '@rooftop/visits/collector/fact-count';
import type { DealershipDay } from '@rooftop/visits/storage/visit-sums';
import { factShape, VITALS } from '@rooftop/visits/facts';
import * as fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testContent, testDealership } from '../../../tests/support/website.ts';
import type { SiteRequest, WebEnv } from '../site-request.ts';
import { createVisitCollector } from './collect-visits.ts';
import { readKnownNames } from './known-names.ts';

const COUNTS: FactCount[] = [{ kind: 'pageViewed', name: 'home', bucket: 0, count: 2 }];
const NOW = Date.parse('2026-11-26T03:00:00Z');
const ANN = '203.0.113.7';
const { caller, tenant, windowMs } = BUDGETS.visitRequests;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part that names facts
const popup = (id: string) => ({ id }) as Popup;
/** Content by dealership. */
const CONTENT = {
  'dealership-alpha': testContent({
    popups: async () => [popup('spring')],
    experiments: async () => [{ id: 'e', key: 'hero', variants: [{ key: 'short', share: 50 }] }],
  }),
  'dealership-bravo': testContent({ popups: async () => [popup('winter')] }),
};
type Id = keyof typeof CONTENT;

interface Sender {
  readonly dealership?: Id;
  readonly ipAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function collector(cookieTier: Dealership['cookieTier'] = 1) {
  const added: [DealershipDay, readonly FactCount[]][] = [];
  let time = 0;
  let visit: SiteRequest | undefined;
  const app = new Hono<WebEnv>();
  app.use(({ set }, next) => {
    if (visit !== undefined) set('siteRequest', visit);
    return next();
  });
  const content = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two dealerships above
    forDealership: (id: string) => CONTENT[id as Id],
  };
  const sums = { add: (...all: (typeof added)[number]) => void added.push(all) };
  app.post('/', createVisitCollector({ sums, content, now: () => NOW, clock: () => time }));
  const send = async (
    body: unknown,
    { dealership: id = 'dealership-alpha', ipAddress = ANN, headers }: Sender = {},
  ) => {
    const dealership = testDealership({ id, cookieTier, timeZone: 'America/New_York' });
    visit = { requestId: '1', dealership, origin: 'http://alpha.example', ipAddress, route: '' };
    const request = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    return app.request('/', request);
  };
  return { added, pass: (ms: number) => (time += ms), send };
}

const statusesOf = async (times: number, send: (time: number) => Promise<Response>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await send(time)).status);
  return { counted: statuses.filter((status) => status === 204).length, last: statuses.at(-1) };
};

test('adds counts to the day of the dealership', async () => {
  const { added, send } = collector();
  expect((await send(COUNTS)).status).toBe(204);
  expect(added).toEqual([[{ dealership: 'dealership-alpha', day: '2026-11-25' }, COUNTS]]);
});

test.each<
  [what: string, tier: Dealership['cookieTier'], headers: Record<string, string>, isRecorded: boolean]
>([
  ['no choice at tier 1', 1, {}, true],
  ['no choice at tier 2', 2, {}, false],
  ['Global Privacy Control', 1, { 'Sec-GPC': '1' }, false],
  ['consent', 2, { Cookie: 'allowCookies=essential%2Canalytics' }, true],
  ['consent with Global Privacy Control', 2, { Cookie: 'allowCookies=analytics', 'Sec-GPC': '1' }, false],
  ['consent to others', 1, { Cookie: 'allowCookies=essential%2Cfunctional%2Ctargeting' }, false],
])('with %s', async (_what, tier, headers, isRecorded) => {
  const { added, send } = collector(tier);
  expect((await send(COUNTS, { headers })).status).toBe(204);
  expect(added).toHaveLength(isRecorded ? 1 : 0);
});

test.each<[what: string, body: unknown]>([
  ['no JSON', '{'],
  ['other data', { kind: 'pageViewed' }],
  ['a long body', [{ ...COUNTS[0], name: 'a'.repeat(9000) }]],
])('refuses %s', async (_what, body) => {
  const { added, send } = collector();
  expect((await send(body)).status).toBe(400);
  expect(added).toEqual([]);
});

test('counts names of the dealership’s own content, and all others as `other`', async () => {
  const { added, send } = collector();
  const names = [
    'popupShown spring',
    'popupShown winter',
    'experimentShown hero/short',
    'pageViewed my-text',
  ];
  const counts = names.map((both) => {
    const [kind, name] = both.split(' ');
    return { kind, name, bucket: 0, count: 1 };
  });
  await send(counts);
  await send(counts, { dealership: 'dealership-bravo' });
  expect(added.map(([, sums]) => sums.map(({ name }) => name))).toEqual([
    ['spring', 'other', 'hero/short', 'other'],
    ['other', 'winter', 'other', 'other'],
  ]);
});

test('whatever names are sent, those that are counted exist or are `other`', async () => {
  const kinds = factShape.options.map(({ shape }) => shape.kind.value);
  const word = fc.constantFrom(
    'home',
    'spring',
    'winter',
    'hero',
    'short',
    'control',
    'LCP',
    'closed',
    'popup',
  );
  const name = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('ann@example.com', '<script>', '__proto__', 'Ánn', '\n'),
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('/')),
  );
  const isKnown = await readKnownNames(CONTENT['dealership-alpha']);
  const others = new Set(['other', ...VITALS.map((metric) => `${metric}/other`)]);
  const count = fc.record({ kind: fc.constantFrom(...kinds), name });
  const { added, send } = collector();
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(count, { minLength: 1, maxLength: 5 }), async (all) => {
      const isCounted = !all.some(({ kind }) => kind === 'consentChanged');
      added.length = 0;
      const body = all.map((one) => ({ ...one, bucket: one.kind === 'vitalMeasured' ? 100 : 0, count: 1 }));
      // Each run is another caller, with a share of their own.
      runs += 1;
      const answer = await send(body, { ipAddress: `198.51.100.${runs}` });
      expect(answer.status).toBe(isCounted ? 204 : 400);
      const counted = added.flatMap(([, sums]) => sums);
      expect(counted).toHaveLength(isCounted ? all.length : 0);
      for (const sum of counted)
        expect(isKnown(sum.kind, sum.name) || others.has(sum.name), `${sum.kind} ${sum.name}`).toBe(true);
    }),
  );
});

test('one caller uses up no share but their own', async () => {
  const { added, pass, send } = collector();
  const flood = await statusesOf(tenant, () => send(COUNTS));
  expect(flood).toEqual({ counted: caller, last: 429 });
  // Their whole network is one caller, at every dealership.
  await send(COUNTS, { ipAddress: '2001:db8:1:2::1' });
  const network = await statusesOf(caller, (time) =>
    send(COUNTS, { ipAddress: `2001:db8:1:2::${time + 2}` }),
  );
  expect(network.last).toBe(429);
  expect((await send(COUNTS, { dealership: 'dealership-bravo' })).status).toBe(429);
  added.length = 0;
  expect((await send(COUNTS, { ipAddress: '203.0.113.8' })).status).toBe(204);
  expect(added).toHaveLength(1);
  const refused = await send(COUNTS);
  pass(Number(refused.headers.get('retry-after')) * 1000);
  expect((await send(COUNTS)).status).toBe(204);
});

test('a flood from many addresses at one dealership leaves the others theirs', async () => {
  const { pass, send } = collector();
  const flood = await statusesOf(tenant + 200, (time) =>
    send(COUNTS, { ipAddress: `198.51.${time >> 8}.${time & 255}` }),
  );
  expect(flood).toEqual({ counted: tenant, last: 429 });
  expect((await send(COUNTS, { dealership: 'dealership-bravo' })).status).toBe(204);
  pass(windowMs);
  expect((await send(COUNTS)).status).toBe(204);
});

test('behind a proxy that names nobody, only the dealership’s share counts', async () => {
  const { send } = collector();
  expect(await statusesOf(caller + 1, () => send(COUNTS, { ipAddress: '127.0.0.1' }))).toMatchObject({
    last: 204,
  });
});
