/** A user's own sessions: no other user sees or ends them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestAccess, type TestAccess } from '../../../../tests/support/lake/access.ts';
import { createRobot } from '../accounts/robots.ts';
import { startSession } from './sessions.ts';
import { issueTicket } from '../secrets/tickets.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

const listSchema = z.array(
  z.object({
    id: z.string(),
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    startedAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  }),
);
const list = async (token: string) =>
  listSchema.parse(await (await lake.request('/users/me/sessions', token)).json());
const end = async (token: string, id = '') =>
  (await lake.request(`/users/me/sessions${id && `/${id}`}`, token, { method: 'DELETE' })).status;
const isSignedIn = async (token: string) => (await lake.request('/users/me', token)).status === 200;

async function another(userId: string, userAgent: string | null = null): Promise<string> {
  const user = { userId, twoFactorAt: null };
  const token = await startSession(lake.database.pool, user, lake.now(), userAgent);
  if (token === null) throw new Error('no session');
  return token;
}

test('a user sees their own sessions, the device of each, and when it was last used', async () => {
  const ann = await lake.person('ann');
  await lake.person('ben');
  lake.advance(60);
  const firefox = await another(ann.id, FIREFOX);
  lake.advance(600);
  const sessions = await list(ann.token);
  expect(sessions).toMatchObject([
    { device: null, isCurrent: true },
    { device: { browser: 'Firefox', system: 'Linux' }, isCurrent: false },
  ]);
  expect(sessions[0]?.usedAt).not.toBe(sessions[0]?.startedAt);
  expect(sessions[1]?.usedAt).toBe(sessions[1]?.startedAt);
  expect((await list(firefox))[0]?.device?.browser).toBe('Firefox');
});

test('ends one of their own, at once, and no other user’s', async () => {
  const [cat, dan] = [await lake.person('cat'), await lake.person('dan')];
  const phone = await another(cat.id);
  const other = (await list(cat.token)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect(await isSignedIn(phone)).toBe(true);
  expect(await end(dan.token, other)).toBe(404);
  expect(await end(cat.token, 'made-up')).toBe(404);
  expect(await end(cat.token, other)).toBe(200);
  expect([await isSignedIn(phone), await isSignedIn(cat.token)]).toEqual([false, true]);
  expect(await end(cat.token, other)).toBe(404);
});

test('ends all others, and one-time keys that would start one', async () => {
  const eve = await lake.person('eve');
  const others = [await another(eve.id), await another(eve.id)];
  const user = { userId: eve.id, twoFactorAt: null };
  const sid = await issueTicket(lake.database.pool, { kind: 'sid', ...user }, lake.now());
  expect(await end(eve.token)).toBe(200);
  for (const token of others) expect(await isSignedIn(token)).toBe(false);
  expect((await lake.request(`/auth/fetch?sid=${sid}`)).status).toBe(401);
  expect(await list(eve.token)).toHaveLength(1);
});

test('robots have none', async () => {
  const token = await createRobot(lake.database.pool, { name: 'web', role: 'viewer', tenant: '*' });
  expect((await lake.request('/users/me/sessions', token)).status).toBe(403);
  expect((await lake.request('/users/me/sessions')).status).toBe(401);
});
