import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  LAKE,
  openTestAccess,
  STUDIO,
  TEST_PASSWORD as PASSWORD,
  type TestAccess,
  TWO_FACTOR_KEY as key,
} from '../../../../tests/support/lake/access.ts';
import { runAccessCommand } from '../../../../tests/support/lake/run-access-command.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { setPassword } from '../accounts/users.ts';
import { newTotpSecret, totpCode, totpStep } from './totp.ts';
import { turnOn, redeemCode } from './two-factor.ts';

const STEP_SECONDS = 30;
const GOAL = `?origin=${encodeURIComponent(`${STUDIO}/structure?x=1`)}`;
const SIGN_IN = `/auth/login/local${GOAL}`;
const SETTINGS = `/auth/two-factor${GOAL}`;

let lake: TestAccess;
const mails: string[] = [];
let people = 0;
beforeAll(async () => {
  lake = await openTestAccess({ sendMail: async ({ to, text }) => void mails.push(`${to}: ${text}`) });
});
afterAll(() => lake.close());
beforeEach(() => lake.advance(2 * STEP_SECONDS));

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly secret: Buffer;
  readonly codes: readonly string[];
}

const codeOf = (secret: Buffer, steps = 0, on = lake): string => totpCode(secret, totpStep(on.now()) + steps);

/** Creates a user who has turned two-factor sign-in on. A new step has begun since. */
async function personWithApp(on = lake): Promise<Person> {
  const person = await on.person(`two-factor-${(people += 1)}`);
  const secret = newTotpSecret();
  const { pool } = on.database;
  const user = { userId: person.id, twoFactorAt: null };
  const codes = await turnOn({ pool, key }, user, { secret, code: codeOf(secret, 0, on), now: on.now() });
  on.advance(STEP_SECONDS);
  return { ...person, secret, codes: codes ?? [] };
}

/** Sends a form and returns the response with the fields of the next one. */
async function post(to: string, form: Record<string, string>, on = lake) {
  const response = await on.request(to, undefined, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: LAKE },
  });
  const page = await response.text();
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  return {
    status: response.status,
    page,
    title: /<h1>(.*)<\/h1>/.exec(page)?.[1],
    ticket: field('ticket'),
    secret: field('secret'),
    location: response.headers.get('Location'),
    retryAfter: Number(response.headers.get('Retry-After')),
  };
}

const logIn = (person: Pick<Person, 'email'>, to = SIGN_IN, on = lake) =>
  post(to, { email: person.email, password: PASSWORD }, on);

/** Exchanges the key in a redirect and returns the session. */
async function sessionOf(location: string | null, on = lake) {
  const sid = /^http:\/\/localhost:3333\/structure\?x=1#sid=([\w-]+)$/.exec(location ?? '')?.[1] ?? '';
  const { token } = z
    .object({ token: z.string() })
    .parse(await (await on.request(`/auth/fetch?sid=${sid}`)).json());
  return { token, ...(await me(token, on)) };
}

async function me(token: string, on = lake) {
  const response = await on.request('/users/me', token);
  const shape = z.object({ id: z.string(), twoFactorAt: z.string().nullable() });
  return response.status === 401 ? null : shape.parse(await response.json());
}

describe('a code', () => {
  test('works once, and none before it works afterwards', async () => {
    const { id, secret } = await personWithApp();
    const { pool } = lake.database;
    const now = lake.now();
    const use = (steps: number) =>
      redeemCode({ pool, key }, id, totpCode(secret, totpStep(now) + steps), now);
    expect(await use(-2)).toBe(false);
    expect(await use(0)).toBe(true);
    expect(await use(0)).toBe(false);
    expect(await use(-1)).toBe(false);
    expect(await use(1)).toBe(true);
    expect(await use(2)).toBe(false);
  });

  test.each(['app', 'recovery'] as const)(
    'of simultaneous uses of one %s code, one succeeds',
    async (kind) => {
      const person = await personWithApp();
      const code = kind === 'app' ? codeOf(person.secret) : (person.codes[0] ?? '');
      const { pool } = lake.database;
      const uses = await Promise.all(
        Array.from({ length: 20 }, () => redeemCode({ pool, key }, person.id, code, lake.now())),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
    },
  );

  test('recovery codes work in any writing, and only for their user', async () => {
    const [ann, ben] = [await personWithApp(), await personWithApp()];
    const { pool } = lake.database;
    const [first = '', second = ''] = ann.codes;
    expect(new Set(ann.codes).size).toBe(10);
    expect(await redeemCode({ pool, key }, ben.id, first, lake.now())).toBe(false);
    expect(await redeemCode({ pool, key }, ann.id, ` ${first.toUpperCase()} `, lake.now())).toBe(true);
    expect(await redeemCode({ pool, key }, ann.id, second.replace('-', ''), lake.now())).toBe(true);
    expect(await redeemCode({ pool, key }, ann.id, second, lake.now())).toBe(false);
  });

  test('nothing readable is stored', async () => {
    const { id, secret, codes } = await personWithApp();
    const { rows } = await lake.database.pool.query(
      'SELECT lake_two_factor.secret, hash FROM lake_two_factor JOIN lake_recovery_codes USING (user_id) WHERE user_id = $1',
      [id],
    );
    const stored = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(rows).toHaveLength(10);
    expect(stored).not.toContain(secret.toString('latin1'));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    // Another key gives other hashes, so they cannot be guessed from the database alone.
    expect(hashRecoveryCode(key, id, codes[0] ?? '')).not.toEqual(
      hashRecoveryCode(Buffer.alloc(32), id, codes[0] ?? ''),
    );
    await expect(
      redeemCode({ pool: lake.database.pool, key: Buffer.alloc(32) }, id, codeOf(secret), lake.now()),
    ).rejects.toThrow('another key');
  });
});

describe('setting up', () => {
  test('needs the password and a code of the new app, then shows ten codes and signs in with two factors', async () => {
    const person = await lake.person('ann');
    const setUp = await logIn(person, SETTINGS);
    expect(setUp.title).toBe('Set up two-factor sign-in');
    const base32 = /secret=([A-Z2-7]{32})&/.exec(setUp.page)?.[1] ?? '';
    expect(setUp.page).toContain(base32.replace(/.{4}(?=.)/g, '$& '));
    const bits = Array.from(base32, (letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    ).join('');
    const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));

    const form = { step: 'set-up', ticket: setUp.ticket, secret: setUp.secret };
    const wrong = await post(SETTINGS, { ...form, code: '000000' });
    expect([wrong.status, wrong.ticket]).toEqual([400, setUp.ticket]);
    expect(wrong.page).toContain(base32);
    const stranger = await lake.person('mallory');
    const theirs = await logIn(stranger, SETTINGS);
    const swapped = await post(SETTINGS, { ...form, secret: theirs.secret, code: codeOf(secret) });
    expect(swapped.status).toBe(400);

    const done = await post(SETTINGS, { ...form, code: codeOf(secret) });
    expect(done.title).toBe('Your recovery codes');
    expect(mails.splice(0)).toEqual([
      expect.stringContaining(`${person.email}: An authenticator app was set up for your account.`),
    ]);
    const codes = [...done.page.matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})<\/li>/g)].map(([, code]) => code);
    expect(codes).toHaveLength(10);
    expect((await post(SETTINGS, { ...form, code: codeOf(secret, 1) })).status).toBe(400);

    const entered = await post(SETTINGS, { step: 'enter', ticket: done.ticket });
    expect(await sessionOf(entered.location)).toMatchObject({
      id: person.id,
      twoFactorAt: expect.any(String),
    });
    expect(await me(person.token)).toMatchObject({ twoFactorAt: null });
  });

  test('a ticket from before does not replace the app', async () => {
    const person = await lake.person('early');
    const early = await logIn(person, SETTINGS);
    const secret = newTotpSecret();
    const { pool } = lake.database;
    const user = { userId: person.id, twoFactorAt: null };
    const app = () => turnOn({ pool, key }, user, { secret, code: codeOf(secret), now: lake.now() });
    expect(await app()).toHaveLength(10);
    expect(await app()).toBeNull();
    for (const step of ['enter', 'replace', 'new-codes', 'turn-off']) {
      const answer = await post(SETTINGS, { step, ticket: early.ticket });
      expect([answer.status, answer.location]).toEqual([400, null]);
    }
  });
});

describe('signing in', () => {
  test('asks for a code after the password, and the session knows when', async () => {
    const person = await personWithApp();
    const page = await logIn(person);
    expect([page.status, page.title, page.location]).toEqual([200, 'Enter your code', null]);
    expect((await lake.request(`/auth/fetch?sid=${page.ticket}`)).status).toBe(401);
    for (const step of ['enter', 'password', 'turn-off', 'new-codes']) {
      const other = await post(SETTINGS, {
        step,
        ticket: page.ticket,
        newPassword: PASSWORD,
        again: PASSWORD,
      });
      expect([other.status, other.location]).toEqual([400, null]);
    }
    const form = { step: 'code', ticket: page.ticket };
    const wrong = await post(SIGN_IN, { ...form, code: codeOf(person.secret, 5) });
    expect([wrong.status, wrong.ticket]).toEqual([401, page.ticket]);
    const right = await post(SIGN_IN, { ...form, code: codeOf(person.secret) });
    expect((await sessionOf(right.location)).twoFactorAt).toEqual(expect.any(String));
    expect((await post(SIGN_IN, { ...form, code: codeOf(person.secret, 1) })).status).toBe(400);
  });

  test('a code that signed in once does not sign in again; a recovery code does so once', async () => {
    const person = await personWithApp();
    const attempt = async (code: string) =>
      (await post(SIGN_IN, { step: 'code', ticket: (await logIn(person)).ticket, code })).status;
    const code = codeOf(person.secret);
    expect([await attempt(code), await attempt(code)]).toEqual([302, 401]);
    const [recovery = ''] = person.codes;
    expect([await attempt(recovery), await attempt(recovery)]).toEqual([302, 401]);
  });

  test('the code comes before a temporary password is replaced', async () => {
    const person = await personWithApp();
    await setPassword(lake.database.pool, person.id, PASSWORD, { temporary: true });
    const page = await logIn(person);
    expect(page.title).toBe('Enter your code');
    const choose = await post(SIGN_IN, { step: 'code', ticket: page.ticket, code: codeOf(person.secret) });
    expect(choose.title).toBe('Choose your password');
    const own = 'a long and own password';
    const form = { step: 'password', ticket: choose.ticket, newPassword: own, again: own };
    const entered = await post(SIGN_IN, form);
    expect((await sessionOf(entered.location)).twoFactorAt).toEqual(expect.any(String));
  });

  test('the steps time out', async () => {
    const person = await personWithApp();
    const page = await logIn(person);
    lake.advance(601);
    const late = await post(SIGN_IN, { step: 'code', ticket: page.ticket, code: codeOf(person.secret) });
    expect([late.status, late.location]).toEqual([400, null]);
  });
});

describe('the settings', () => {
  async function openSettings(person: Person) {
    const page = await logIn(person, SETTINGS);
    return post(SETTINGS, { step: 'code', ticket: page.ticket, code: codeOf(person.secret) });
  }

  test('change the password, which ends all sessions, and not to one that is guessed first', async () => {
    const person = await personWithApp();
    const settings = await openSettings(person);
    const choose = await post(SETTINGS, { step: 'change-password', ticket: settings.ticket });
    expect(choose.page).toContain('signed out everywhere else');
    const change = (newPassword: string) =>
      post(SETTINGS, { step: 'password', ticket: choose.ticket, newPassword, again: newPassword });
    const refused = await change('password1234');
    expect([refused.status, refused.page]).toEqual([400, expect.stringContaining('easy to guess')]);
    expect((await lake.request('/users/me', person.token)).status).toBe(200);
    expect((await change('a long and own password')).page).toContain('You have 10 recovery codes left.');
    expect((await lake.request('/users/me', person.token)).status).toBe(401);
    expect((await logIn(person)).status).toBe(401);
  });

  test('need password and code, and make new recovery codes', async () => {
    const person = await personWithApp();
    const settings = await openSettings(person);
    expect(settings.page).toContain('You have 10 recovery codes left.');
    const made = await post(SETTINGS, { step: 'new-codes', ticket: settings.ticket });
    const code = /<li>([a-z2-9-]+)<\/li>/.exec(made.page)?.[1] ?? '';
    const { pool } = lake.database;
    expect(await redeemCode({ pool, key }, person.id, person.codes[0] ?? '', lake.now())).toBe(false);
    expect(await redeemCode({ pool, key }, person.id, code, lake.now())).toBe(true);
    expect((await post(SETTINGS, { step: 'new-codes', ticket: settings.ticket })).status).toBe(400);
  });

  test('turn it off; sessions no longer count as two-factor', async () => {
    const person = await personWithApp();
    const earlier = await openSettings(person);
    lake.advance(STEP_SECONDS);
    const settings = await openSettings(person);
    const off = await post(SETTINGS, { step: 'turn-off', ticket: settings.ticket });
    // A sign-in with a code that was not finished before would start a session that counts.
    expect((await post(SETTINGS, { step: 'enter', ticket: earlier.ticket })).location).toBeNull();
    expect(off.page).toContain('Two-factor sign-in is off.');
    expect(mails.splice(0)).toEqual([
      expect.stringMatching(`${person.email}: Two-factor sign-in was turned off.*\\n\\nIf it was not you`),
    ]);
    const entered = await post(SETTINGS, { step: 'enter', ticket: off.ticket });
    expect((await sessionOf(entered.location)).twoFactorAt).toBeNull();
    expect((await logIn(person)).status).toBe(302);
  });

  test('set up another device, which replaces the first', async () => {
    const person = await personWithApp();
    const settings = await openSettings(person);
    const setUp = await post(SETTINGS, { step: 'replace', ticket: settings.ticket });
    expect(setUp.title).toBe('Set up two-factor sign-in');
    lake.advance(2 * STEP_SECONDS);
    // Until the new device is confirmed, the first one counts.
    const { pool } = lake.database;
    expect(await redeemCode({ pool, key }, person.id, codeOf(person.secret), lake.now())).toBe(true);
  });
});

test('codes have the same budgets as passwords, and the right password does not reset them', async () => {
  const own = await openTestAccess();
  const person = await personWithApp(own);
  let status = 401;
  let guesses = 0;
  while (status === 401) {
    const page = await logIn(person, SIGN_IN, own);
    if (page.status === 429) break;
    const guess = await post(SIGN_IN, { step: 'code', ticket: page.ticket, code: '12345678' }, own);
    ({ status } = guess);
    guesses += 1;
    expect(guesses).toBeLessThan(10);
  }
  expect(guesses).toBe(3);
  own.advance(STEP_SECONDS);
  expect((await logIn(person, SIGN_IN, own)).status).toBe(200);
  await own.close();
});

describe('step-up', () => {
  const request = (token: string | undefined, returnTo: unknown) =>
    lake.request('/auth/step-up/request', token, { method: 'POST', body: JSON.stringify({ returnTo }) });
  const urlOf = async (response: Response): Promise<string> =>
    z
      .object({ url: z.string() })
      .parse(await response.json())
      .url.replace(`${LAKE}/v1`, '');

  test('adds a second factor to the session and returns to the Studio', async () => {
    const person = await personWithApp();
    const url = await urlOf(await request(person.token, `${STUDIO}/credit?id=1#x`));
    const shown = await lake.request(url);
    expect(await shown.text()).toContain('Enter your code');
    const ticket = new URL(url, LAKE).searchParams.get('ticket') ?? '';
    expect((await post(url, { ticket, code: '000000' })).status).toBe(401);
    expect((await me(person.token))?.twoFactorAt).toBeNull();
    const done = await post(url, { ticket, code: codeOf(person.secret) });
    expect([done.status, done.location]).toEqual([302, `${STUDIO}/credit?id=1`]);
    expect((await me(person.token))?.twoFactorAt).toEqual(expect.any(String));
    expect((await post(url, { ticket, code: codeOf(person.secret, 1) })).status).toBe(400);
  });

  test('leads to the settings if two-factor sign-in is off', async () => {
    const { token } = await lake.person('off');
    expect(await urlOf(await request(token, STUDIO))).toMatch(/^\/auth\/two-factor\?origin=http/);
  });

  test.each(['https://evil.example/', `${STUDIO}.evil.example/`, 'javascript:alert(1)', '//evil.example', 1])(
    'does not return to %s',
    async (returnTo) => {
      const person = await personWithApp();
      expect((await request(person.token, returnTo)).status).toBe(400);
      const url = await urlOf(await request(person.token, STUDIO));
      const ticket = new URL(url, LAKE).searchParams.get('ticket') ?? '';
      const elsewhere = `/auth/step-up?ticket=${ticket}&origin=${encodeURIComponent(String(returnTo))}`;
      expect((await lake.request(elsewhere)).status).toBe(400);
      const sent = await post(elsewhere, { ticket, code: codeOf(person.secret) });
      expect([sent.status, sent.location]).toEqual([403, null]);
    },
  );

  test('is for signed-in people', async () => {
    expect((await request(undefined, STUDIO)).status).toBe(401);
    expect((await lake.request('/auth/step-up?ticket=x&origin=http://localhost:3333')).status).toBe(400);
  });
});

describe('roles that need it', () => {
  test('set it up at the sign-in, and do not get in without it', async () => {
    const own = await openTestAccess({ twoFactorRoles: ['agency'] });
    const agent = await own.person('agent', { role: 'agency', tenant: 'workspace-a' });
    const editor = await own.person('editor', { role: 'editor', tenant: 'workspace-a' });
    await own.database.pool.query('UPDATE lake_users SET email_verified_at = now()');
    expect((await logIn(editor, SIGN_IN, own)).status).toBe(302);
    const setUp = await logIn(agent, SIGN_IN, own);
    expect(setUp.page).toContain('Your role needs two-factor sign-in.');
    expect(setUp.page).not.toContain('Not now');
    let { ticket } = setUp;
    for (const step of ['enter', 'later']) {
      const skipped = await post(SIGN_IN, { step, ticket }, own);
      expect([skipped.title, skipped.location]).toEqual(['Set up two-factor sign-in', null]);
      ({ ticket } = skipped);
    }
    await own.close();
  });

  test('put it off if the operator made the account, but don’t manage people before', async () => {
    const own = await openTestAccess({ twoFactorRoles: ['agency'] });
    const agent = await own.person('agent', { role: 'agency', tenant: 'workspace-a' });
    const setUp = await logIn(agent, SIGN_IN, own);
    expect(setUp.page).toContain('Not now');
    const entered = await post(SIGN_IN, { step: 'later', ticket: setUp.ticket }, own);
    const session = await sessionOf(entered.location, own);
    expect(session.twoFactorAt).toBeNull();
    const list = async () => (await own.request('/access/users', session.token)).json();
    expect(await list()).toMatchObject({ statusCode: 403, needsCode: true });
    const setCode = (at: Date) =>
      own.database.pool.query('UPDATE lake_sessions SET two_factor_at = $1', [at]);
    await setCode(own.now());
    own.access.clearCache();
    expect(await list()).toMatchObject([{ id: agent.id }]);
    await setCode(new Date(own.now().getTime() - (12 * 60 + 1) * 60 * 1000));
    own.access.clearCache();
    expect(await list()).toMatchObject({ needsCode: true });
    await own.close();
  });

  test('may not turn it off', async () => {
    const own = await openTestAccess({ twoFactorRoles: ['agency'] });
    const person = await personWithApp(own);
    await own.database.pool.query(`INSERT INTO grants (principal, tenant, role) VALUES ($1, 'a', 'agency')`, [
      person.id,
    ]);
    const page = await logIn(person, SETTINGS, own);
    const code = codeOf(person.secret, 0, own);
    const settings = await post(SETTINGS, { step: 'code', ticket: page.ticket, code }, own);
    const refused = await post(SETTINGS, { step: 'turn-off', ticket: settings.ticket }, own);
    expect(refused.status).toBe(403);
    const entered = await post(SETTINGS, { step: 'enter', ticket: refused.ticket }, own);
    expect((await sessionOf(entered.location, own)).twoFactorAt).toEqual(expect.any(String));
    await own.close();
  });
});

test('the operator resets it: sessions end, the password is enough, and the log says so', async () => {
  const person = await personWithApp();
  const { pool } = lake.database;
  await redeemCode({ pool, key }, person.id, person.codes[0] ?? '', lake.now());
  const run = async (verb: string) => {
    const lines: string[] = [];
    const line = (text: string) => lines.push(text);
    const call = { pool, tenantType: 'workspace' };
    const code = await runAccessCommand(call, ['user', verb, person.email], { out: line, error: line });
    return [code, lines.map((text) => text.split('\t').at(-1))];
  };
  expect((await run('reset-two-factor'))[0]).toBe(0);
  expect(await run('reset-two-factor')).toEqual([1, [`Two-factor sign-in of ${person.email} is off.`]]);
  expect(await run('two-factor')).toEqual([
    0,
    [
      'turned on or set up again',
      'recovery code used',
      'reset',
      `Two-factor sign-in of ${person.email} is off.`,
    ],
  ]);
  lake.access.clearCache();
  expect(await me(person.token)).toBeNull();
  expect((await logIn(person)).status).toBe(302);
});
