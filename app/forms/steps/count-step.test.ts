import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { testContent, testContext, testDealership, testSettings } from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { createWording } from '#app/locales/wording.server.ts';
import { createRateLimits } from '@rooftop/platform/form-counts/rate-limits';
import { countStep } from './count-step.server.ts';

describe('a step too many', () => {
  const content = testContent({ settings: async () => testSettings({ servicePhone: '+13155550199' }) });
  /** @param full the share that is used up, for half an hour */
  const problemOf = async (full: string, draft: string | null, fields: Partial<RequestContext> = {}) => {
    const limits: RequestContext['limits'] = {
      count: async (name, share) => ({
        times: 1,
        isOver: `${name}.${share}` === full,
        retryAfterSeconds: 1801,
      }),
    };
    const refused = await countStep('SERVICE', draft, testContext({ content, limits, ...fields }));
    return refused?.problem;
  };

  test.each([
    ['formSteps.each', 'draft-1', 'You’ve sent 120 steps of this form within an hour'],
    ['formSteps.caller', 'draft-1', 'Your connection has sent 1200 steps of this form within an hour'],
    ['formSteps.caller', null, 'Your connection has sent 1200 steps of this form within an hour'],
    ['formDrafts.caller', null, 'This form was started 300 times from your connection within an hour'],
  ])('says which limit it is (%s) and until when, and how to call', async (full, draft, limit) => {
    const problem = await problemOf(full, draft);
    expect(problem).toContain(limit);
    expect(problem).toContain('Go on after 12:31 PM EST, or call us at (315) 555-0199.');
  });

  test.each([
    ['formSteps.each', null],
    ['formDrafts.caller', 'draft-1'],
  ])('is not counted for %s with the draft %s', async (full, draft) => {
    expect(await problemOf(full, draft)).toBeUndefined();
  });

  test('says so in Spanish, in the dealership’s time zone, and without a number if the dealership has none', async () => {
    const translateIn = await createWording();
    const own = {
      content: testContent(),
      dealership: testDealership({ timeZone: 'America/Denver' }),
      locale: 'es',
      t: translateIn('es'),
    } as const;
    expect(await problemOf('formSteps.each', 'draft-1', own)).toMatch(
      /^Usted envió 120 pasos .* sigue aquí\. Continúe después de esta hora: 10:31 a\.m\. MST\.$/,
    );
  });
});

describe('the limits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => database.pool.query('DELETE FROM request_rates'));

  const send = (draft: string | null, ipAddress: string, id = 'dealership-alpha') =>
    countStep(
      'FULL_CREDIT_APP',
      draft,
      testContext({
        client: { cookies: null, ipAddress, userAgent: null },
        dealership: testDealership({ id }),
        limits: createRateLimits(database.pool, Buffer.alloc(32, 1)),
      }),
    );
  /** Returns how many steps in a row were taken before one was too many. */
  async function taken(count: number, draftOf: (step: number) => string | null, ipAddress: string) {
    for (let step = 0; step < count; step += 1)
      if ((await send(draftOf(step), ipAddress)) !== null) return step;
    return count;
  }

  test('let thirty people in a showroom fill in whole applications within the same hour', async () => {
    for (let person = 0; person < 30; person += 1) {
      const steps = await taken(25, (step) => (step === 0 ? null : `draft-${person}`), '198.51.100.7');
      expect(steps, `person ${person}`).toBe(25);
    }
  });

  test.each([
    ['that begins one form after the other', () => null, 300],
    ['that goes on with one form', () => 'draft-1', 120],
    ['that goes on with many forms', (step: number) => `draft-${step}`, 1200],
  ])('stop a program %s', async (_, draftOf, limit) => {
    expect(await taken(1500, draftOf, '2001:db8:1:2::5')).toBe(limit);
    // Its other addresses, but not its neighbor's, and at this dealership only.
    if (limit === 120) return;
    const next = draftOf(9999);
    expect(await send(next, '2001:db8:1:2:ffff::6')).not.toBeNull();
    expect(await send(next, '2001:db8:1:3::5')).toBeNull();
    expect(await send(next, '2001:db8:1:2::5', 'dealership-bravo')).toBeNull();
  });
});
