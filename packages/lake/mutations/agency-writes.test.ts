/** What an agency may write: with a second factor, and a few new tenants at a time. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Role } from '../access/rights/principal.ts';
import { startSession } from '../access/sessions/sessions.ts';
import { createUser } from '../access/accounts/users.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ twoFactorRoles: ['administrator', 'agency'] });
  await lake.administrator.create({ _id: 'workspace-a', _type: 'workspace' });
});
afterAll(() => lake.stop());

async function statusAs(role: Role, twoFactorAt: Date | null): Promise<number> {
  const { pool } = lake.database;
  const email = `${role}-${String(twoFactorAt !== null)}@example.com`;
  const tenant = role === 'administrator' ? '*' : 'workspace-a';
  const user = await createUser(pool, { email, name: 'Somebody', grants: [{ tenant, role }] });
  const token = await startSession(pool, { userId: user?.id ?? '', twoFactorAt }, new Date());
  const workspace = { _type: 'reference', _ref: 'workspace-a' };
  return lake
    .client(token ?? undefined)
    .create({ _type: 'note', workspace })
    .then(
      () => 200,
      (error: { statusCode: number }) => error.statusCode,
    );
}

test('an agency writes only after it has entered a code, and administrators and editors without', async () => {
  expect(await statusAs('agency', null)).toBe(403);
  expect(await statusAs('agency', new Date())).toBe(200);
  expect(await statusAs('editor', null)).toBe(200);
  expect(await statusAs('administrator', null)).toBe(200);
});

test('only the operator creates very many tenants at once', async () => {
  const many = Array.from({ length: BUDGETS.newTenants.each + 1 }, (_, n) => n);
  const createAll = (token: string, name: string) => {
    const transaction = lake.client(token).transaction();
    for (const n of many) transaction.create({ _id: `workspace-${name}-${n}`, _type: 'workspace' });
    return transaction.commit();
  };
  const agency = await lake.token({ role: 'agency', tenant: 'workspace-a' });
  await expect(createAll(agency, 'agency')).rejects.toMatchObject({ statusCode: 413 });
  await lake.client(agency).create({ _id: 'workspace-one', _type: 'workspace' });
  const operator = await lake.token({ role: 'administrator', tenant: '*' });
  await expect(createAll(operator, 'operator')).resolves.toBeDefined();
});
