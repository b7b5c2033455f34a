import { once } from 'node:events';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { vapidKeys } from '@rooftop/leads/push/vapid-keys';
import { serve } from '../../../tests/support/http-server.ts';
import { startPushService } from '../../../tests/support/stub-push-service.ts';
import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { recordAttempt } from '@rooftop/leads/delivery/record-attempt';
import type { LeadChange } from '@rooftop/leads/inbox/change-api';
import {
  inboxRefusalShape,
  type LeadPage,
  type LeadRecord,
  leadChangedShape,
  leadPageShape,
  leadRecordShape,
} from '@rooftop/leads/inbox/inbox-api';
import { addUnsubscription } from '@rooftop/leads/confirmations/stored-confirmations';
import { dealershipAddressHash } from '@rooftop/leads/confirmations/unsubscribe-ticket';
import { answerDraftShape } from '@rooftop/leads/messages/messages-api';
import { inboxSetupShape } from '@rooftop/leads/inbox/setup-api';
import { reportShape } from '@rooftop/leads/inbox/report-api';
import type { Submission } from '@rooftop/leads/submission';
import { Hono } from 'hono';
import { inTransaction } from '@rooftop/database/pool';
import { deleteLeads } from '@rooftop/leads/storage/delete-leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import {
  exampleContent,
  exampleSubmission,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { dataLogShape } from '@rooftop/leads/privacy/data-log-api';
import { linkMove } from '@rooftop/service/storage/appointment-storage';
import { createPlatformOnly } from '../guard/platform-host.ts';
import { createAnswers } from '@rooftop/platform/leads/answers/answers';
import { createPushClient } from '@rooftop/platform/leads/push-client';
import type { WebEnv } from '../site-request.ts';
import { createLeadsApi } from './leads-api.ts';
import { createLeadsData } from '@rooftop/platform/leads/leads-data';
import { createLeadStreams } from './lead-streams.ts';

const STUDIO = 'http://studio.example:3333';
const ALPHA = 'dealership-alpha';
const BRAVO = 'dealership-bravo';
const key = Buffer.alloc(32, 1);
/** Milliseconds for which a code of a second factor is fresh. */
const TWELVE_HOURS = 43_200_000;
const onError = vi.fn();

/**
 * Whom the lake knows: `studio-rights.test.ts` says whom it finds for each role. Editors, viewers and people without a
 * role are found nowhere.
 */
const STAFF: Readonly<
  Record<string, { readonly of: string; readonly hasCode: boolean; readonly isManager?: true }>
> = {
  administrator: { of: '*', hasCode: true, isManager: true },
  agency: { of: ALPHA, hasCode: true, isManager: true },
  leadStaff: { of: ALPHA, hasCode: true },
  bea: { of: ALPHA, hasCode: true },
  /** Entered their code twelve hours and a minute ago. */
  earlier: { of: ALPHA, hasCode: true },
  'leadStaff-without-code': { of: ALPHA, hasCode: false },
  'leadStaff-of-bravo': { of: BRAVO, hasCode: true },
};
const revoked = new Set<string>();
const isOf = (token: string, dealership: string) => [dealership, '*'].includes(STAFF[token]?.of ?? '');

let pushService: Awaited<ReturnType<typeof startPushService>>;
let device: ReturnType<(typeof pushService)['subscription']>;
let database: TestDatabase;
let streams: ReturnType<typeof createLeadStreams>;
const app = new Hono<WebEnv>();
const listener = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
let paths: string[] = [];

beforeAll(async () => {
  pushService = await startPushService();
  device = pushService.subscription();
  database = await freshDatabase();
  const { pool } = database;
  streams = createLeadStreams({ pool, onFailure: onError, recheckMs: 100, heartbeatMs: 50 });
  const api = createLeadsApi({
    studioUrl: `${STUDIO}/`,
    rights: {
      async findStaff(token, dealership, roles) {
        if (token === 'down') throw new Error('down');
        if (!isOf(token, dealership) || revoked.has(token)) return null;
        if (roles !== undefined && !STAFF[token]?.isManager) return null;
        const codeAt = Date.now() - (token === 'earlier' ? TWELVE_HOURS + 60_000 : 0);
        return {
          userId: token,
          name: `Name of ${token}`,
          twoFactorAt: STAFF[token]?.hasCode ? new Date(codeAt) : null,
        };
      },
      listStaff: async (_token, dealership) =>
        Object.keys(STAFF)
          .filter((token) => isOf(token, dealership))
          .map((id) => ({ id, name: `Name of ${id}`, email: `${id}@dealer.example` })),
    },
    leads: createLeadsData({
      pool,
      readDelivery: async (id) =>
        exampleDelivery({ id, recipients: ['today@dealer.example'], answerMinutes: 20 }),
      findCar: async () => ({ title: '2021 Honda Civic EX', url: null, picture: null }),
      isProduction: true,
      studioUrl: STUDIO,
    }),
    answers: createAnswers({
      pool,
      key,
      inbound: null,
      showTo: async () => ({ brand: null, car: null, template: null }),
    }),
    push: {
      pool,
      vapid: vapidKeys(Buffer.alloc(32, 1)),
      http: createPushClient(pushService.origin),
      studioUrl: `${STUDIO}/`,
    },
    streams,
    dealerships: async () => [ALPHA, BRAVO].map((id) => ({ id, timeZone: 'America/New_York' as const })),
    stores: async () => [{ key: 'erie', name: 'Alpha Erie', timeZone: 'America/New_York' }],
    onError,
  });
  paths = Object.keys(api);
  for (const [path, answer] of Object.entries(api))
    app.all(path, createPlatformOnly('platform.example', 0)(answer));
  app.notFound(() => new Response(null, { status: 404 }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  await streams.close();
  await pushService[Symbol.asyncDispose]();
  server.close();
  await database.drop();
});
afterEach(() => revoked.clear());

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly dealership?: string;
  readonly token?: string | undefined;
  readonly host?: string;
  readonly body?: unknown;
}
async function open({
  method = 'GET',
  path = '',
  dealership = ALPHA,
  token = 'leadStaff',
  ...options
}: Asked) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { host = 'platform.example', body } = options;
  const headers = { host, origin: STUDIO, ...(token !== '' && { authorization: `Bearer ${token}` }) };
  const sent = request({ port: address.port, method, path: `/api/desk/leads/${dealership}${path}`, headers });
  const [answer] = await once(sent.end(typeof body === 'object' ? JSON.stringify(body) : body), 'response');
  return answer;
}
async function ask(options: Asked) {
  const answer = await open(options);
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: Number(answer.statusCode), headers: answer.headers, text };
}
async function found<Shape>(shape: { parse(value: unknown): Shape }, options: Asked): Promise<Shape> {
  const { status, text } = await ask(options);
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
  return shape.parse(JSON.parse(text));
}
const get = <Shape>(shape: { parse(value: unknown): Shape }, path: string, token = 'leadStaff') =>
  found(shape, { path, token });
const list = (body: object = {}, token = 'leadStaff') =>
  found(leadPageShape, { method: 'POST', token, body });

let words = 0;
async function accept(change: Partial<Submission> = {}, contact: object = {}): Promise<string> {
  const example = exampleContent({ comments: `Canary words ${(words += 1)}`, vehicles: [exampleVehicle()] });
  const content = { ...example, contact: { ...example.contact, ...contact } };
  const submission = exampleSubmission({
    dealership: ALPHA,
    content,
    lateAt: new Date(Date.now() + 60_000),
    ...change,
  });
  return (await acceptLead(database.pool, key, submission)).id;
}
const read = (id: string) => get(leadRecordShape, `/${id}`);
async function change(id: string, body: LeadChange, token = 'leadStaff'): Promise<LeadRecord> {
  const { status, text } = await ask({ method: 'POST', path: `/${id}`, token, body });
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
  return leadRecordShape.parse(JSON.parse(text));
}
const deliveryOf = async (id: string) => (await read(id)).deliveries[0]?.id ?? '';

const ANSWER = {
  id: '0199c2f4-0000-7000-8000-00000000a001',
  subject: 'Your Civic',
  text: 'Come by!',
  hasCar: false,
};

/** Every path with its methods, for a lead and one of its deliveries. */
const requestsFor = (lead: string, delivery: string): Asked[] => [
  { path: '', method: 'POST', body: {} },
  { path: '', method: 'POST', body: { search: 'ada' } },
  { path: '/setup' },
  { path: '/views', method: 'PUT', body: [] },
  { path: '/bulk', method: 'POST', body: { leads: [lead], change: { action: 'status', status: 'lost' } } },
  { path: '/export.csv', method: 'POST', body: {} },
  { path: '/data-log' },
  { path: '/events' },
  { path: '/reports?from=2026-11-01&to=2026-11-30' },
  { path: `/${lead}` },
  { path: `/${lead}`, method: 'POST', body: { action: 'note', text: 'Mine' } },
  { path: `/${lead}`, method: 'POST', body: { action: 'sendTo', address: 'thief@evil.example' } },
  { path: '/push', method: 'POST', body: { endpoint: device.endpoint } },
  { path: '/push', method: 'PUT', body: { ...device, stores: null, onlyOpen: false, language: 'en' } },
  { path: '/push/off', method: 'POST', body: { endpoint: device.endpoint } },
  { path: `/${lead}/answer` },
  { path: `/${lead}/answer`, method: 'POST', body: ANSWER },
  { path: `/${lead}/answers/${delivery}/again`, method: 'POST' },
  { path: `/${lead}/calendar.ics` },
  { path: `/${lead}/files/0` },
  { path: `/${lead}/deliveries/${delivery}/message` },
];
const PERSONAL = /Ada|Miller|visitor\.example|555|Canary|Civic|2HGFC|resume/;

describe('rights', () => {
  const resume = {
    name: 'resume.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7 resume'),
  } as const;
  let lead: string;
  let delivery: string;
  let before: string;
  const state = async () => {
    const { rows } = await database.pool.query(
      `SELECT (SELECT json_agg(leads ORDER BY id) FROM leads) AS leads, (SELECT count(*) FROM lead_events) AS events,
         (SELECT count(*) FROM lead_exports) AS exports, (SELECT count(*) FROM deliveries) AS deliveries,
         (SELECT count(*) FROM lead_messages) AS messages,
         (SELECT count(*) FROM lead_views) AS views, (SELECT count(*) FROM push_subscriptions) AS devices`,
    );
    return JSON.stringify(rows);
  };
  beforeAll(async () => {
    lead = await accept({
      files: [resume],
      consent: { textVersion: '1', wording: 'Canary', isChecked: true },
    });
    delivery = await deliveryOf(lead);
    before = await state();
  });

  test('the requests below ask every path and every method that it answers', () => {
    const asked = new Set(requestsFor(lead, delivery).map(({ path = '' }) => path.replace(/\?.*/, '')));
    expect(asked.size).toBe(paths.length);
  });

  test.each<[who: string, more: Partial<Asked>, status: number]>([
    ['nobody', { token: '' }, 401],
    ['an editor', { token: 'editor' }, 403],
    ['a viewer', { token: 'viewer' }, 403],
    ['somebody without a role', { token: 'stranger' }, 403],
    ['lead staff of another dealership', { token: 'leadStaff-of-bravo' }, 403],
    ['lead staff without a second factor', { token: 'leadStaff-without-code' }, 403],
    ['lead staff on a dealership’s host', { host: 'alpha.example' }, 404],
    ['lead staff while rights cannot be checked', { token: 'down' }, 503],
    ['lead staff by an unknown method', { method: 'DELETE', body: undefined }, 405],
  ])('%s reads and changes nothing', async (_who, more, status) => {
    for (const asked of requestsFor(lead, delivery)) {
      const answer = await ask({ ...asked, ...more });
      expect(`${asked.method} ${asked.path}: ${answer.status}`).toBe(
        `${asked.method} ${asked.path}: ${status}`,
      );
      expect(answer.text).not.toMatch(PERSONAL);
    }
    expect(await state()).toBe(before);
  });

  test('staff of another dealership find nothing under its name', async () => {
    for (const asked of requestsFor(lead, delivery)) {
      if (asked.path === '/events') continue;
      const answer = await ask({ ...asked, token: 'leadStaff-of-bravo', dealership: BRAVO });
      expect(answer.text, asked.path).not.toMatch(PERSONAL);
      const status = asked.path === '/data-log' ? 403 : 200;
      expect(answer.status, asked.path).toBe(asked.path?.startsWith(`/${lead}`) ? 404 : status);
    }
    const { rows } = await database.pool.query('SELECT version, status FROM leads WHERE id = $1', [lead]);
    expect(rows).toEqual([{ version: 0, status: 'new' }]);
  });

  test.each(['administrator', 'agency', 'leadStaff'])(
    '%s with a second factor reads everything',
    async (token) => {
      expect((await list({}, token)).leads.map(({ id }) => id)).toContain(lead);
      expect((await get(leadRecordShape, `/${lead}`, token)).content.comments).toContain('Canary');
    },
  );

  test('says when only the code is missing', async () => {
    const { text } = await ask({ path: '/setup', token: 'leadStaff-without-code' });
    expect(inboxRefusalShape.parse(JSON.parse(text)).needsCode).toBe(true);
    expect(JSON.parse((await ask({ path: '/setup', token: 'editor' })).text)).not.toHaveProperty('needsCode');
  });

  test('only the Studio’s pages may read responses, and no cache stores them', async () => {
    const { headers, status } = await ask({ method: 'OPTIONS', path: '/views', token: '' });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': STUDIO,
      'access-control-allow-methods': 'PUT',
      'cache-control': 'no-store',
    });
  });

  test('files are downloads, and messages are plain text', async () => {
    const file = await ask({ path: `/${lead}/files/0` });
    expect(file.text).toBe('%PDF-1.7 resume');
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="resume.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const message = await ask({ path: `/${lead}/deliveries/${delivery}/message` });
    expect(message.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(message.text).toContain('To: sales@dealer.example\nSubject: Contact: General questions');
    expect(message.text).toContain('Canary words');
    expect((await ask({ path: `/${lead}/files/1` })).status).toBe(404);
  });
});

test.each<[what: string, asked: Asked]>([
  ['an unknown status', { method: 'POST', body: { status: 'gone' } }],
  ['an unknown cursor', { method: 'POST', body: { cursor: 'x' } }],
  ['an export without filters', { path: '/export.csv', method: 'POST' }],
  ['an oversized body', { path: '/bulk', method: 'POST', body: 'a'.repeat(100_000) }],
  ['a body that is no JSON', { path: '/views', method: 'PUT', body: 'views' }],
  ['a report that ends before it begins', { path: '/reports?from=2026-11-02&to=2026-11-01' }],
  ['a report of many years', { path: '/reports?from=2006-11-02&to=2026-11-01' }],
])('refuses %s', async (_what, asked) => {
  expect((await ask(asked)).status).toBe(400);
});

test.each(['', '/export.csv'])('%s takes no search from the URL, which is logged', async (path) => {
  const asked = { path: `${path}?search=nothing-has-this` };
  expect((await ask(asked)).status).toBe(405);
  await accept({}, { firstName: 'Listed' });
  const { text } = await ask({ ...asked, method: 'POST', body: {} });
  expect(text).toContain('Listed');
});

test('an answer to a shopper who has stopped mail is refused until somebody confirms it, and is not sent again', async () => {
  const email = 'stopped@visitor.example';
  const lead = await accept({}, { email });
  await addUnsubscription(database.pool, dealershipAddressHash(key, ALPHA, email));
  const answer = { ...ANSWER, id: crypto.randomUUID() };
  const path = `/${lead}/answer`;
  const refusal = async (asked: Asked) => {
    const { status, text } = await ask({ method: 'POST', ...asked });
    return [status, inboxRefusalShape.parse(JSON.parse(text)).reason];
  };
  expect(await refusal({ path, body: answer })).toEqual([400, 'mailStopped']);
  const sent = await found(leadRecordShape, { method: 'POST', path, body: { ...answer, isAllowed: true } });
  expect(sent.messages).toMatchObject([{ id: answer.id, state: 'waiting' }]);
  await database.pool.query(`UPDATE lead_messages SET state = 'dead' WHERE id = $1`, [answer.id]);
  const again = `/${lead}/answers/${answer.id}/again`;
  expect(await refusal({ path: again })).toEqual([400, 'mailStopped']);
});

test('a test lead is listed, and neither open nor late: nobody waits for the answer', async () => {
  await database.pool.query('TRUNCATE leads CASCADE');
  const id = await accept({ isTest: true, lateAt: new Date(Date.now() - 60_000) });
  const ids = async (filter: object) => (await list(filter)).leads.map((lead) => lead.id);
  expect([await ids({}), await ids({ special: 'open' }), await ids({ special: 'late' })]).toEqual([
    [id],
    [],
    [],
  ]);
  expect((await list()).counts).toMatchObject({ open: 0, late: 0 });
});

test('lists leads with counts and pages, and finds them by what people know of them', async () => {
  const { pool } = database;
  const dealership = 'dealership-alpha';
  await pool.query('TRUNCATE leads CASCADE');
  const ann = await accept(
    {},
    { firstName: 'José', lastName: 'Núñez', email: 'jose@mail.example', phone: '(212) 555-0199' },
  );
  const store = {
    ...exampleSubmission().circumstances,
    storeKey: 'erie',
    advertising: { utm_source: 'letter' },
  };
  const service = await accept({ form: 'SERVICE', topic: null, circumstances: store });
  const late = await accept({ lateAt: new Date(Date.now() - 60_000) });
  const held = await accept({ suspicion: 'honeypot' });
  const dead = await accept();
  await recordAttempt(pool, await deliveryOf(dead), 'dead', '550');
  await accept({ dealership: BRAVO });
  const ids = async (filter: object) => (await list(filter)).leads.map(({ id }) => id);

  const page = await list();
  expect(page.leads.map(({ id }) => id)).toEqual([dead, late, service, ann]);
  expect(page.counts).toEqual({ open: 4, late: 1, held: 1, undelivered: 1 });
  expect(page.leads[0]).toMatchObject({
    from: 'Ada Miller',
    vehicle: '2021 Honda Civic EX',
    status: 'new',
    deadDeliveries: 1,
  });
  expect(await ids({ special: 'late' })).toEqual([late]);
  expect(await ids({ special: 'held' })).toEqual([held]);
  expect(await ids({ special: 'undelivered' })).toEqual([dead]);
  expect(await ids({ special: 'open', storeKey: 'erie' })).toEqual([service]);
  expect(await ids({ source: 'letter' })).toEqual([service]);
  expect(await ids({ form: 'SERVICE', source: 'direct' })).toEqual([]);
  expect(await ids({ owner: 'nobody', status: 'new' })).toEqual([dead, late, service, ann]);
  for (const typed of [
    'nunez',
    'Núñ',
    'josé nuñez',
    'jose@mail',
    'mail.example',
    '(212) 555-0199',
    '+1 212 555',
    '5550199',
    '0199',
  ])
    expect(await ids({ search: typed }), typed).toEqual([ann]);
  for (const typed of ['civic', '2021 honda', '2hgfc2f66mh500001', 'l1234'])
    expect(await ids({ search: typed }), typed).toEqual([dead, held, late, service, ann]);
  await change(service, { action: 'note', text: 'Wants the Überführung on Saturday.' });
  await change(service, { action: 'note', text: 'Called twice' });
  for (const typed of ['uberfuhr', 'saturday', 'twice wants', 'ada saturday'])
    expect(await ids({ search: typed }), typed).toEqual([service]);
  expect(await ids({ search: 'canary words' })).toEqual([dead, held, late, service, ann]);
  const { number } = (await read(late)).lead;
  expect(await ids({ search: `#${number}` })).toEqual([late]);
  expect(await ids({ search: 'civic', special: 'open' })).not.toContain(held);
  for (const typed of ["'; drop table leads", "a'b:*&|!()", '\\'])
    expect(await ids({ search: typed }), typed).toBeDefined();

  await pool.query(
    `INSERT INTO leads (id, number, dealership, form, state, content, circumstances, vendor, routing, destinations)
     SELECT gen_random_uuid(), 1000 + n, $1, form, state, content, circumstances, vendor, routing, destinations
     FROM leads, generate_series(1, 120) AS n WHERE id = $2`,
    [dealership, ann],
  );
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: LeadPage = await list(cursor === '' ? {} : { cursor });
    seen.push(...next.leads.map(({ id }) => id));
    cursor = next.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([124, 124]);
});

test('says what the inbox needs, and keeps each person’s views', async () => {
  const views = [{ name: 'Mine', filter: { owner: 'leadStaff', special: 'open' } }];
  expect((await ask({ path: '/views', method: 'PUT', body: views })).status).toBe(200);
  const setup = await get(inboxSetupShape, '/setup');
  expect(setup).toMatchObject({
    user: { id: 'leadStaff', email: 'leadStaff@dealer.example' },
    stores: [{ key: 'erie' }],
    timeZone: 'America/New_York',
    answerMinutes: 20,
    views,
    managesPersonalData: false,
  });
  expect(setup.people.map(({ id }) => id)).not.toContain('leadStaff-of-bravo');
  expect((await get(inboxSetupShape, '/setup', 'bea')).views).toEqual([]);
});

describe('a lead', () => {
  test('shows everything, also what the same person sent before', async () => {
    const person = { email: 'Zoe@Visitor.example', phone: '(646) 555-0155' };
    const first = await accept({}, { ...person, email: null });
    const second = await accept({}, { email: 'zoe@visitor.example', phone: null });
    await accept({ dealership: BRAVO }, person);
    const third = await accept(
      { consent: { textVersion: '1', wording: 'You may call me.', isChecked: true } },
      person,
    );
    expect(await read(third)).toMatchObject({
      lead: { status: 'new', owner: null, version: 0, clock: { answeredAt: null } },
      content: { contact: { phone: '+16465550155' } },
      page: 'https://a.example/contact-us',
      consent: { wording: 'You may call me.', isChecked: true, ipAddress: '203.0.113.7' },
      deliveries: [
        {
          destination: { channel: 'text-mail', to: 'sales@dealer.example' },
          state: 'waiting',
          attempts: [],
        },
      ],
      earlier: [{ id: second }, { id: first }],
      events: [],
    });
  });

  test('two people take it at once: one gets it, the other is told who did', async () => {
    const id = await accept();
    const take = (token: string) =>
      ask({
        method: 'POST',
        path: `/${id}`,
        token,
        body: { action: 'take', version: 0 } satisfies LeadChange,
      });
    const both = await Promise.all([take('leadStaff'), take('bea')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const { message, lead } = inboxRefusalShape.parse(JSON.parse(refused?.text ?? ''));
    const winner = both[0]?.status === 200 ? 'leadStaff' : 'bea';
    expect(message).toContain('Somebody else');
    expect(lead?.lead).toMatchObject({ status: 'assigned', owner: { id: winner }, version: 1 });
    expect((await read(id)).events).toMatchObject([
      { kind: 'owner', detail: `Name of ${winner}`, by: `Name of ${winner}` },
    ]);
  });

  test('is assigned to people who may read it, and unassigned again', async () => {
    const id = await accept();
    const refused = await ask({
      method: 'POST',
      path: `/${id}`,
      body: { action: 'assign', owner: 'leadStaff-of-bravo', version: 0 },
    });
    expect(refused.status).toBe(400);
    const assigned = await change(id, { action: 'assign', owner: 'bea', version: 0 });
    expect(assigned.lead).toMatchObject({ owner: { id: 'bea', name: 'Name of bea' }, status: 'assigned' });
    const free = await change(id, { action: 'assign', owner: null, version: 1 });
    expect(free.lead).toMatchObject({ owner: null, status: 'new' });
  });

  test('stops its clock with the first answer', async () => {
    const id = await accept();
    await database.pool.query(
      `UPDATE leads SET clock_started_at = now() - interval '7 minutes' WHERE id = $1`,
      [id],
    );
    const missed = await change(id, { action: 'attempted', outcome: 'leftMessage' });
    expect(missed.lead).toMatchObject({ status: 'new', clock: { answeredAt: null } });
    const called = await change(id, { action: 'answered', by: 'call' });
    expect(called.lead).toMatchObject({ status: 'contacted' });
    const again = await change(id, { action: 'answered', by: 'mail' }, 'bea');
    expect(again.lead.clock).toEqual(called.lead.clock);
    await change(id, { action: 'note', text: 'Wants it in blue.' });
    const record = await change(id, { action: 'status', status: 'sold', version: 4 });
    expect(record.events.map(({ kind, detail, by }) => `${kind} ${detail} ${by}`)).toEqual([
      'attempted leftMessage Name of leadStaff',
      'answered call Name of leadStaff',
      'answered mail Name of bea',
      'note Wants it in blue. Name of leadStaff',
      'status sold Name of leadStaff',
    ]);
    const { rows } = await database.pool.query(
      'SELECT answer_minutes, answered_by FROM leads WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ answer_minutes: 7, answered_by: 'leadStaff' }]);
  });

  test('has an appointment with a calendar file', async () => {
    const id = await accept();
    expect((await ask({ path: `/${id}/calendar.ics` })).status).toBe(404);
    const at = '2026-12-01T15:00:00.000Z';
    const record = await change(id, { action: 'appointment', at, minutes: 45, version: 0 });
    expect(record).toMatchObject({ appointment: { at, minutes: 45 }, lead: { status: 'appointment' } });
    const file = await ask({ path: `/${id}/calendar.ics` });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain('DTSTART:20261201T150000Z\r\nDTEND:20261201T154500Z');
  });

  test('shows the time that the shopper booked, which staff change only once it has come', async () => {
    const { pool } = database;
    const id = await accept();
    const booked = '2126-12-02T15:00:00.000Z';
    await pool.query(
      `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, lead, time_zone)
       VALUES ($1, gen_random_uuid(), '', 'testDrive', $3, $3::timestamptz + interval '1 hour', $2, 'America/New_York')`,
      [ALPHA, id, booked],
    );
    const move = (start: string) =>
      pool.query(
        `UPDATE appointments SET starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' WHERE lead = $1`,
        [id, start],
      );
    expect((await read(id)).appointment).toEqual({ at: booked, minutes: 60, isBooked: true });
    const at = '2126-12-01T15:00:00.000Z';
    const body: LeadChange = { action: 'appointment', at, minutes: 45, version: 0 };
    const refused = await ask({ method: 'POST', path: `/${id}`, body });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      409,
      expect.objectContaining({ reason: 'bookedOnline' }),
    ]);
    expect(await read(id)).toMatchObject({ lead: { status: 'new', version: 0 }, events: [] });

    await move('2026-01-02T15:00:00.000Z');
    expect((await read(id)).appointment).toMatchObject({ minutes: 60, isBooked: false });
    expect((await change(id, body)).appointment).toEqual({ at, minutes: 45, isBooked: false });
    // A booked time to come counts, whatever staff agreed on.
    await move(booked);
    expect((await read(id)).appointment).toEqual({ at: booked, minutes: 60, isBooked: true });
    expect((await ask({ path: `/${id}/calendar.ics` })).text).toContain('DTSTART:21261202T150000Z');
    await pool.query(`UPDATE appointments SET status = 'cancelled' WHERE lead = $1`, [id]);
    expect((await read(id)).appointment).toEqual({ at, minutes: 45, isBooked: false });
  });

  test('that moved an appointment shows it, and staff make no other one', async () => {
    const [booking, move, appointment] = [await accept(), await accept(), crypto.randomUUID()];
    const at = '2126-12-02T15:00:00.000Z';
    await database.pool.query(
      `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, lead, time_zone)
       VALUES ($1, $2, '', 'testDrive', $3, $3::timestamptz + interval '1 hour', $4, 'America/New_York')`,
      [ALPHA, appointment, at, booking],
    );
    await linkMove(database.pool, ALPHA, appointment, move);
    for (const id of [booking, move])
      expect((await read(id)).appointment).toEqual({ at, minutes: 60, isBooked: true });
    const body: LeadChange = { action: 'appointment', at, minutes: 45, version: 0 };
    expect((await ask({ method: 'POST', path: `/${move}`, body })).status).toBe(409);
  });

  test('is released, once, and its clock starts then', async () => {
    const id = await accept({ suspicion: 'honeypot', lateAt: new Date(0) });
    const refused = await ask({ method: 'POST', path: `/${id}`, body: { action: 'sendAgain', all: false } });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Release it first')]);
    const released = await change(id, { action: 'release' });
    expect(released).toMatchObject({ lead: { isHeld: false }, deliveries: [{ state: 'waiting' }] });
    expect(Date.parse(released.lead.clock.lateAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect((await change(id, { action: 'release' }, 'bea')).events).toHaveLength(1);
  });

  test('is sent again, and elsewhere', async () => {
    const id = await accept();
    await recordAttempt(database.pool, await deliveryOf(id), 'dead', '550 no such mailbox');
    expect(await read(id)).toMatchObject({
      lead: { deadDeliveries: 1 },
      deliveries: [{ state: 'dead', attempts: [{ outcome: 'dead', detail: '550 no such mailbox' }] }],
    });
    expect(await change(id, { action: 'sendAgain', all: false })).toMatchObject({
      lead: { deadDeliveries: 0, waitingDeliveries: 1 },
    });
    const elsewhere = await change(id, { action: 'sendTo', address: 'bo@dealer.example' });
    expect(elsewhere.deliveries.map(({ destination }) => destination?.to)).toContain('bo@dealer.example');
    expect(elsewhere.events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['sentAgain', null],
      ['sentTo', 'bo@dealer.example'],
    ]);
  });

  test('without a recipient goes to today’s when it is sent again', async () => {
    const id = await accept({ destinations: [] });
    expect((await read(id)).deliveries).toMatchObject([{ destination: null, state: 'dead' }]);
    const { deliveries } = await change(id, { action: 'sendAgain', all: false });
    expect(deliveries).toMatchObject([{ destination: { to: 'today@dealer.example' }, state: 'waiting' }]);
  });
});

test('changes several leads at once, whatever happened to them meanwhile', async () => {
  const leads = [await accept(), await accept()];
  await change(leads[0] ?? '', { action: 'note', text: 'First' });
  const bulk = (body: object) => ask({ method: 'POST', path: '/bulk', body });
  const all = [...leads, crypto.randomUUID()];
  const assigned = await bulk({ leads: all, change: { action: 'assign', owner: 'bea' } });
  expect(JSON.parse(assigned.text)).toEqual({ changed: 2 });
  expect((await read(leads[1] ?? '')).lead).toMatchObject({ owner: { id: 'bea' }, status: 'assigned' });
  const held = await accept({ suspicion: 'honeypot' });
  expect(JSON.parse((await bulk({ leads: [held, ...leads], change: { action: 'release' } })).text)).toEqual({
    changed: 1,
  });
  const again = await bulk({ leads, change: { action: 'sendAgain' } });
  expect(JSON.parse(again.text)).toEqual({ changed: 2 });
  const lost = await bulk({ leads, change: { action: 'status', status: 'lost' } });
  expect(JSON.parse(lost.text)).toEqual({ changed: 2 });
});

test('exports the leads of a filter without formulas, and logs who did', async () => {
  await accept({}, { firstName: '=HYPERLINK("http://evil.example")', lastName: 'Quote "Q", Jr.' });
  const { text, headers } = await ask({
    path: '/export.csv',
    method: 'POST',
    body: { status: 'new', search: 'quote' },
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
  const [heading, ...lines] = text.trimEnd().split('\r\n');
  expect(heading).toMatch(/^\uFEFFLead,Received,/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil.example"")","Quote ""Q"", Jr."`);
  expect(lines[0]).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d,Contact,/);
  expect(lines[0]).toContain(',New,');
  expect(lines[0]).toContain(',315-555-0142,');
  const { rows } = await database.pool.query(
    'SELECT dealership, user_id, filter FROM lead_exports ORDER BY id DESC LIMIT 1',
  );
  expect(rows).toEqual([{ dealership: ALPHA, user_id: 'leadStaff', filter: { status: 'new', search: '…' } }]);
});

test('lists and exports the leads of some days of the dealership, in the words of the person', async () => {
  await database.pool.query('TRUNCATE leads CASCADE');
  const circumstances = { ...exampleSubmission().circumstances, storeKey: 'erie', advertising: {} };
  const id = await accept({ form: 'SERVICE', topic: null, circumstances });
  await accept();
  // 11:30 PM on December 1 in New York.
  await database.pool.query(`UPDATE leads SET accepted_at = '2026-12-02T04:30:00Z' WHERE id = $1`, [id]);
  const idsOf = async (receivedFrom: string, receivedTo: string) =>
    (await list({ receivedFrom, receivedTo })).leads.map((lead) => lead.id);
  expect(await idsOf('2026-12-01', '2026-12-01')).toEqual([id]);
  expect(await idsOf('2026-12-02', '2026-12-31')).toEqual([]);
  expect((await ask({ method: 'POST', body: { receivedFrom: '2026-02-30' } })).status).toBe(400);
  const filter = { receivedFrom: '2026-12-01', receivedTo: '2026-12-01', language: 'es' };
  const { text } = await ask({ path: '/export.csv', method: 'POST', body: filter });
  const [heading, ...lines] = text.trimEnd().split('\r\n');
  expect(heading).toMatch(/^\uFEFFSolicitud,Recibida,/);
  expect(lines).toEqual([
    expect.stringMatching(/^\d+,2026-12-01 23:30,Cita de servicio,.*,Nueva,.*,Alpha Erie,Directo,/),
  ]);
});

test('keeps and exports what was sold, and why a lead was lost', async () => {
  await database.pool.query('TRUNCATE leads CASCADE');
  const [sold, lost] = [await accept(), await accept()];
  const sale = { car: '2021 Honda Civic', priceCents: 2_149_500, day: '2026-11-23' };
  const one = await change(sold, { action: 'status', status: 'sold', sale, version: 0 });
  const other = await change(lost, { action: 'status', status: 'lost', lostReason: 'price', version: 0 });
  expect([one.sale, one.lostReason, other.sale, other.lostReason]).toEqual([sale, null, null, 'price']);
  const body = { action: 'status', status: 'sold', sale: { ...sale, priceCents: -1 }, version: 1 };
  expect((await ask({ path: `/${sold}`, method: 'POST', body })).status).toBe(400);
  const { text } = await ask({ path: '/export.csv', method: 'POST', body: {} });
  expect(text).toContain(',2021 Honda Civic,21495,2026-11-23,');
  expect(text).toContain(',,,,Price or payment');
});

test('exports leads only with a code from the last twelve hours; reading needs no fresh code', async () => {
  const exports = async () => (await database.pool.query('SELECT FROM lead_exports')).rowCount;
  const before = await exports();
  const { status, text } = await ask({ path: '/export.csv', method: 'POST', token: 'earlier', body: {} });
  expect(status).toBe(403);
  expect(JSON.parse(text)).toMatchObject({ needsCode: true });
  expect(await exports()).toBe(before);
  await list({}, 'earlier');
});

describe('the log of personal data', () => {
  beforeAll(async () => {
    const { pool } = database;
    // Newer than what the tests above logged, and 60 of them at the same time.
    await pool.query(
      `INSERT INTO lead_exports (dealership, at, user_id, user_name, filter)
       SELECT $1, now() + interval '1 day', 'u', 'Ann ' || n,
         CASE n WHEN 1 THEN '{}'::jsonb ELSE '{"status": "new", "search": "…"}' END
       FROM generate_series(1, 60) n`,
      [ALPHA],
    );
    await pool.query(
      `INSERT INTO privacy_log (dealership, at, user_id, user_name, action, email, counts)
       VALUES ($1, now() + interval '2 days', 'u', 'Bob', 'delete', 'x', '{"leads": 3}')`,
      [ALPHA],
    );
    await pool.query(
      `INSERT INTO credit_application_events (dealership, application, event, at, user_id, user_name, reason)
       VALUES ($1, gen_random_uuid(), 'numbers', now() + interval '3 days', 'u', 'Cid', 'Send it to a lender')`,
      [ALPHA],
    );
    await pool.query(
      `INSERT INTO retention_log (dealership, at, leads, lead_months, careers, careers_months, held, held_days, consents, consent_months)
       VALUES ($1, now() + interval '4 days', 5, 24, 1, 12, 2, 90, 0, 60),
         ($1, now() + interval '5 days', 0, 24, 0, 12, 0, 90, 4, 60)`,
      [ALPHA],
    );
  });

  test('lists exports, readings and deletions for agencies and administrators, newest first, in pages', async () => {
    const first = await get(dataLogShape, '/data-log', 'agency');
    const none = { reason: null, leads: null, filter: null };
    expect(first.entries.slice(0, 4).map(({ at: _at, id: _id, ...entry }) => entry)).toEqual([
      { ...none, event: 'leadsExpired', by: null, leads: 8 },
      { ...none, event: 'numbersRead', by: 'Cid', reason: 'Send it to a lender' },
      { ...none, event: 'personDeleted', by: 'Bob', leads: 3 },
      { ...none, event: 'leadsExported', by: expect.stringMatching('Ann'), filter: 'search …, status new' },
    ]);
    expect(first.entries).toHaveLength(50);
    const second = await get(
      dataLogShape,
      `/data-log?${new URLSearchParams({ ...first.next })}`,
      'administrator',
    );
    const all = [...first.entries, ...second.entries];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const exported = all.filter(({ by }) => by?.startsWith('Ann'));
    expect(exported).toHaveLength(60);
    expect(exported.find(({ by }) => by === 'Ann 1')?.filter).toBeNull();
    expect(second.next).toBeNull();
  });

  test.each<[string, Asked, number]>([
    ['is closed to lead staff', { token: 'leadStaff' }, 403],
    ['is closed to another dealership’s agency', { token: 'agency', dealership: BRAVO }, 403],
    ['shows no other dealership’s entries', { token: 'administrator', dealership: BRAVO }, 200],
    ['refuses an invalid time', { token: 'agency', path: '/data-log?at=x&id=export:1' }, 400],
    // In the platform, the request guard refuses it.
    ['knows no text with a NUL', { token: 'agency', path: '/data-log?at=2026-01-01T00:00:00Z&id=%00' }, 404],
  ])('%s', async (_, asked, status) => {
    const answer = await ask({ path: '/data-log', ...asked });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/Ann|Bob|Cid/);
  });
});

test.each<[string, Asked]>([
  ['a search', { method: 'POST', body: { search: 'a\0' } }],
  ['a view', { method: 'PUT', path: '/views', body: [{ name: 'Mine', filter: { source: '\0' } }] }],
  ['half a character', { method: 'POST', body: { source: '\ud83d' } }],
])('%s with text that cannot be stored is refused', async (_, asked) => {
  expect((await ask({ token: 'leadStaff', ...asked })).status).toBe(400);
  expect(onError).not.toHaveBeenCalled();
});

test('reports figures', async () => {
  const report = await get(reportShape, '/reports?from=2026-11-01&to=2026-11-02');
  expect(report.byDay).toEqual([
    { name: '2026-11-01', leads: 0 },
    { name: '2026-11-02', leads: 0 },
  ]);
});

describe('events', () => {
  /** Opens a stream and collects what it says. The server may not have noticed yet that earlier streams are closed. */
  async function follow(token: string, dealership = ALPHA) {
    const answer = await vi.waitFor(async () => {
      const opened = await open({ path: '/events', token, dealership });
      if (opened.statusCode !== 200) opened.resume();
      expect(opened.statusCode).toBe(200);
      return opened;
    }, 15_000);
    const heard: string[] = [];
    const ended = once(answer, 'end');
    answer.setEncoding('utf8').on('data', (part: string) => heard.push(part));
    const changes = () =>
      [...heard.join('').matchAll(/^data: (.+)$/gm)].map(([, json = '']) =>
        leadChangedShape.parse(JSON.parse(json)),
      );
    return { answer, changes, heard, ended };
  }

  test('tell of new and changed leads of the dealership within a second', async () => {
    const ann = await follow('leadStaff');
    const other = await follow('leadStaff-of-bravo', BRAVO);
    expect(ann.answer.headers['content-type']).toBe('text/event-stream');
    const id = await accept();
    await expect.poll(() => ann.changes()).toMatchObject([{ id, isNew: true, by: null }]);
    await change(id, { action: 'note', text: 'Canary of the note' }, 'bea');
    await expect.poll(() => ann.changes().at(-1)).toMatchObject({ id, isNew: false, by: 'Name of bea' });
    await inTransaction(database.pool, (client) => deleteLeads(client, [id], 'none'));
    await expect.poll(() => ann.changes()).toHaveLength(3);
    expect(ann.changes().at(-1)).toMatchObject({ id, isNew: false, by: null });
    const gone = await ask({ path: `/${id}` });
    expect([gone.status, JSON.parse(gone.text)]).toEqual([
      404,
      expect.objectContaining({ reason: 'noLead' }),
    ]);
    expect(ann.heard.join('').replaceAll(/"id":"[^"]*"/g, '')).not.toMatch(PERSONAL);
    expect(ann.heard.join('')).toContain(':\n\n');
    expect(other.changes()).toEqual([]);
    ann.answer.destroy();
    other.answer.destroy();
  });

  test('tell of a held lead as new only once it is released', async () => {
    const ann = await follow('leadStaff');
    const id = await accept({ suspicion: 'honeypot' });
    await expect.poll(() => ann.changes()).toMatchObject([{ id, isNew: false, by: null }]);
    await change(id, { action: 'release' }, 'bea');
    await expect.poll(() => ann.changes().at(-1)).toMatchObject({ id, isNew: true, by: 'Name of bea' });
    ann.answer.destroy();
  });

  test('are refused to who opens them again and again, before the lake is asked', async () => {
    const statusFor = async (token: string) => (await ask({ path: '/events', token })).status;
    for (let n = 0; n < BUDGETS.openedLeadStreams.person; n += 1)
      expect(await statusFor('unknown')).toBe(403);
    expect(await statusFor('unknown')).toBe(429);
    expect(await statusFor('another-unknown')).toBe(403);
  });

  test('end when rights end', async () => {
    const { ended } = await follow('bea');
    revoked.add('bea');
    await ended;
  });

  test('end when changes may have been missed, because the database was gone', async () => {
    const { ended } = await follow('leadStaff');
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'LISTEN lead_changed'`,
    );
    await ended;
    expect(onError).toHaveBeenCalled();
    onError.mockClear();
    const { answer, changes } = await follow('leadStaff');
    const id = await accept();
    await expect.poll(() => changes()).toMatchObject([{ id }]);
    answer.destroy();
  });

  test('end for the oldest of a user’s windows, once they open too many', async () => {
    const opened = [];
    for (let n = 0; n < 6; n += 1) opened.push(await follow('leadStaff'));
    await opened[0]?.ended;
    expect(opened[0]?.heard.join('')).toContain('event: replaced\n\n');
    const id = await accept();
    for (const one of opened.slice(1)) await expect.poll(() => one.changes()).toMatchObject([{ id }]);
    for (const one of opened) one.answer.destroy();
  });
});

test('nothing failed', () => {
  expect(
    onError.mock.calls.filter(([error]) => !(error instanceof Error && error.message === 'down')),
  ).toEqual([]);
});

describe('push', () => {
  const choose = (body: object, token = 'bea') => ask({ path: '/push', method: 'PUT', token, body });
  const ALL = { stores: null, onlyOpen: false, language: 'en' };
  const off = (token = 'bea') =>
    ask({ path: '/push/off', method: 'POST', token, body: { endpoint: device.endpoint } });
  const chosen = async (token = 'bea'): Promise<unknown> =>
    JSON.parse(
      (await ask({ path: '/push', method: 'POST', token, body: { endpoint: device.endpoint } })).text,
    );
  const { publicKey } = vapidKeys(Buffer.alloc(32, 1));
  const NONE = { publicKey, choice: null };
  beforeEach(async () => {
    await database.pool.query('DELETE FROM push_subscriptions');
    pushService.messages.length = 0;
  });

  test('a device is set up with a first message, chooses stores, and is turned off', async () => {
    expect(await chosen()).toEqual(NONE);
    expect((await choose({ ...device, ...ALL })).status).toBe(200);
    expect(pushService.messages).toMatchObject([
      { title: 'This device is set up', url: `${STUDIO}/desk/${ALPHA}/leads` },
    ]);
    expect((await choose({ ...device, ...ALL, stores: ['erie'], onlyOpen: true })).status).toBe(200);
    expect(pushService.messages).toHaveLength(1);
    const choice = { stores: ['erie'], onlyOpen: true };
    expect(await chosen()).toEqual({ publicKey, choice });
    expect(await chosen('leadStaff')).toEqual(NONE);
    await off('leadStaff');
    expect(await chosen()).toEqual({ publicKey, choice });
    expect((await choose({ ...device, ...ALL, stores: [] })).status).toBe(200);
    expect(await chosen()).toMatchObject({ choice: { stores: [] } });
    await off();
    expect(await chosen()).toEqual(NONE);
  });

  test.each<[what: string, change: object]>([
    ['an endpoint that is no URL', { endpoint: 'javascript:alert(1)' }],
    ['a key of the wrong length', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
    ['a store without a name', { stores: [''] }],
    ['an unknown language', { language: 'de' }],
  ])('%s is refused', async (_, change) => {
    expect((await choose({ ...device, ...ALL, ...change })).status).toBe(400);
  });

  test('a device that its service does not know, or cannot be reached, is not stored', async () => {
    pushService.statuses.push(410);
    expect((await choose({ ...device, ...ALL })).status).toBe(400);
    pushService.statuses.push(500);
    expect((await choose({ ...device, ...ALL })).status).toBe(503);
    expect(await chosen()).toEqual(NONE);
  });

  test('a device that names another service of this machine makes the server call nothing', async () => {
    const asked: unknown[] = [];
    await using other = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(201).end();
    });
    const answer = await choose({ ...device, ...ALL, endpoint: `${other.url}/device` });
    expect([answer.status, asked]).toEqual([503, []]);
    expect(await chosen()).toEqual(NONE);
  });
});

describe('answers by mail', () => {
  test('are stored with the lead, whatever they answer, and shown', async () => {
    const id = await accept();
    const draft = answerDraftShape.parse(JSON.parse((await ask({ path: `/${id}/answer` })).text));
    expect(draft).toMatchObject({ to: 'ada@visitor.example', repliesTo: 'sales@dealer.example' });
    expect(draft.text).toContain('Hello Ada');
    expect(draft.text).toContain('Name of leadStaff');
    const body = { ...ANSWER, id: crypto.randomUUID() };
    const { status, text } = await ask({ method: 'POST', path: `/${id}/answer`, body });
    expect(status).toBe(200);
    expect(leadRecordShape.parse(JSON.parse(text)).messages).toMatchObject([
      { id: body.id, kind: 'answer', from: 'Name of leadStaff', text: 'Come by!', state: 'waiting' },
    ]);
  });

  test.each<[what: string, change: object]>([
    ['no text', { text: ' ' }],
    ['a subject of two lines', { subject: 'Car\r\nBcc: thief@evil.example' }],
    ['too much text', { text: 'a'.repeat(10_001) }],
    ['an id that is none', { id: '1' }],
  ])('with %s are refused', async (_what, change) => {
    const id = await accept();
    const answer = await ask({ method: 'POST', path: `/${id}/answer`, body: { ...ANSWER, ...change } });
    expect(answer.status).toBe(400);
    expect((await read(id)).messages).toEqual([]);
  });

  test('to a held lead or without an address are refused with the reason', async () => {
    for (const [id, reason] of [
      [await accept({ suspicion: 'too fast' }), 'held'],
      [await accept({}, { email: null }), 'noMailAddress'],
    ] as const) {
      const { status, text } = await ask({ method: 'POST', path: `/${id}/answer`, body: ANSWER });
      expect([status, inboxRefusalShape.parse(JSON.parse(text)).reason]).toEqual([400, reason]);
    }
  });
});
