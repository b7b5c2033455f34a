import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#app/http/client.ts';
import { createSpamFilter } from './create-spam-filter.ts';
import type { SpamVerdict } from './spam-filter.ts';
import { HONEYPOT_FIELD, TOKEN_FIELD } from './spam-field-names.ts';
import { expireRatesJob } from '@rooftop/platform/form-counts/expire-rates.job';
import { expireTokenUsesJob } from '@rooftop/platform/form-counts/expire-token-uses.job';
import { createRateLimits } from '@rooftop/platform/form-counts/rate-limits';

const key = Buffer.alloc(32, 1);
const ALPHA = { dealership: 'dealership-alpha', form: 'CONTACT' } as const;
const BROWSER = new Headers({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'en-US' });
const FINE: SpamVerdict = { kind: 'fine' };

let database: TestDatabase;
let time = Date.parse('2026-11-23T17:00:00Z');
let troubles: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const defenceOn = (pool = database.pool, quietHour = 1_000_000) =>
  createSpamFilter({
    pool,
    limits: createRateLimits(pool, key),
    key,
    quietHour,
    onFailure: (error) => troubles.push(error),
    now: () => time,
  });

const clientAt = (ipAddress: string | null): Client => ({ cookies: null, ipAddress, userAgent: null });
let people = 0;
/** Fields of a new visitor. */
function answers(written: Readonly<Record<string, string>> = {}): FormData {
  people += 1;
  const fields = new FormData();
  const all = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: `ann${people}@example.com`,
    message: 'Hi',
    ...written,
  };
  for (const [name, value] of Object.entries(all)) fields.set(name, value);
  return fields;
}
interface Sending {
  /** Milliseconds between showing and submitting the form. */
  readonly after?: number;
  /** If null, none is sent. */
  readonly token?: string | null;
  readonly ipAddress?: string;
  readonly headers?: Headers;
  readonly isPrefilled?: boolean;
}
/** Submits a form that was shown a while ago. */
async function send(
  fields: FormData,
  { after = 30_000, token, ipAddress = '203.0.113.1', headers = BROWSER, isPrefilled = false }: Sending = {},
): Promise<SpamVerdict> {
  const spamFilter = defenceOn();
  const carried = token === undefined ? spamFilter.tokenFor(ALPHA) : token;
  time += after;
  if (carried !== null) fields.set(TOKEN_FIELD, carried);
  return spamFilter.judge({
    fields,
    headers,
    ...ALPHA,
    client: clientAt(ipAddress),
    knownVisitor: null,
    isPrefilled,
  });
}
let addresses = 0;
const elsewhere = () => `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

describe('a single submission', () => {
  test.each<[string, Sending, Record<string, string>, string | null]>([
    ['a person', {}, {}, null],
    ['a slow person', { after: 23 * 3_600_000 }, {}, null],
    ['an old browser', { headers: new Headers({ 'user-agent': 'x' }) }, {}, null],
    ['a missing token', { token: null }, {}, 'missing or invalid form token'],
    ['a forged token', { token: 'a.b.c' }, {}, 'missing or invalid form token'],
    ['an immediate submission', { after: 1_999 }, {}, 'sent within two seconds'],
    ['an immediate submission of a prefilled form', { after: 400, isPrefilled: true }, {}, null],
    [
      'a prefilled form without a token',
      { token: null, isPrefilled: true },
      {},
      'missing or invalid form token',
    ],
    ['a token from the future', { after: -60_000 }, {}, 'sent within two seconds'],
    ['a day-old form', { after: 24 * 3_600_000 + 1 }, {}, 'form token older than a day'],
    ['a filled honeypot field', {}, { [HONEYPOT_FIELD]: 'x' }, 'the hidden field was filled in'],
    ['an empty honeypot field', {}, { [HONEYPOT_FIELD]: '' }, null],
    [
      'a script',
      { headers: new Headers() },
      { message: 'See www.x.example' },
      'links, no user-agent, no accept-language',
    ],
    ['a URL as the name', {}, { firstName: 'https://x.example' }, 'URL in a name'],
  ])('%s', async (_, how, written, reason) => {
    const judged = await send(answers(written), { ...how, ipAddress: elsewhere() });
    expect(judged).toEqual(reason === null ? FINE : { kind: 'suspicious', reason, mayBePerson: false });
  });
});

describe('a token', () => {
  test('may be used again with the same content, and with two corrections', async () => {
    const spamFilter = defenceOn();
    const token = spamFilter.tokenFor(ALPHA);
    const same = answers();
    for (let round = 0; round < 3; round += 1)
      expect(await send(same, { token, ipAddress: elsewhere() })).toEqual(FINE);
    expect(await send(answers(), { token, ipAddress: elsewhere() })).toEqual(FINE);
    expect(await send(answers(), { token, ipAddress: elsewhere() })).toEqual(FINE);
    expect(await send(answers(), { token, ipAddress: elsewhere() })).toEqual({
      kind: 'suspicious',
      reason: 'form token used before',
      mayBePerson: false,
    });
  });

  test('is deleted when it expires', async () => {
    await database.pool.query("UPDATE form_token_uses SET expires_at = now() - interval '1 second'");
    await expireTokenUsesJob.run(database);
    expect((await database.pool.query('SELECT FROM form_token_uses')).rowCount).toBe(0);
  });
});

test.each<[string, string, number, boolean]>([
  ['of any of its forms', ALPHA.dealership, 60_000, true],
  ['of another dealership', 'dealership-bravo', 60_000, false],
  ['from yesterday', ALPHA.dealership, 25 * 3_600_000, false],
])('readForm checks a token %s', (_, dealership, age, isRead) => {
  const spamFilter = defenceOn();
  const token = spamFilter.tokenFor({ ...ALPHA, form: 'UNLOCK_INVENTORY' });
  time += age;
  expect(spamFilter.readForm(dealership, token) !== null).toBe(isRead);
  expect(spamFilter.readForm(dealership, 'a.b.c')).toBeNull();
});

test('a form returned with errors keeps its time and may be submitted again immediately', async () => {
  const spamFilter = defenceOn();
  const first = spamFilter.tokenFor(ALPHA);
  time += 60_000;
  const again = spamFilter.tokenFor(ALPHA, first);
  expect(again).not.toBe(first);
  expect(await send(answers(), { token: again, after: 500, ipAddress: elsewhere() })).toEqual(FINE);
  // A forged token or another form's token has no time to carry over.
  for (const other of [null, 'a.b.c', spamFilter.tokenFor({ ...ALPHA, form: 'CAREERS' })]) {
    time += 60_000;
    const fresh = spamFilter.tokenFor(ALPHA, other);
    const judged = await send(answers(), { token: fresh, after: 500, ipAddress: elsewhere() });
    expect(judged).toMatchObject({ reason: 'sent within two seconds' });
  }
  // A form that was open for days is not rejected for that after it was returned.
  time += 48 * 3_600_000;
  const late = spamFilter.tokenFor(ALPHA, first);
  expect(await send(answers(), { token: late, after: 500, ipAddress: elsewhere() })).toEqual(FINE);
});

describe('rate limits', () => {
  test('require a challenge after eight forms from an IP address, and reject after twenty', async () => {
    const kinds: string[] = [];
    for (let sent = 0; sent < 21; sent += 1)
      kinds.push((await send(answers(), { ipAddress: '2001:db8:1:2::5' })).kind);
    expect(kinds).toEqual([...Array(8).fill('fine'), ...Array(12).fill('challenge'), 'too-many']);
    // The same customer, their neighbor, and another dealership.
    expect((await send(answers(), { ipAddress: '2001:db8:1:2:ffff::6' })).kind).toBe('too-many');
    expect((await send(answers(), { ipAddress: '2001:db8:1:3::5' })).kind).toBe('fine');
  });

  test('ignore loopback addresses', async () => {
    for (let sent = 0; sent < 30; sent += 1)
      expect((await send(answers(), { ipAddress: '127.0.0.1' })).kind).toBe('fine');
  });

  test('hold more than ten forms an hour with the same contact, however it is spelled, without rejecting any', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      const fields = answers({ phone: sent % 2 ? '(315) 555-0123' : '+1 315 555 0123', message: `${sent}` });
      expect(await send(fields, { ipAddress: elsewhere() })).toEqual(FINE);
    }
    const judged = await send(answers({ phone: '3155550123' }), { ipAddress: elsewhere() });
    expect(judged).toEqual({
      kind: 'suspicious',
      reason: 'many forms with the same contact',
      mayBePerson: true,
    });
  });

  test('do not count spam against the email address it uses', async () => {
    const email = 'victim@example.com';
    for (let sent = 0; sent < 12; sent += 1)
      await send(answers({ email, [HONEYPOT_FIELD]: 'x' }), { ipAddress: elsewhere() });
    expect(await send(answers({ email }), { ipAddress: elsewhere() })).toEqual(FINE);
  });

  test('store no personal data', async () => {
    const { rows } = await database.pool.query('SELECT string_agg(key, $1) AS keys FROM request_rates', [
      ' ',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/example|203\.0|3155550123|alpha/);
    await database.pool.query('UPDATE request_rates SET expire = 0 WHERE key LIKE $1', ['formsOfContact%']);
    await expireRatesJob.run(database);
    const left = await database.pool.query('SELECT FROM request_rates WHERE key LIKE $1', [
      'formsOfContact%',
    ]);
    expect(left.rowCount).toBe(0);
  });
});

test('without a database, applies the checks that need none', async () => {
  const gone = await freshDatabase();
  await gone.drop();
  troubles = [];
  const spamFilter = defenceOn(gone.pool);
  const judge = (fields: FormData) =>
    spamFilter.judge({
      fields,
      headers: BROWSER,
      ...ALPHA,
      client: clientAt('203.0.113.9'),
      knownVisitor: null,
      isPrefilled: false,
    });
  const fields = answers();
  fields.set(TOKEN_FIELD, spamFilter.tokenFor(ALPHA));
  time += 5_000;
  expect(await judge(fields)).toEqual(FINE);
  expect(await judge(answers())).toEqual({
    kind: 'suspicious',
    reason: 'missing or invalid form token',
    mayBePerson: false,
  });
  expect(troubles.length).toBeGreaterThan(0);
});
