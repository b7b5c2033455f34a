import { inTransaction } from '@rooftop/database/pool';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGrant, grantForNewDealership } from './grants.ts';
import type { Principal } from './principal.ts';
import { openTestAccess, principalWith, type TestAccess } from '../../../tests/support/lake/access.ts';

let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

const create = (principal: Principal, id: string): Promise<void> =>
  inTransaction(lake.database.pool, (client) => grantForNewDealership(client, principal, id));

async function grantsOn(id: string): Promise<unknown[]> {
  const { rows } = await lake.database.pool.query(
    'select principal, role from grants where dealership = $1',
    [id],
  );
  return rows;
}

const agency = { ...principalWith('agency@dealership-own'), id: 'u-agency' };
const other = { ...principalWith('agency@dealership-other'), id: 'u-other' };
const everywhere = { ...principalWith('agency@*'), id: 'u-everywhere' };
const administrator = { ...principalWith('administrator@*'), id: 'u-admin' };

describe('grantForNewDealership', () => {
  test('makes the creator an agency of the dealership', async () => {
    await create(agency, 'dealership-new');
    expect(await grantsOn('dealership-new')).toEqual([{ principal: 'u-agency', role: 'agency' }]);
  });

  test('needs no grant for principals with a role in all dealerships, but still reserves the id', async () => {
    await create(everywhere, 'dealership-e');
    await create(administrator, 'dealership-f');
    expect([...(await grantsOn('dealership-e')), ...(await grantsOn('dealership-f'))]).toEqual([]);
    await expect(create(agency, 'dealership-e')).rejects.toThrow(/already in use/);
    await expect(create(agency, 'dealership-f')).rejects.toThrow(/already in use/);
  });

  test('an id stays reserved after its dealership and grants are deleted', async () => {
    await create(agency, 'dealership-old');
    await lake.database.pool.query("delete from grants where dealership = 'dealership-old'");
    await expect(create(other, 'dealership-old')).rejects.toThrow(/already in use/);
    expect(await grantsOn('dealership-old')).toEqual([]);
    await create({ ...agency, grants: [{ role: 'agency', dealership: 'dealership-old' }] }, 'dealership-old');
  });

  test('an id granted to others in advance is reserved for them', async () => {
    await addGrant(lake.database.pool, 'u-editor', { role: 'editor', dealership: 'dealership-planned' });
    await expect(create(agency, 'dealership-planned')).rejects.toThrow(/already in use/);
    await create(administrator, 'dealership-planned');
    expect(await grantsOn('dealership-planned')).toEqual([{ principal: 'u-editor', role: 'editor' }]);
  });

  test('does not make a viewer there an agency, even if they are one elsewhere', async () => {
    await addGrant(lake.database.pool, agency.id, { role: 'viewer', dealership: 'dealership-seen' });
    await expect(create(agency, 'dealership-seen')).rejects.toThrow(/already in use/);
    expect(await grantsOn('dealership-seen')).toEqual([{ principal: 'u-agency', role: 'viewer' }]);
  });

  test('only one of two simultaneous creations of the same id succeeds', async () => {
    const results = await Promise.allSettled([agency, other].map((one) => create(one, 'dealership-race')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await grantsOn('dealership-race')).toHaveLength(1);
  });

  test('a failed transaction leaves nothing behind', async () => {
    await expect(
      inTransaction(lake.database.pool, async (client) => {
        await grantForNewDealership(client, agency, 'dealership-failed');
        throw new Error('the document was refused');
      }),
    ).rejects.toThrow('refused');
    expect(await grantsOn('dealership-failed')).toEqual([]);
    await create(other, 'dealership-failed');
  });
});

test('the database rejects an administrator of a single dealership', async () => {
  const grant = { role: 'administrator', dealership: 'dealership-a' } as const;
  await expect(addGrant(lake.database.pool, 'u-x', grant)).rejects.toThrow();
});
