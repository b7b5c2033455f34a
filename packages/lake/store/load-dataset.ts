/** Loads a dataset into memory, as far as it fits. */
import type { PoolClient } from '@rooftop/database/pool';
import { publishedId, type LakeDocument } from '../document.ts';
import type { Tenancy } from '../tenancy.ts';
import { chooseLeftOut, createLeftOut, type LeftOut, type StoredDocument } from './left-out.ts';
import { readSequence } from './persist.ts';

interface LoadDatasetOptions {
  readonly dataset: string;
  readonly tenancy: Tenancy;
  /** Bytes of JSON. */
  readonly budget: { readonly tenant: number; readonly process: number };
}

interface LoadedDataset {
  readonly documents: readonly LakeDocument[];
  /** Stored documents for which there is no room. */
  readonly leftOut: LeftOut;
  /** Number of the last transaction. */
  readonly sequence: number;
}

/** Documents per statement, so that loading takes little more memory than the documents themselves. */
const PIECE = 1000;

/** Returns the documents of a dataset, and those that are left out because all together are too large. */
export async function loadDataset(client: PoolClient, options: LoadDatasetOptions): Promise<LoadedDataset> {
  const { dataset, budget } = options;
  const stored = await listStored(client, options);
  const left = chooseLeftOut(stored, budget);
  const ids = left.map(({ id }) => id);
  return {
    documents: await readDocuments(client, dataset, ids),
    leftOut: createLeftOut(left, await readTargets(client, dataset, ids)),
    sequence: await readSequence(client, dataset),
  };
}

async function listStored(
  client: PoolClient,
  { dataset, tenancy: { tenantType, tenantField } }: LoadDatasetOptions,
): Promise<StoredDocument[]> {
  const { rows } = await client.query<{ id: string; type: string; bytes: number; tenant: string | null }>(
    `SELECT id, type, octet_length(document::text) AS bytes, document -> $2 ->> '_ref' AS tenant
     FROM lake_documents WHERE dataset = $1`,
    [dataset, tenantField],
  );
  return rows.map(({ id, type, bytes, tenant }) => {
    const isTenant = type === tenantType;
    return { id, bytes, tenant: isTenant ? publishedId(id) : (tenant ?? undefined), isTenant };
  });
}

async function readDocuments(
  client: PoolClient,
  dataset: string,
  without: readonly string[],
): Promise<LakeDocument[]> {
  const documents: LakeDocument[] = [];
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ id: string; document: LakeDocument }>(
      `SELECT id, document FROM lake_documents
       WHERE dataset = $1 AND id > $2 AND id <> ALL($3) ORDER BY id LIMIT $4`,
      [dataset, last, without, PIECE],
    );
    for (const { document } of rows) documents.push(document);
    const end = rows.at(-1);
    if (end === undefined || rows.length < PIECE) return documents;
    last = end.id;
  }
}

/** Returns the ids that documents refer to. */
async function readTargets(client: PoolClient, dataset: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    `SELECT DISTINCT target #>> '{}' AS id
     FROM lake_documents, jsonb_path_query(document::jsonb, '$.**._ref') AS target
     WHERE dataset = $1 AND id = ANY($2)`,
    [dataset, ids],
  );
  return rows.map(({ id }) => id);
}
