import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAccess, type TestAccess } from '../../../../tests/support/lake/access.ts';
import { createRobot } from '../accounts/robots.ts';

const [A, B] = ['workspace-a', 'workspace-b'];
let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

test('the platform’s people read a tenant’s leads, but are not among its staff', async () => {
  const C = 'workspace-c';
  const administrator = await lake.person('administrator', { role: 'administrator', tenant: '*' });
  const robot = await createRobot(lake.database.pool, { name: 'Platform', role: 'viewer', tenant: '*' });
  const ask = async (path: string, token: string) =>
    (await lake.request(`/users/staff/${C}${path}`, token)).json();
  const byEmail = `/by-email?email=${administrator.email}`;
  // Mail that nobody else would get reaches them.
  expect(await ask('/emails', robot)).toEqual([administrator.email]);
  const sales = await lake.person('sales', { role: 'leadStaff', tenant: C });
  const own = [{ id: sales.id, name: 'sales', email: sales.email }];
  for (const token of [administrator.token, sales.token]) expect(await ask('', token)).toEqual(own);
  expect(await ask(byEmail, robot)).toEqual([]);
  expect(await ask('/emails', robot)).toEqual([sales.email]);
  expect(await ask(`/${administrator.id}`, robot)).toEqual({ isStaff: true });
  await lake.database.pool.query('delete from lake_users where id = $1', [administrator.id]);
});

test('only the platform’s robots learn who signs in with an address, and the addresses of a tenant’s staff', async () => {
  const staff = await lake.person('staff', { role: 'leadStaff', tenant: A });
  const editor = await lake.person('editor', { role: 'editor', tenant: A });
  const agency = await lake.person('agency', { role: 'agency', tenant: A });
  const everywhere = await createRobot(lake.database.pool, { name: 'Website', role: 'viewer', tenant: '*' });
  const ofA = await createRobot(lake.database.pool, { name: 'Import', role: 'viewer', tenant: A });
  const emails = [editor.email, staff.email.toUpperCase(), 'nobody@a.example', agency.email];
  const query = new URLSearchParams(emails.map((email) => ['email', email]));
  const byEmail = `by-email?${query}`;
  const ask = (tenant: string, token: string, question = byEmail) =>
    lake.request(`/users/staff/${tenant}/${question}`, token);

  expect(await (await ask(A, everywhere)).json()).toEqual([
    { id: staff.id, name: 'staff', email: staff.email },
    { id: agency.id, name: 'agency', email: agency.email },
  ]);
  expect(await (await ask(A, everywhere, 'emails')).json()).toEqual([agency.email, staff.email]);
  for (const question of [byEmail, 'emails']) {
    expect(await (await ask(B, everywhere, question)).json()).toEqual([]);
    for (const token of [ofA, agency.token, staff.token])
      expect((await ask(A, token, question)).status).toBe(403);
  }
});
