import { inTransaction } from '@rooftop/database/pool';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGrant, grantForNewTenant } from './grants.ts';
import type { Principal } from '../rights/principal.ts';
import { openTestAccess, principalWith, type TestAccess } from '../../../../tests/support/lake/access.ts';

let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

const create = (principal: Principal, id: string): Promise<void> =>
  inTransaction(lake.database.pool, (client) => grantForNewTenant(client, principal, id));

async function grantsOn(id: string): Promise<unknown[]> {
  const { rows } = await lake.database.pool.query('select principal, role from grants where tenant = $1', [
    id,
  ]);
  return rows;
}

const agency = { ...principalWith('agency@workspace-own'), id: 'u-agency' };
const other = { ...principalWith('agency@workspace-other'), id: 'u-other' };
const everywhere = { ...principalWith('agency@*'), id: 'u-everywhere' };
const administrator = { ...principalWith('administrator@*'), id: 'u-admin' };

describe('grantForNewTenant', () => {
  test('makes the creator an agency of the workspace', async () => {
    await create(agency, 'workspace-new');
    expect(await grantsOn('workspace-new')).toEqual([{ principal: 'u-agency', role: 'agency' }]);
  });

  test('needs no grant for principals with a role in all workspaces, but still reserves the id', async () => {
    await create(everywhere, 'workspace-e');
    await create(administrator, 'workspace-f');
    expect([...(await grantsOn('workspace-e')), ...(await grantsOn('workspace-f'))]).toEqual([]);
    await expect(create(agency, 'workspace-e')).rejects.toThrow(/already in use/);
    await expect(create(agency, 'workspace-f')).rejects.toThrow(/already in use/);
  });

  test('an id stays reserved after its workspace and grants are deleted', async () => {
    await create(agency, 'workspace-old');
    await lake.database.pool.query("delete from grants where tenant = 'workspace-old'");
    await expect(create(other, 'workspace-old')).rejects.toThrow(/already in use/);
    expect(await grantsOn('workspace-old')).toEqual([]);
    await create({ ...agency, grants: [{ role: 'agency', tenant: 'workspace-old' }] }, 'workspace-old');
  });

  test('an id granted to others in advance is reserved for them', async () => {
    await addGrant(lake.database.pool, 'u-editor', { role: 'editor', tenant: 'workspace-planned' });
    await expect(create(agency, 'workspace-planned')).rejects.toThrow(/already in use/);
    await create(administrator, 'workspace-planned');
    expect(await grantsOn('workspace-planned')).toEqual([{ principal: 'u-editor', role: 'editor' }]);
  });

  test('does not make a viewer there an agency, even if they are one elsewhere', async () => {
    await addGrant(lake.database.pool, agency.id, { role: 'viewer', tenant: 'workspace-seen' });
    await expect(create(agency, 'workspace-seen')).rejects.toThrow(/already in use/);
    expect(await grantsOn('workspace-seen')).toEqual([{ principal: 'u-agency', role: 'viewer' }]);
  });

  test('only one of two simultaneous creations of the same id succeeds', async () => {
    const results = await Promise.allSettled([agency, other].map((one) => create(one, 'workspace-race')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await grantsOn('workspace-race')).toHaveLength(1);
  });

  test('a failed transaction leaves nothing behind', async () => {
    await expect(
      inTransaction(lake.database.pool, async (client) => {
        await grantForNewTenant(client, agency, 'workspace-failed');
        throw new Error('the document was refused');
      }),
    ).rejects.toThrow('refused');
    expect(await grantsOn('workspace-failed')).toEqual([]);
    await create(other, 'workspace-failed');
  });
});

test('the database rejects an administrator of a single workspace', async () => {
  const grant = { role: 'administrator', tenant: 'workspace-a' } as const;
  await expect(addGrant(lake.database.pool, 'u-x', grant)).rejects.toThrow();
});
