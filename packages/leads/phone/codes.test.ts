import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CodeChannel, CodeRecipient } from './code-channel.ts';
import { createCodeStorage } from './code-storage.ts';
import { expirePhoneCodesJob } from './expire-phone-codes.job.ts';
import { createOwnCodes } from './own-codes.ts';
import { startStubTwilio, type StubTwilio } from '../../../tests/support/stub-twilio.ts';
import { createTextFiles } from './text-files.ts';
import { createTwilioCodes } from './twilio-codes.ts';
import { usNumber } from './us-number.ts';

const key = Buffer.alloc(32, 1);
const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token-of-twilio',
  serviceSid: `VA${'1'.repeat(32)}`,
};

let database: TestDatabase;
let twilio: StubTwilio;
beforeAll(async () => {
  database = await freshDatabase();
  twilio = await startStubTwilio(ACCOUNT);
});
afterAll(async () => {
  await twilio.close();
  await database.drop();
});

test.each([
  ['(315) 555-0123', '+13155550123'],
  ['+1 315 555 0123', '+13155550123'],
  ['1-315-555-0123', '+13155550123'],
  ['315.555.0123', '+13155550123'],
  ['1155550123', null],
  ['3151550123', null],
  ['555-0123', null],
  ['+44 20 7946 0018', null],
  ['31555501234', null],
  ['call me', null],
  ['', null],
  // Canada, Jamaica, Puerto Rico, US Virgin Islands, Guam.
  ['416-555-0123', null],
  ['876-555-0123', null],
  ['787-555-0123', null],
  ['340-555-0123', null],
  ['671-555-0123', null],
  // Toll-free, premium, the premium exchange, a personal number, an unassigned area code.
  ['800-555-0123', null],
  ['900-555-0123', null],
  ['212-976-1234', null],
  ['500-555-0006', null],
  ['999-555-0123', null],
  // Alaska, Hawaii, DC.
  ['907-555-0123', '+19075550123'],
  ['808-555-0123', '+18085550123'],
  ['202-555-0123', '+12025550123'],
])('converts %s to %s', (written, number) => {
  expect(usNumber(written)).toBe(number);
});

/** Both channels behave the same. `lastCode` is what the phone shows. */
const WAYS = {
  'own codes': () => {
    const texts: string[] = [];
    const sendText = async ({ text }: { text: string }) => void texts.push(text);
    const codes = createOwnCodes({ storage: createCodeStorage(database.pool, key), key, sendText });
    return { codes, lastCode: () => /^\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? '' };
  },
  'Twilio codes': () => ({
    codes: createTwilioCodes({ ...ACCOUNT, apiHost: twilio.url }, createCodeStorage(database.pool, key)),
    lastCode: () => twilio.lastCode(),
  }),
} satisfies Record<string, () => { codes: CodeChannel; lastCode: () => string }>;

let numbers = 1000;
const someone = (): CodeRecipient => ({ dealership: 'dealership-alpha', phone: `+1315555${(numbers += 1)}` });
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe.each(Object.entries(WAYS))('%s', (_, open) => {
  let codes: CodeChannel;
  let lastCode: () => string;
  beforeEach(() => {
    ({ codes, lastCode } = open());
  });

  test('accept the right code once', async () => {
    const place = someone();
    await codes.send(place, 'Alpha Motors');
    const code = lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await codes.check(place, other(code))).toBe('wrong');
    expect(await codes.check(place, code)).toBe('right');
    expect(await codes.check(place, code)).toBe('expired');
  });

  test('accept a code for only one of two simultaneous checks', async () => {
    const place = someone();
    await codes.send(place, 'Alpha Motors');
    const verdicts = await Promise.all([codes.check(place, lastCode()), codes.check(place, lastCode())]);
    expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(1);
  });

  test('become invalid after five tries, until there is a new one', async () => {
    const place = someone();
    await codes.send(place, 'Alpha Motors');
    const code = lastCode();
    for (let tries = 0; tries < 5; tries += 1) expect(await codes.check(place, other(code))).toBe('wrong');
    expect(await codes.check(place, code)).toBe('too-many-tries');
    await codes.send(place, 'Alpha Motors');
    expect(await codes.check(place, lastCode())).toBe('right');
  });

  test('expire after ten minutes', async () => {
    const place = someone();
    await codes.send(place, 'Alpha Motors');
    await database.pool.query("UPDATE phone_codes SET expires_at = expires_at - interval '10 minutes'");
    expect(await codes.check(place, lastCode())).toBe('expired');
    await expirePhoneCodesJob.run(database);
    expect((await database.pool.query('SELECT FROM phone_codes')).rowCount).toBe(0);
  });

  test('are invalid for another dealership or another number', async () => {
    const place = someone();
    await codes.send(place, 'Alpha Motors');
    expect(await codes.check({ ...place, dealership: 'dealership-bravo' }, lastCode())).toBe('expired');
    expect(await codes.check(someone(), lastCode())).toBe('expired');
    expect(await codes.check(place, lastCode())).toBe('right');
  });
});

test('the database contains neither the number nor our code in readable form', async () => {
  const { codes, lastCode } = WAYS['own codes']();
  const place = someone();
  await codes.send(place, 'Alpha Motors');
  const { rows } = await database.pool.query('SELECT * FROM phone_codes');
  const stored = JSON.stringify(rows) + rows.map(({ code, phone }) => `${code}${phone}`).join('');
  expect(stored).not.toContain(lastCode());
  expect(stored).not.toContain(place.phone.slice(2));
});

describe('Twilio', () => {
  test('reports errors without the number or token if it is down or refuses', async () => {
    const storage = createCodeStorage(database.pool, key);
    const closed = await startStubTwilio(ACCOUNT);
    await closed.close();
    const gone = createTwilioCodes({ ...ACCOUNT, apiHost: closed.url }, storage);
    const stranger = createTwilioCodes({ ...ACCOUNT, authToken: 'wrong', apiHost: twilio.url }, storage);
    const place = someone();
    for (const codes of [gone, stranger]) {
      const error: unknown = await codes.send(place, 'Alpha Motors').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      const said = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
      expect(said).toMatch(/Twilio: (ECONNREFUSED|401)/);
      expect(said).not.toMatch(new RegExp(`${place.phone.slice(2)}|token-of-twilio|wrong`));
    }
  });
});

test('writes one file per message if no SMS provider is configured', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-sms-'));
  const written: string[] = [];
  const sendText = createTextFiles(join(folder, 'sms'), (file) => written.push(file));
  await sendText({ to: '+13155550123', text: '123456 is your code.' });
  expect(await readdir(join(folder, 'sms'))).toHaveLength(1);
  expect(await readFile(written[0] ?? '', 'utf8')).toBe('To: +13155550123\n\n123456 is your code.\n');
  expect(written.join()).not.toContain('3155550123');
  await rm(folder, { recursive: true });
});
