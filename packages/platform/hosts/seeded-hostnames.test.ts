/** What migration 0023 does to the hostnames in the first starter kits. */
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { readFile } from 'node:fs/promises';
import { inTransaction } from '@rooftop/database/pool';
import { startTestLake } from '../../../tests/support/lake/lake.ts';
import { indexHosts } from '@rooftop/tenancy/find-dealership';
import { expect, test } from 'vitest';
import { confirmHost, readHostHolders } from './host-holders.ts';

const MIGRATION = new URL('../../database/migrations/0023-seeded-hostnames.sql', import.meta.url);
const SEEDED = ['lakeshore.localhost', 'lakeshore-auto.localhost', 'www.lakeshoreauto.example'];

test('serves an early seeded dealership at the platform’s domain, whatever it is', async () => {
  const lake = await startTestLake({ tenancy: TENANCY });
  const { pool } = lake.database;
  const raw = lake.administrator.withConfig({ perspective: 'raw' });
  const dealership = (slug: string, hostnames: string[]) => ({
    _type: 'dealership',
    slug: { _type: 'slug', current: slug },
    hostnames,
  });
  await raw
    .transaction()
    .create({ _id: 'dealership-lakeshore', ...dealership('lakeshore', SEEDED) })
    .create({ _id: 'drafts.dealership-lakeshore', ...dealership('lakeshore', [...SEEDED, 'cars.test']) })
    .create({ _id: 'dealership-own', ...dealership('own', ['own.test']) })
    .create({ _id: 'dealership-none', _type: 'dealership', name: 'None' })
    .commit();
  for (const host of ['lakeshore.localhost', 'lakeshore-auto.localhost', 'lakeshoreauto.example'])
    await confirmHost(pool, { host, dealership: 'dealership-lakeshore', by: 'upgrade' });
  await confirmHost(pool, { host: 'own.test', dealership: 'dealership-own', by: 'upgrade' });
  await inTransaction(pool, async (client) => client.query(await readFile(MIGRATION, 'utf8')));

  const { rows } = await pool.query<{ id: string; document: { hostnames?: string[]; _rev: string } }>(
    'SELECT id, document FROM lake_documents ORDER BY id',
  );
  expect(rows.map(({ id, document }) => [id, document.hostnames])).toEqual([
    ['dealership-lakeshore', []],
    ['dealership-none', undefined],
    ['dealership-own', ['own.test']],
    ['drafts.dealership-lakeshore', ['cars.test']],
  ]);
  const found = { id: 'dealership-lakeshore', slug: 'lakeshore', createdAt: '2026-01-01' };
  const holders = await readHostHolders(pool);
  for (const domain of ['dealers.test', 'localhost']) {
    const hosts = indexHosts([{ ...found, hostnames: rows[0]?.document.hostnames ?? [] }], domain, holders);
    expect(hosts.find(`lakeshore.${domain}`)).toMatchObject({ kind: 'found' });
  }
  expect([...holders.keys()]).toEqual(['own.test']);
  const revisions = await pool.query(
    `SELECT document_id, previous_rev <> rev AS follows, document ->> '_rev' AS rev, document -> 'hostnames' AS hostnames
     FROM lake_revisions WHERE rev LIKE 'migration%' ORDER BY position`,
  );
  const rev = 'migration-seeded-hostnames';
  expect(revisions.rows).toEqual([
    { document_id: 'dealership-lakeshore', follows: true, rev, hostnames: [] },
    { document_id: 'drafts.dealership-lakeshore', follows: true, rev, hostnames: ['cars.test'] },
  ]);

  // A Content Lake that starts now has the documents and stays writable.
  await lake.lake.close();
  const again = await startTestLake({ tenancy: TENANCY }, lake.database);
  await again.administrator.patch('dealership-lakeshore').set({ name: 'Lakeshore' }).commit();
  expect(await again.administrator.getDocument('dealership-lakeshore')).toMatchObject({
    hostnames: [],
  });
  await again.stop();
  await lake.database.drop();
});
