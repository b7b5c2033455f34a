import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { exampleContent, exampleSubmission } from '../../tests/support/leads/submissions.ts';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { CONSENT_CATEGORIES, type ConsentCategory } from '@rooftop/visits/consent';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHostCookies } from './read-host-cookies.ts';
import { printIdentity, readIdentity } from './visitor-cookie.ts';
import { createVisitorSessions } from './visitor-sessions.ts';

const key = Buffer.alloc(32, 1);
const ID = '0197a1b2-0000-7000-8000-000000000001';
const ANN = { firstName: 'Annabelle', lastName: 'Leeward', email: 'ann@example.com', phone: '+13155550123' };

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

interface Setting {
  readonly cookies?: string | null;
  readonly consent?: readonly ConsentCategory[];
  readonly dealership?: string;
  readonly pool?: TestDatabase['pool'];
  readonly troubles?: unknown[];
}
function open({
  cookies = null,
  consent = CONSENT_CATEGORIES,
  dealership = 'dealership-alpha',
  pool = database.pool,
  troubles = [],
}: Setting = {}) {
  const sessions = createVisitorSessions({ pool, key, secureCookies: true });
  return sessions.open(cookies, {
    dealership,
    consent,
    cookieTier: 1,
    report: (error) => troubles.push(error),
  });
}
/** Converts Set-Cookie headers to the Cookie header of a browser, as the server reads it. */
const taken = (setCookies: readonly string[]) =>
  readHostCookies(setCookies.map((one) => one.split(';', 1)[0]).join('; '), false).header;

describe('the cookie', () => {
  test.each([true, false])('contains the id and whether they are a lead: %s', (isLead) => {
    const value = printIdentity(key, 'dealership-alpha', { id: ID, isLead });
    expect(readIdentity(key, 'dealership-alpha', value)).toEqual({ id: ID, isLead });
    expect(readIdentity(key, 'dealership-bravo', value)).toBeNull();
    expect(readIdentity(Buffer.alloc(32, 2), 'dealership-alpha', value)).toBeNull();
  });

  test('cannot be modified or forged', () => {
    const value = printIdentity(key, 'dealership-alpha', { id: ID, isLead: false });
    expect(readIdentity(key, 'dealership-alpha', value.replace('guest', 'lead'))).toBeNull();
    fc.assert(
      fc.property(fc.nat(value.length - 2), fc.string({ maxLength: 2 }), (at, put) => {
        const changed = value.slice(0, at) + put + value.slice(at + 1);
        fc.pre(changed !== value);
        expect(readIdentity(key, 'dealership-alpha', changed)).toBeNull();
      }),
    );
    for (const other of [undefined, '', 'x', `${ID}.lead.`])
      expect(readIdentity(key, 'dealership-alpha', other)).toBeNull();
  });
});

test('an unknown visitor has no profile and no unlocked inventory', async () => {
  const session = open();
  expect([session.id, session.isLead, session.advertising]).toEqual([null, false, {}]);
  expect(await session.profile()).toEqual(UNKNOWN_VISITOR);
  expect(await session.hasUnlockedInventory()).toBe(false);
});

test('recognizes a visitor who sent a lead by a cookie that scripts cannot read and that has no personal data', async () => {
  const session = open();
  const id = session.identify();
  const cookies = await session.remember({ ...ANN, isLead: true, sentAdf: true, unlockedInventory: true });
  expect(session.id, 'the id of the lead').toBe(id);
  expect(cookies).toEqual([
    expect.stringMatching(
      /^__Host-visitor=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    'adfLead=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
  ]);
  expect(cookies.join()).not.toMatch(/Annabelle|Leeward|example|3155550/);
  expect([session.id, session.isLead]).toEqual([expect.any(String), true]);

  const back = open({ cookies: taken(cookies) });
  expect([back.id, back.isLead, await back.hasUnlockedInventory()]).toEqual([session.id, true, true]);
  expect(await back.profile()).toEqual({ ...UNKNOWN_VISITOR, ...ANN });

  const elsewhere = open({ cookies: taken(cookies), dealership: 'dealership-bravo' });
  expect([elsewhere.id, elsewhere.isLead, await elsewhere.hasUnlockedInventory()]).toEqual([
    null,
    false,
    false,
  ]);
});

test('keeps the id of a returning visitor, and keeps them a lead when they only add their number', async () => {
  const first = open();
  const cookies = taken(await first.remember({ isLead: true }));
  const second = open({ cookies });
  const [cookie] = await second.remember({ phone: '+13155550123', phoneVerified: true });
  const third = open({ cookies: taken([cookie ?? '']) });
  expect([third.id, third.isLead]).toEqual([first.id, true]);
  expect(await third.profile()).toMatchObject({ phone: '+13155550123', phoneVerified: true });
});

describe('another person in the same browser', () => {
  const LUIS = { firstName: 'Luis', lastName: 'Ortega', email: 'luis@example.com', phone: null };

  test('is told by the profile', async () => {
    const cookies = taken(await open().remember({ ...ANN, isLead: true }));
    expect(await open({ cookies }).isAnother(LUIS)).toBe(true);
    expect(await open({ cookies }).isAnother({ ...ANN, phone: '(315) 555-0199' })).toBe(false);
    expect(await open().isAnother(LUIS), 'nobody was known').toBe(false);
    expect(await open({ cookies, dealership: 'dealership-bravo' }).isAnother(LUIS)).toBe(false);
  });

  test('is told by the latest lead where no profile may be kept', async () => {
    const consent: ConsentCategory[] = ['essential'];
    const session = open({ consent });
    const visitor = session.identify();
    const submission = exampleSubmission({
      dealership: 'dealership-alpha',
      content: exampleContent({ contact: { ...ANN, address: null } }),
    });
    const circumstances = { ...submission.circumstances, visitor };
    await acceptLead(database.pool, key, { ...submission, circumstances });
    const cookies = taken(await session.remember({ ...ANN, isLead: true }));
    expect(await open({ cookies, consent }).isAnother(LUIS)).toBe(true);
    expect(await open({ cookies, consent }).isAnother(ANN)).toBe(false);
  });

  test('has a profile of their own, and keeps what this browser has unlocked', async () => {
    const cookies = taken(
      await open().remember({ ...ANN, phoneVerified: true, isLead: true, unlockedInventory: true }),
    );
    await open({ cookies }).remember({ ...LUIS, isLead: true, isAnother: true });
    const back = open({ cookies });
    expect(await back.profile()).toEqual({ ...UNKNOWN_VISITOR, ...LUIS });
    expect(await back.hasUnlockedInventory()).toBe(true);
  });
});

describe('consent', () => {
  test('remembers a lead without personal data if functional is refused', async () => {
    const consent: ConsentCategory[] = ['essential', 'targeting'];
    const session = open({ consent });
    expect(await session.remember({ phone: '+13155550123', phoneVerified: true })).toEqual([]);
    const cookies = taken(await session.remember({ ...ANN, isLead: true, unlockedInventory: true }));
    const back = open({ cookies });
    expect([back.isLead, await back.hasUnlockedInventory()]).toEqual([true, true]);
    expect(await back.profile()).toEqual(UNKNOWN_VISITOR);
  });

  test('hides stored data after it was withdrawn', async () => {
    const cookies = taken(await open().remember({ ...ANN, isLead: true }));
    expect(await open({ cookies, consent: ['essential'] }).profile()).toEqual(UNKNOWN_VISITOR);
  });

  test('that is withdrawn deletes stored data, and keeps that they are a lead and what they may see', async () => {
    const cookies = taken(
      await open().remember({ ...ANN, phoneVerified: true, isLead: true, unlockedInventory: true }),
    );
    const session = open({ cookies, consent: ['essential'] });
    await session.forgetProfile();
    const { rows } = await database.pool.query(
      'SELECT profile, phone_verified_at, first_lead_at FROM visitors WHERE id = $1',
      [session.id],
    );
    expect(rows).toEqual([{ profile: {}, phone_verified_at: null, first_lead_at: expect.any(Date) }]);
    const again = open({ cookies });
    expect([again.isLead, await again.hasUnlockedInventory(), await again.profile()]).toEqual([
      true,
      true,
      UNKNOWN_VISITOR,
    ]);
    await open().forgetProfile();
  });

  test('to targeting gives access to advertising parameters with allowed names', () => {
    const cookies = 'adsValues=utm_source%3Dmail%26gclid%3Dabc%26evil%3D1';
    expect(open({ cookies }).advertising).toEqual({ utm_source: 'mail', gclid: 'abc' });
    expect(open({ cookies, consent: ['essential', 'functional', 'analytics'] }).advertising).toEqual({});
  });
});

test('deletes everything about a visitor who wants to be forgotten, and nothing about others', async () => {
  const cookies = taken(await open().remember({ ...ANN, isLead: true, unlockedInventory: true }));
  const other = taken(await open().remember({ ...ANN, isLead: true }));
  const session = open({ cookies });
  await session.forget();
  expect([session.id, session.isLead, await session.profile()]).toEqual([null, false, UNKNOWN_VISITOR]);
  const back = open({ cookies });
  expect([await back.hasUnlockedInventory(), await back.profile()]).toEqual([false, UNKNOWN_VISITOR]);
  expect(await open({ cookies: other }).profile()).toMatchObject(ANN);
  await open().forget();
});

test('without a database, the visitor gets their page and the lead stays accepted', async () => {
  const gone = await freshDatabase();
  await gone.drop();
  const troubles: unknown[] = [];
  const cookies = taken(await open({ pool: gone.pool, troubles }).remember({ isLead: true }));
  expect(troubles).toHaveLength(1);
  const back = open({ cookies, pool: gone.pool, troubles });
  expect([back.isLead, await back.profile(), await back.hasUnlockedInventory()]).toEqual([
    true,
    UNKNOWN_VISITOR,
    false,
  ]);
  await expect(back.forget()).rejects.toThrow();
  // The profile and the unlock share one query.
  expect(troubles).toHaveLength(2);
  await back.forgetProfile();
  expect(troubles).toHaveLength(3);
});
