import { randomBytes } from 'node:crypto';
import { inTransaction } from '@rooftop/database/pool';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBlobs } from './blobs.ts';
import { insertBlob } from './save-asset.ts';

const ID = 'file-one-bin';
const BYTES = randomBytes(2_500_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const document = (id: string) =>
  `insert into lake_documents (dataset, id, type, rev, created_at, updated_at, document)
   values ('test', '${id}', 'sanity.fileAsset', 'r', now(), now(), '{}')`;
const blob = (id: string, bytes: Uint8Array = BYTES) => ({
  dataset: 'test',
  id,
  mimeType: 'video/mp4',
  bytes,
});

it('stores bytes with their document and returns them in full and in part', async () => {
  // Bytes first: the order within the transaction does not matter.
  await inTransaction(database.pool, async (client) => {
    await insertBlob(client, blob(ID));
    await client.query(document(ID));
  });
  const blobs = createBlobs(database.pool, 'test');
  expect(await blobs.find(ID)).toEqual({ mimeType: 'video/mp4', size: BYTES.length });
  expect((await blobs.read(ID))?.equals(BYTES)).toBe(true);
  for (const [start, end] of [
    [0, BYTES.length - 1],
    [0, 0],
    [1_048_575, 1_048_577],
    [2_499_999, 2_499_999],
  ] as const) {
    const part = Buffer.from(await new Response(blobs.stream(ID, start, end)).arrayBuffer());
    expect(part.equals(BYTES.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
  }
});

it('does not change bytes that are already stored', async () => {
  await inTransaction(database.pool, (client) => insertBlob(client, blob(ID, Buffer.from('other'))));
  expect((await createBlobs(database.pool, 'test').find(ID))?.size).toBe(BYTES.length);
});

it('returns null for other datasets and without a document', async () => {
  expect(await createBlobs(database.pool, 'other').find(ID)).toBeNull();
  expect(await createBlobs(database.pool, 'other').read(ID)).toBeNull();
  await expect(
    inTransaction(database.pool, (client) => insertBlob(client, blob('file-two-bin'))),
  ).rejects.toThrow();
  expect(await createBlobs(database.pool, 'test').find('file-two-bin')).toBeNull();
});

it('deletes the bytes with the document, and fails a reader in progress', async () => {
  const blobs = createBlobs(database.pool, 'test');
  const reader = blobs.stream(ID, 0, BYTES.length - 1).getReader();
  await reader.read();
  await database.pool.query(`delete from lake_documents where id = '${ID}'`);
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow('are incomplete');
  expect(await blobs.read(ID)).toBeNull();
});
