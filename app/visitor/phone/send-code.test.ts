/** How many codes are sent, with a real database, real proofs of work, and a server that answers like Twilio. */
import { openPool, type Pool } from '@rooftop/database/pool';
import { createCodeStorage } from '@rooftop/leads/phone/code-storage';
import { createTwilioCodes } from '@rooftop/leads/phone/twilio-codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { startStubTwilio, type StubTwilio } from '../../../tests/support/stub-twilio.ts';
import { testContext, testDealership } from '../../../tests/support/website.ts';
import { solve } from '#app/forms/solve-challenge.ts';
import { createSpamFilter } from '#app/forms/spam-filter/create-spam-filter.ts';
import { createRateLimits } from '@rooftop/platform/form-counts/rate-limits';
import { sendCode, type WantedCode } from './send-code.server.ts';

const key = Buffer.alloc(32, 1);
const ACCOUNT = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token-of-twilio',
  serviceSid: `VA${'1'.repeat(32)}`,
};

let database: TestDatabase;
/** Several connections, so that requests meet in the database. */
let pool: Pool;
let twilio: StubTwilio;
let reported: unknown[] = [];
beforeAll(async () => {
  [database, twilio] = await Promise.all([freshDatabase(), startStubTwilio(ACCOUNT)]);
  pool = openPool(database.url, { max: 8 });
});
afterAll(async () => {
  await Promise.all([twilio.close(), pool.end()]);
  await database.drop();
});
beforeEach(async () => {
  reported = [];
  await pool.query('DELETE FROM request_rates');
});

let numbers = 1000;
const someone = () => `+1315555${(numbers += 1)}`;

/** Asks for a code without a form's token, from an address that nobody knows unless one is given. */
async function ask({
  phone = someone(),
  proof = '',
  dealership = 'dealership-alpha',
  ipAddress = null,
}: Partial<WantedCode> & { dealership?: string; ipAddress?: string | null } = {}) {
  const limits = createRateLimits(pool, key);
  const context = testContext({
    client: { cookies: null, ipAddress, userAgent: null },
    dealership: testDealership({ id: dealership }),
    limits,
    phoneCodes: createTwilioCodes({ ...ACCOUNT, apiHost: twilio.url }, createCodeStorage(pool, key)),
    spamFilter: createSpamFilter({
      pool,
      limits,
      key,
      quietHour: 30,
      onFailure(error) {
        throw error;
      },
    }),
    report: (error) => void reported.push(error),
  });
  return sendCode({ phone, form: null, proof }, context);
}

/** Sends codes until the dealership asks for proofs of work. */
const sendUnproven = (dealership?: string) =>
  Promise.all(Array.from({ length: 29 }, () => ask(dealership === undefined ? {} : { dealership })));

async function solved(phone: string): Promise<string> {
  const refusal = await ask({ phone });
  return solve(refusal?.challenge ?? '', new AbortController());
}

test('callers whose address is unknown get 29 codes an hour without a proof of work', async () => {
  const before = twilio.sent();
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask()));
  expect(twilio.sent() - before).toBe(29);
  expect(answers.filter((refusal) => refusal?.error === 'proof-required')).toHaveLength(371);
  // Another dealership has its own hour.
  expect(await ask({ dealership: 'dealership-bravo' })).toBeNull();
});

test('a proof is good for one code, to its number, of its dealership', async () => {
  await sendUnproven();
  await sendUnproven('dealership-bravo');
  const phone = someone();
  const proof = await solved(phone);
  for (const other of [{ phone: someone() }, { phone, dealership: 'dealership-bravo' }])
    expect((await ask({ ...other, proof }))?.error).toBe('proof-required');
  const before = twilio.sent();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ phone, proof })));
  expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(twilio.sent() - before).toBe(1);
});

test('a proof does not lift the limits of a number and of a caller', async () => {
  await sendUnproven();
  const phone = someone();
  for (let sent = 0; sent < 5; sent += 1) expect(await ask({ phone, proof: await solved(phone) })).toBeNull();
  expect(await ask({ phone })).toMatchObject({ error: 'phone-too-many' });
  const ipAddress = '203.0.113.9';
  for (let codes = 0; codes < 5; codes += 1) expect((await ask({ ipAddress }))?.error).toBe('proof-required');
  expect((await ask({ ipAddress }))?.error).toBe('phone-too-many');
});

/** Sets how many codes were counted for a share. */
const setCount = (share: string, times: number) =>
  pool.query('UPDATE request_rates SET points = $2 WHERE key LIKE $1', [`${share}:%`, times]);

test.each([
  ['phoneCodes.tenant', 200, 'This dealership has sent 200 phone codes'],
  ['dailyPhoneCodes.tenant', 1000, 'This dealership has sent 1000 phone codes'],
  ['phoneCodes.platform', 1000, 'The platform has sent 1000 phone codes'],
  ['dailyPhoneCodes.platform', 5000, 'The platform has sent 5000 phone codes'],
])('codes stop when %s has reached %i, which the operator is told once', async (share, limit, message) => {
  expect(await ask()).toBeNull();
  await setCount(share, limit - 1);
  expect(await ask()).toBeNull();
  const before = twilio.sent();
  for (let codes = 0; codes < 3; codes += 1)
    expect(await ask()).toMatchObject({ error: 'codes-stopped', until: expect.any(Date) });
  expect(twilio.sent()).toBe(before);
  expect(reported).toEqual([expect.objectContaining({ name: 'PhoneCodesStopped' })]);
  expect(String(reported)).toContain(message);
  // A dealership that is stopped takes no code from the others.
  const isAlone = share.endsWith('tenant');
  expect((await ask({ dealership: 'dealership-bravo' })) === null).toBe(isAlone);
});
