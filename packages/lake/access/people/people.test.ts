/** Managing people: what agencies and administrators see and may reset, and that nothing of another tenant shows. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  openTestAccess,
  type SentMail,
  type TestAccess,
  TWO_FACTOR_KEY as key,
  LAKE,
} from '../../../../tests/support/lake/access.ts';
import { recordSignInAttempt } from '../audit/access-log.ts';
import type { Grant, Role } from '../rights/principal.ts';
import { startSession } from '../sessions/sessions.ts';
import { newTotpSecret, totpCode, totpStep } from '../two-factor/totp.ts';
import { turnOn } from '../two-factor/two-factor.ts';

type Signed = Awaited<ReturnType<TestAccess['person']>>;

const [A, B] = ['workspace-a', 'workspace-b'];
const on = (role: Role, tenant: string): Grant => ({ role, tenant });

let lake: TestAccess;
let mails: SentMail[] = [];
const people: Record<string, Signed> = {};
beforeAll(async () => {
  lake = await openTestAccess({ sendMail: async (mail) => void mails.push(mail), trustedProxies: 1 });
  for (const [name, ...grants] of [
    ['admin', on('administrator', '*')],
    ['agency-a', on('agency', A)],
    ['agency-a2', on('agency', A)],
    ['agency-b', on('agency', B)],
    ['agency-ab', on('agency', A), on('agency', B)],
    ['agency-all', on('agency', '*')],
    ['editor-a', on('editor', A)],
    ['editor-b', on('editor', B)],
    ['staff-ab', on('leadStaff', A), on('viewer', B)],
    ['viewer-all', on('viewer', '*')],
    ['nobody'],
  ] as const) {
    people[name] = await lake.person(name, ...grants);
  }
});
beforeEach(() => (mails = []));
afterAll(() => lake.close());

function person(name: string): Signed {
  const found = people[name];
  if (found === undefined) throw new Error(name);
  return found;
}
const send = (who: string, method: string, path: string, body?: unknown) =>
  lake.request(`/access${path}`, person(who).token, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Signs in again after a session ended. */
async function signInAgain(name: string): Promise<void> {
  const { id } = person(name);
  const user = { userId: id, twoFactorAt: null };
  const token = await startSession(lake.database.pool, user, lake.now());
  if (token === null) throw new Error('no session');
  people[name] = { ...person(name), token };
}

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  grants: z.array(z.object({ tenant: z.string(), role: z.string(), mayChange: z.boolean() })),
  hasTwoFactor: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  mayReset: z.boolean(),
});
const usersOf = async (who: string, query = '') =>
  z.array(userSchema).parse(await (await send(who, 'GET', `/users${query}`)).json());

async function turnOnFor(name: string): Promise<void> {
  const secret = newTotpSecret();
  const code = totpCode(secret, totpStep(lake.now()));
  const user = { userId: person(name).id, twoFactorAt: null };
  await turnOn({ pool: lake.database.pool, key }, user, { secret, code, now: lake.now() });
}

describe('the list', () => {
  test('says who has a second factor, when they signed in, and what the reader may do', async () => {
    await turnOnFor('editor-a');
    const users = await usersOf('agency-a', `?tenant=${A}`);
    const of = (name: string) => users.find(({ id }) => id === person(name).id);
    expect(users).toHaveLength(5);
    expect(of('editor-a')).toMatchObject({
      hasTwoFactor: true,
      lastSignInAt: expect.any(String),
      grants: [{ tenant: A, role: 'editor', mayChange: true }],
      mayReset: true,
    });
    // They also have a role in another tenant, which the agency neither sees nor manages.
    expect(of('staff-ab')).toMatchObject({
      hasTwoFactor: false,
      grants: [{ tenant: A, role: 'leadStaff', mayChange: true }],
      mayReset: false,
    });
    for (const name of ['agency-a', 'agency-a2', 'agency-ab'])
      expect(of(name), name).toMatchObject({ grants: [{ mayChange: false }], mayReset: false });
  });

  test('leaves out people whom the operator disabled', async () => {
    const gone = await lake.person('gone', on('editor', A));
    await lake.database.pool.query('UPDATE lake_users SET disabled_at = now() WHERE id = $1', [gone.id]);
    expect((await usersOf('agency-a')).some(({ id }) => id === gone.id)).toBe(false);
  });
});

/** Everything that reads. The tenant is added. */
const READ = ['/users?tenant=', '/invitations?tenant=', '/roles?tenant=', '/events?tenant='];

describe('nothing of another tenant shows', () => {
  test.each<[who: string, inA: number, inB: number, inAll: number]>([
    ['admin', 200, 200, 200],
    ['agency-all', 200, 200, 200],
    ['agency-ab', 200, 200, 403],
    ['agency-a', 200, 403, 403],
    ['agency-b', 403, 200, 403],
    ['editor-a', 403, 403, 403],
    ['staff-ab', 403, 403, 403],
    ['viewer-all', 403, 403, 403],
    ['nobody', 403, 403, 403],
  ])('%s reads A %i, B %i, all %i', async (who, ...expected) => {
    for (const path of READ) {
      const statuses = [];
      for (const tenant of [A, B, '*']) statuses.push((await send(who, 'GET', path + tenant)).status);
      expect(statuses, path).toEqual(expected);
    }
  });

  test('in any answer to an agency', async () => {
    // Something of everything happens in B.
    await send('agency-b', 'POST', '/users', {
      email: 'canary-b@example.com',
      name: 'Canary',
      tenant: B,
      role: 'editor',
    });
    await send('agency-b', 'POST', '/grants', { user: person('editor-b').id, tenant: B, role: 'viewer' });
    await send('agency-b', 'POST', '/grants', { user: person('staff-ab').id, tenant: B, role: 'editor' });
    const texts = [];
    for (const path of ['/users', '/invitations', `/users?tenant=${A}`, `/invitations?tenant=${A}`])
      texts.push(await (await send('agency-a', 'GET', path)).text());
    texts.push(await (await send('agency-a', 'GET', `/events?tenant=${A}`)).text());
    expect(texts.join()).toContain('editor-a');
    for (const text of texts)
      expect(text).not.toMatch(/workspace-b|canary|agency-b|editor-b|viewer-all|"\*"/i);
  });

  test('without a token', async () => {
    for (const path of READ) expect((await lake.request(`/access${path}${A}`)).status).toBe(401);
  });
});

test('the roles that each role may give', async () => {
  const rolesFor = async (who: string, tenant: string) =>
    (await send(who, 'GET', `/roles?tenant=${tenant}`)).json();
  expect(await rolesFor('agency-a', A)).toEqual({
    roles: ['editor', 'leadStaff', 'viewer'],
    sendsMail: true,
  });
  expect(await rolesFor('admin', A)).toMatchObject({ roles: ['agency', 'editor', 'leadStaff', 'viewer'] });
});

describe('invitations', () => {
  const pending = async (who: string, tenant: string) =>
    z
      .array(z.object({ id: z.string(), email: z.string(), by: z.string() }))
      .parse(await (await send(who, 'GET', `/invitations?tenant=${tenant}`)).json());
  const invite = (email: string, role: Role = 'editor', who = 'agency-a') =>
    send(who, 'POST', '/users', { email, name: 'Somebody', tenant: A, role });
  const link = () => /\/auth\/invitation\?token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';

  test('are listed and withdrawn by those who manage the tenant', async () => {
    await invite('ivy@example.com');
    const one = (await pending('agency-a2', A)).find(({ email }) => email === 'ivy@example.com');
    expect(one).toMatchObject({ by: 'agency-a' });
    expect((await send('agency-b', 'DELETE', `/invitations/${one?.id}`)).status).toBe(404);
    expect((await send('editor-a', 'DELETE', `/invitations/${one?.id}`)).status).toBe(403);
    expect((await lake.request(link())).status).toBe(200);
    expect((await send('agency-a2', 'DELETE', `/invitations/${one?.id}`)).status).toBe(200);
    expect((await lake.request(link())).status).toBe(404);
    expect((await pending('agency-a', A)).some(({ email }) => email === 'ivy@example.com')).toBe(false);
    expect((await send('agency-a2', 'DELETE', `/invitations/${one?.id}`)).status).toBe(404);
  });

  test('of an agency are withdrawn by administrators only', async () => {
    await invite('new-agency@example.com', 'agency', 'admin');
    const one = (await pending('agency-a', A)).find(({ email }) => email === 'new-agency@example.com');
    expect((await send('agency-a', 'DELETE', `/invitations/${one?.id}`)).status).toBe(403);
    expect((await send('admin', 'DELETE', `/invitations/${one?.id}`)).status).toBe(200);
  });

  test('of a user who loses their role no longer work', async () => {
    const leaver = await lake.person('leaver', on('viewer', A));
    await invite(leaver.email);
    await send('agency-a', 'DELETE', `/grants?user=${leaver.id}&tenant=${A}`);
    expect((await lake.request(link())).status).toBe(404);
  });
});

describe('resets', () => {
  test.each<[who: string, whom: string, status: number]>([
    ['agency-a', 'agency-a', 403],
    ['agency-a', 'agency-a2', 403],
    ['agency-a', 'staff-ab', 403],
    ['agency-a', 'editor-b', 404],
    ['agency-a', 'admin', 404],
    ['agency-a', 'nobody', 404],
    ['agency-b', 'editor-a', 404],
    ['agency-all', 'admin', 403],
    ['agency-all', 'viewer-all', 403],
    ['editor-a', 'editor-a', 403],
    ['admin', 'admin', 403],
    ['agency-a', 'editor-a', 202],
    ['agency-ab', 'staff-ab', 202],
    ['admin', 'agency-a2', 202],
  ])('%s resets the password of %s: %i', async (who, whom, status) => {
    const { id, email, token } = person(whom);
    const answer = await send(who, 'POST', `/users/${id}/password-reset`);
    expect(answer.status).toBe(status);
    const isSignedIn = (await lake.request('/users/me', token)).status === 200;
    if (status !== 202) {
      expect([isSignedIn, mails]).toEqual([true, []]);
      return;
    }
    expect(isSignedIn).toBe(false);
    expect(mails).toMatchObject([{ to: email }]);
    const link = /\/auth\/reset\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    expect(await (await lake.request(link)).text()).toContain(email);
    await signInAgain(whom);
  });

  test.each<[who: string, whom: string, status: number]>([
    ['agency-a', 'staff-ab', 403],
    ['agency-b', 'editor-a', 404],
    ['agency-a', 'agency-a', 403],
    ['agency-a', 'editor-a', 200],
    ['agency-a', 'editor-a', 409],
  ])('%s resets the second factor of %s: %i', async (who, whom, status) => {
    const answer = await send(who, 'DELETE', `/users/${person(whom).id}/two-factor`);
    expect(answer.status).toBe(status);
    if (status === 200) await signInAgain(whom);
  });

  test('five links in a row are too many', async () => {
    const { id } = await lake.person('flooded', on('editor', A));
    const statuses = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await send('agency-a', 'POST', `/users/${id}/password-reset`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
  });
});

describe('the audit log', () => {
  const pageSchema = z.object({
    events: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        event: z.string(),
        person: z.string().nullable(),
        by: z.string().nullable(),
        role: z.string().nullable(),
        device: z.object({ browser: z.string(), system: z.string() }).nullable(),
      }),
    ),
    next: z.string().nullable(),
  });
  const log = async (who: string, tenant: string, before = '') =>
    pageSchema.parse(
      await (await send(who, 'GET', `/events?tenant=${tenant}${before && `&before=${before}`}`)).json(),
    );

  test('says what happened, newest first, and who did it', async () => {
    const tenant = 'workspace-log';
    const boss = await lake.person('boss', on('agency', tenant));
    people['boss'] = boss;
    const lou = await lake.person('lou', on('editor', tenant));
    people['lou'] = lou;
    const signIn = (password: string) =>
      lake.request(`/auth/login/local?origin=${encodeURIComponent('http://localhost:3333/')}`, undefined, {
        method: 'POST',
        body: new URLSearchParams({ email: lou.email, password }),
        headers: {
          Origin: LAKE,
          'X-Forwarded-For': '192.0.2.9',
          'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1',
        },
      });
    await signIn('wrong horse battery');
    await signInAgain('lou');
    await turnOnFor('lou');
    await send('boss', 'POST', '/grants', { user: lou.id, tenant, role: 'leadStaff' });
    await lake.request('/auth/logout', person('lou').token, { method: 'POST' });
    await send('boss', 'DELETE', `/users/${lou.id}/two-factor`);
    await send('boss', 'POST', `/users/${lou.id}/password-reset`);
    await send('boss', 'POST', '/users', { email: 'max@example.com', name: 'Max', tenant, role: 'viewer' });
    await send('boss', 'DELETE', `/grants?user=${lou.id}&tenant=${tenant}`);
    // What they do after that no longer concerns the tenant.
    await signInAgain('lou');
    const { events, next } = await log('boss', tenant);
    expect(next).toBeNull();
    expect(events.map(({ event, person: whom, by, role }) => [event, whom, by, role])).toEqual([
      ['roleTaken', 'lou', 'boss', 'leadStaff'],
      ['invited', 'max@example.com', 'boss', 'viewer'],
      ['passwordReset', 'lou', 'boss', null],
      ['twoFactorReset', 'lou', 'boss', null],
      ['signedOut', 'lou', 'lou', null],
      ['roleGiven', 'lou', 'boss', 'leadStaff'],
      ['twoFactorOn', 'lou', 'lou', null],
      ['signedIn', 'lou', 'lou', null],
      ['signInFailed', 'lou', null, null],
      ['signedIn', 'lou', 'lou', null],
      ['signedIn', 'boss', 'boss', null],
    ]);
    expect(events.at(-3)?.device).toEqual({ browser: 'Safari', system: 'iPhone' });
  });

  test('has pages', async () => {
    const tenant = 'workspace-pages';
    people['pager'] = await lake.person('pager', on('agency', tenant));
    await lake.database.pool.query(
      `INSERT INTO lake_access_events (at, event, tenants, email)
       SELECT now(), 'invited', ARRAY[$1], n::text FROM generate_series(1, 120) n`,
      [tenant],
    );
    const found = [];
    let next: string | null = '';
    let pages = 0;
    while (next !== null) {
      const page: z.infer<typeof pageSchema> = await log('pager', tenant, next);
      found.push(...page.events.map((event) => event.person));
      ({ next } = page);
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(found).toEqual([...Array.from({ length: 120 }, (_, n) => String(120 - n)), 'pager']);
    expect((await send('pager', 'GET', `/events?tenant=${tenant}&before=x`)).status).toBe(400);
  });

  test('strangers cannot fill it', async () => {
    const tenant = 'workspace-flood';
    people['flood'] = await lake.person('flood', on('agency', tenant));
    const attempt = { email: person('flood').email, userAgent: undefined };
    for (let n = 0; n < 24; n += 1)
      await recordSignInAttempt(lake.database.pool, 'signInFailed', attempt, lake.now());
    const { events } = await log('flood', tenant);
    expect(events.filter(({ event }) => event === 'signInFailed')).toHaveLength(20);
  });
});
