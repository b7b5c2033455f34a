/** A lake that cannot hold everything starts with what it can. Nothing looks deleted, and nothing is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';

let database: TestDatabase;
let lake: TestLake;
let editor: string;
let metrics: string;
const workspace = (tenant: string) => ({ _type: 'reference', _ref: tenant });
const refersTo = (id: string) => ({ _type: 'reference', _ref: id });

beforeAll(async () => {
  database = await freshDatabase();
  const before = await startTestLake({}, database);
  const transaction = before.administrator.transaction();
  for (const tenant of ['workspace-a', 'workspace-b'])
    transaction.create({ _id: tenant, _type: 'workspace' });
  transaction
    .create({ _id: 'target', _type: 'note', workspace: workspace('workspace-a') })
    .create({
      _id: 'large',
      _type: 'note',
      workspace: workspace('workspace-a'),
      text: 'x'.repeat(50_000),
      to: refersTo('target'),
    })
    .create({ _id: 'small', _type: 'note', workspace: workspace('workspace-a'), to: refersTo('large') })
    .create({ _id: 'theirs', _type: 'note', workspace: workspace('workspace-b') });
  await transaction.commit();
  await before.stop();
  lake = await startTestLake({ contentBytes: { tenant: 20_000, process: 40_000 } }, database);
  editor = await lake.token({ role: 'editor', tenant: 'workspace-a' });
  const port = await lake.lake.listen(0, '127.0.0.1', { isInternal: true });
  metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
});
afterAll(async () => {
  await lake.stop();
  await database.drop();
});

async function refusalOf(write: Promise<unknown>): Promise<unknown> {
  const error: unknown = await write.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error;
}
const FULL = { statusCode: 507, message: expect.stringContaining('Nothing is lost') };

test('starts with what fits, and names what it left out', async () => {
  expect(await lake.client(editor).fetch('*[_type == "note"]._id')).toEqual(['small', 'target']);
  expect(metrics).toContain('lake_documents_left_out 1\n');
  expect(metrics).toMatch(/lake_document_left_out_bytes\{id="large"\} 5\d{4}\n/);
});

test('does not serve metrics to everybody', async () => {
  expect((await fetch(`${lake.url}/metrics`)).status).toBe(404);
});

test('refuses to write what it left out, as if it were there', async () => {
  const client = lake.client(editor);
  const again = { _id: 'large', _type: 'note', workspace: workspace('workspace-a') };
  expect(await refusalOf(client.createOrReplace(again))).toMatchObject(FULL);
  expect(await refusalOf(client.createIfNotExists(again))).toMatchObject(FULL);
  expect(await refusalOf(client.createOrReplace({ ...again, _id: 'drafts.large' }))).toMatchObject(FULL);
  expect(await refusalOf(client.patch('large').set({ text: '' }).commit())).toMatchObject(FULL);
  expect(await refusalOf(client.delete('large'))).toMatchObject(FULL);
});

test('keeps what documents refer to that it left out, and what those refer to', async () => {
  const client = lake.client(editor);
  expect(await refusalOf(client.delete('target'))).toMatchObject(FULL);
  await client.patch('small').set({ text: 'edited' }).commit();
  expect(await client.getDocument('small')).toMatchObject({ text: 'edited', to: refersTo('large') });
});

test('says that a document left out cannot be read, not that it does not exist', async () => {
  const documentOf = async (token: string) =>
    (
      await fetch(`${lake.url}/v2025-02-19/data/doc/production/large`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).json();
  expect(await documentOf(editor)).toEqual({
    documents: [],
    omitted: [{ id: 'large', reason: 'permission' }],
  });
  const other = await lake.token({ role: 'editor', tenant: 'workspace-b' });
  expect(await documentOf(other)).toEqual({ documents: [], omitted: [{ id: 'large', reason: 'existence' }] });
});

test('exports nothing that would look complete, and keeps other tenants out of it', async () => {
  const exported = async (token: string) =>
    (
      await fetch(`${lake.url}/v2025-02-19/data/export/production`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await exported(editor)).toBe(507);
  expect(await exported(await lake.token({ role: 'viewer', tenant: 'workspace-b' }))).toBe(200);
});

test('has everything again after a start with room', async () => {
  await lake.stop();
  lake = await startTestLake({}, database);
  expect(await lake.administrator.getDocument('large')).toMatchObject({ text: 'x'.repeat(50_000) });
});
