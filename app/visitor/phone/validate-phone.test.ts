import { CONSENT_CATEGORIES } from '@rooftop/visits/consent';
import { describe, expect, test } from 'vitest';
import type { Count } from '@rooftop/platform/form-counts/rate-limits';
import type { RequestContext } from '#app/context.server.ts';
import { action } from '#app/routes/phone-validation/route.ts';
import { testContext } from '../../../tests/support/website.ts';
import { ANONYMOUS, type VisitorSession } from '../visitor-session.ts';

const PHONE = '+13155550123';
const FREE: Count = { times: 1, isOver: false, retryAfterSeconds: 1 };
const OVER: Count = { times: 99, isOver: true, retryAfterSeconds: 60 };

/** A visitor's requests and their effects. */
function visit(fields: Partial<RequestContext> = {}) {
  const sent: string[] = [];
  const remembered: object[] = [];
  const verified: string[] = [];
  const visitor: VisitorSession = {
    ...ANONYMOUS,
    verifyPhone: async (phone) => void verified.push(phone),
    remember: async (change) => {
      remembered.push(change);
      return ['visitor=x'];
    },
  };
  const context = testContext({
    visitor,
    consent: CONSENT_CATEGORIES,
    client: { cookies: null, ipAddress: '203.0.113.1', userAgent: null },
    phoneCodes: {
      send: async ({ phone }, sender) => void sent.push(`${sender} ${phone}`),
      check: async (_, code) =>
        code === '123456' ? 'right' : code === '999999' ? 'too-many-tries' : 'wrong',
    },
    ...fields,
  });
  const post = async (body: string, type = 'application/json', origin = '') => {
    const request = new Request('http://alpha.example/api/customer/phoneValidation', {
      method: 'POST',
      headers: { 'Content-Type': type, ...(origin !== '' && { origin }) },
      body,
    });
    const response = await action({ request, params: {}, context }).catch((thrown: unknown) => thrown);
    if (!(response instanceof Response)) throw response;
    const text = await response.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, json, cookies: response.headers.getSetCookie() };
  };
  const ask = (body: object, origin?: string) => post(JSON.stringify(body), 'application/json', origin);
  return { sent, remembered, verified, post, ask };
}
const fine = { success: true, error: null, message: null };
const wrong = (error: string, message: string) => ({ success: false, error, message });

describe('a number', () => {
  test('gets a code', async () => {
    const { ask, sent } = visit();
    expect(await ask({ type: 'phone-validation', phone: '(315) 555-0123' })).toEqual({
      status: 200,
      json: fine,
      cookies: [],
    });
    expect(sent).toEqual([`Alpha Motors ${PHONE}`]);
  });

  test('may come from a form', async () => {
    const { post, sent } = visit();
    const body = new URLSearchParams({ type: 'phone-validation', phone: PHONE }).toString();
    expect((await post(body, 'application/x-www-form-urlencoded')).status).toBe(200);
    expect(sent).toHaveLength(1);
  });

  test.each([
    [{}, 'phone-required', 'Phone number is required'],
    [{ phone: '  ' }, 'phone-required', 'Phone number is required'],
    [{ phone: 7 }, 'phone-required', 'Phone number is required'],
    [{ phone: '555' }, 'phone-invalid', 'Phone number is invalid by regex'],
    [{ phone: '+442079460018' }, 'phone-invalid', 'Phone number is invalid by regex'],
  ])('is rejected for %j: %s', async (body, error, message) => {
    const { ask, sent } = visit();
    const answer = await ask({ type: 'phone-validation', ...body });
    expect([answer.status, answer.json]).toEqual([200, wrong(error, message)]);
    expect(sent).toEqual([]);
  });

  test.each([
    ['phoneCodes.caller', 200, 'phone-too-many'],
    ['formCodes.each', 200, 'phone-too-many'],
    ['phoneCodes.each', 200, 'phone-too-many'],
    ['dailyPhoneCodes.each', 200, 'phone-too-many'],
    ['unprovenCodes.tenant', 200, 'proof-required'],
    ['phoneCodes.tenant', 503, 'codes-stopped'],
    ['dailyPhoneCodes.tenant', 503, 'codes-stopped'],
    ['phoneCodes.platform', 503, 'codes-stopped'],
    ['dailyPhoneCodes.platform', 503, 'codes-stopped'],
  ])('gets no code if %s is used up, and is told until when', async (full, status, error) => {
    const limits = {
      count: async (...[name, share]: string[]) => (`${name}.${share}` === full ? OVER : FREE),
    };
    const { ask, sent } = visit({ limits });
    const answer = await ask({ type: 'phone-validation', phone: PHONE });
    expect(answer).toMatchObject({
      status,
      json: { error, until: { at: '2026-11-23T17:01:00.000Z', timeZone: 'America/New_York' } },
    });
    expect(JSON.stringify(answer.json)).toContain('after 12:01 PM EST');
    expect(sent).toEqual([]);
  });

  test('is counted by what it alone uses, across all dealerships, and then by what others share', async () => {
    const counted: unknown[] = [];
    const limits = {
      count: async (...counts: readonly string[]) => {
        counted.push(counts);
        return FREE;
      },
    };
    await visit({ limits }).ask({ type: 'phone-validation', phone: PHONE });
    expect(counted).toEqual([
      ['phoneCodes', 'caller', '203.0.113.1'],
      ['formCodes', 'each', 'form'],
      ['phoneCodes', 'each', PHONE],
      ['dailyPhoneCodes', 'each', PHONE],
      ['unprovenCodes', 'tenant', 'dealership-alpha'],
      ['phoneCodes', 'tenant', 'dealership-alpha'],
      ['dailyPhoneCodes', 'tenant', 'dealership-alpha'],
      ['phoneCodes', 'platform'],
      ['dailyPhoneCodes', 'platform'],
    ]);
  });

  test.each([
    { type: 'phone-validation', phone: PHONE },
    { type: 'code-verification', phone: PHONE, code: '123456' },
  ])(
    'is rejected without a form from elsewhere, but not from a page of ours, with lower limits: $type',
    async (body) => {
      const { spamFilter } = testContext({});
      const counted: string[] = [];
      const { ask, sent, remembered } = visit({
        spamFilter: { ...spamFilter, readForm: () => null },
        limits: {
          count: async (limit) => {
            counted.push(limit);
            return FREE;
          },
        },
      });
      for (const origin of [undefined, 'http://beta.example', 'null']) {
        const answer = await ask(body, origin);
        expect([answer.status, answer.json]).toMatchObject([403, { success: false, error: 'form-expired' }]);
      }
      expect([sent, remembered, counted]).toEqual([[], [], []]);
      expect((await ask(body, 'http://alpha.example')).json).toEqual(fine);
      expect(counted[0]).toMatch(/^formless/);
    },
  );

  test('gets an error without the reason if no code could be sent, and the reason is reported', async () => {
    const reported: unknown[] = [];
    const send = async () => {
      throw new Error('no credit');
    };
    const { ask } = visit({
      phoneCodes: { send, check: async () => 'wrong' },
      report: (error) => void reported.push(error),
    });
    const { status, json } = await ask({ type: 'phone-validation', phone: PHONE });
    expect([status, json]).toMatchObject([503, { success: false, error: 'unavailable' }]);
    expect(JSON.stringify(json)).not.toContain('credit');
    expect(reported).toHaveLength(1);
  });
});

describe('a code', () => {
  test('verifies the number if it is right', async () => {
    const { ask, remembered, verified } = visit();
    const answer = await ask({ type: 'code-verification', phone: '315-555-0123', code: ' 123456 ' });
    expect(verified).toEqual([PHONE]);
    expect(answer).toEqual({ status: 200, json: fine, cookies: ['visitor=x'] });
    expect(remembered).toEqual([{ phone: PHONE, phoneVerified: true }]);
  });

  test.each([
    ['', wrong('code-required', 'Code is required')],
    ['12345', wrong('code-length', 'Code must be 6 digits')],
    ['12345x', wrong('code-length', 'Code must be 6 digits')],
    ['1234567', wrong('code-length', 'Code must be 6 digits')],
    ['000000', { success: false, error: 'code-wrong' }],
    ['999999', { success: false, error: 'code-too-many' }],
  ])('is rejected for %j', async (code, json) => {
    const { ask, remembered, verified } = visit();
    const answer = await ask({ type: 'code-verification', phone: PHONE, code });
    expect([answer.status, answer.json, verified]).toMatchObject([200, json, []]);
    expect([remembered, answer.cookies]).toEqual([[], []]);
  });
});

test.each(['', '{', 'null', '[]', '{"type":"other","phone":"+13155550123"}', `"${'x'.repeat(9000)}"`])(
  'rejects a body of %.20s',
  async (body) => {
    const { status, json } = await visit().post(body);
    expect([status, json]).toEqual([
      400,
      wrong('unknown-type', 'The type of this request must be phone-validation or code-verification.'),
    ]);
  },
);
