import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addGrant, removeGrant } from '../accounts/grants.ts';
import { createRobot, revokeRobot } from '../accounts/robots.ts';
import { openTestAccess, type TestAccess, WORKSPACES } from '../../../../tests/support/lake/access.ts';
import { setDisabled } from '../accounts/users.ts';

const A = { role: 'editor', tenant: 'workspace-a' } as const;
const B = { role: 'editor', tenant: 'workspace-b' } as const;

let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

const bearer = (token: string, path = '/data/query/production'): Request =>
  new Request(`http://localhost:4000${path}`, { headers: { Authorization: `Bearer ${token}` } });
const stream = (ticket: string, path = '/v2025-02-19/data/listen/production', init?: RequestInit): Request =>
  new Request(`http://sse-1.localhost:4000${path}?query=*&ticket=${ticket}`, init);

describe('authenticate', () => {
  test('recognizes users by their session and robots by their token', async () => {
    const ann = await lake.person('ann', A, { ...B, role: 'viewer' });
    const robot = await createRobot(lake.database.pool, { name: 'Feed', role: 'viewer', tenant: '*' });
    expect(await lake.access.authenticate(bearer(ann.token))).toEqual({
      id: ann.id,
      name: 'ann',
      tenancy: WORKSPACES,
      email: 'ann@example.com',
      isRobot: false,
      twoFactorAt: null,
      grants: [A, { role: 'viewer', tenant: 'workspace-b' }],
    });
    expect(await lake.access.authenticate(bearer(robot))).toMatchObject({
      name: 'Feed',
      email: null,
      isRobot: true,
      grants: [{ role: 'viewer', tenant: '*' }],
    });
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer rooftop_session_x',
    `Bearer ${'x'.repeat(9000)}`,
    'Bearer \u00e9',
  ])('refuses the header "%s"', async (header) => {
    const request = new Request('http://localhost:4000/users/me', { headers: { Authorization: header } });
    expect(await lake.access.authenticate(request)).toBeNull();
  });

  test('rejects a stored hash as a token', async () => {
    const ben = await lake.person('ben', A);
    const { rows } = await lake.database.pool.query<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from lake_sessions where user_id = $1",
      [ben.id],
    );
    expect(await lake.access.authenticate(bearer(rows[0]?.hash ?? ''))).toBeNull();
  });

  test('a session ends 30 days after its last use, or after 90 days', async () => {
    const own = await openTestAccess();
    const day = 24 * 60 * 60;
    const idle = await own.person('idle', A);
    const busy = await own.person('busy', A);
    for (let days = 0; days < 80; days += 20) {
      expect(await own.access.authenticate(bearer(busy.token)), `day ${days}`).not.toBeNull();
      own.advance(20 * day);
      if (days === 20) expect(await own.access.authenticate(bearer(idle.token))).toBeNull();
    }
    expect(await own.access.authenticate(bearer(busy.token))).not.toBeNull();
    own.advance(9 * day);
    expect(await own.access.authenticate(bearer(busy.token))).not.toBeNull();
    own.advance(2 * day);
    expect(await own.access.authenticate(bearer(busy.token))).toBeNull();
    await own.close();
  });

  test.each<[string, (lake: TestAccess, id: string) => Promise<unknown>]>([
    ['a user who was disabled', ({ database }, id) => setDisabled(database.pool, id, true)],
    [
      'a session that was deleted',
      ({ database }, id) => database.pool.query('delete from lake_sessions where user_id = $1', [id]),
    ],
  ])('no longer accepts %s, within three seconds and without forget()', async (what, revoke) => {
    const eve = await lake.person(what.replaceAll(' ', '-'), A);
    const principal = await lake.access.authenticate(bearer(eve.token));
    await revoke(lake, eve.id);
    // The cache's clock stops three seconds from now.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000);
    onTestFinished(() => clock.mockRestore());
    await expect.poll(() => lake.access.authenticate(bearer(eve.token))).toBeNull();
    expect(principal && (await lake.access.renew(principal))).toBeNull();
  });

  test('applies changed grants and revoked robots immediately after forget()', async () => {
    const { pool } = lake.database;
    const fay = await lake.person('fay', A);
    const robot = await createRobot(pool, { name: 'Import', role: 'viewer', tenant: '*' });
    expect((await lake.access.authenticate(bearer(fay.token)))?.grants).toEqual([A]);
    expect(await lake.access.authenticate(bearer(robot))).not.toBeNull();
    await addGrant(pool, fay.id, B);
    await removeGrant(pool, fay.id, A.tenant);
    await revokeRobot(pool, 'Import');
    lake.access.clearCache();
    expect((await lake.access.authenticate(bearer(fay.token)))?.grants).toEqual([B]);
    expect(await lake.access.authenticate(bearer(robot))).toBeNull();
  });

  test('a robot with a lifetime expires', async () => {
    const own = await openTestAccess();
    const token = await createRobot(own.database.pool, {
      name: 'Seed',
      role: 'viewer',
      tenant: '*',
      lifetime: 60,
    });
    expect(await own.access.authenticate(bearer(token))).not.toBeNull();
    own.advance(61);
    expect(await own.access.authenticate(bearer(token))).toBeNull();
    await own.close();
  });
});

async function ticket(name: string): Promise<{ ticket: string; id: string; token: string }> {
  const person = await lake.person(name, A);
  const principal = await lake.access.authenticate(bearer(person.token));
  if (principal === null) throw new Error('not signed in');
  return { ...person, ticket: await lake.access.issueTicket(principal) };
}

describe('stream tickets', () => {
  test('authenticate one stream, once', async () => {
    const gil = await ticket('gil');
    const principal = await lake.access.authenticate(stream(gil.ticket));
    expect(principal).toMatchObject({ id: gil.id, grants: [A] });
    expect(await lake.access.authenticate(stream(gil.ticket))).toBeNull();
    expect(principal && (await lake.access.renew(principal))).toMatchObject({ id: gil.id });
  });

  test('admit one of ten simultaneous requests', async () => {
    const hal = await ticket('hal');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => lake.access.authenticate(stream(hal.ticket))),
    );
    expect(answers.filter((principal) => principal !== null)).toHaveLength(1);
  });

  test.each([
    ['/data/query/production', 'GET'],
    ['/data/mutate/production', 'POST'],
    ['/data/listen/production', 'POST'],
    ['/users/me', 'GET'],
    ['/v1/data/doc/production/data/listen/x', 'GET'],
    ['/data/listening/production', 'GET'],
    ['/data/export/production', 'GET'],
  ])('do not open %s by %s, and remain valid', async (path, method) => {
    const person = await ticket(`ticket${path}${method}`.replaceAll('/', '-').toLowerCase());
    expect(await lake.access.authenticate(stream(person.ticket, path, { method }))).toBeNull();
    expect(await lake.access.authenticate(stream(person.ticket))).not.toBeNull();
  });

  test('expire after 30 seconds, or with their session', async () => {
    const own = await openTestAccess();
    const principalOf = async (token: string) => {
      const principal = await own.access.authenticate(bearer(token));
      if (principal === null) throw new Error('not signed in');
      return principal;
    };
    const ida = await own.person('ida', A);
    const late = await own.access.issueTicket(await principalOf(ida.token));
    own.advance(31);
    expect(await own.access.authenticate(stream(late))).toBeNull();
    const orphan = await own.access.issueTicket(await principalOf(ida.token));
    expect((await own.request('/auth/logout', ida.token, { method: 'POST' })).status).toBe(200);
    expect(await own.access.authenticate(stream(orphan))).toBeNull();
    await own.close();
  });

  test('are not issued for a principal that authenticate() did not return', async () => {
    const forged = {
      id: 'u-1',
      name: '',
      email: null,
      isRobot: false,
      twoFactorAt: null,
      grants: [{ role: 'administrator', tenant: '*' }],
      tenancy: WORKSPACES,
    } as const;
    await expect(async () => lake.access.issueTicket(forged)).rejects.toThrow(/authenticate/);
  });
});
