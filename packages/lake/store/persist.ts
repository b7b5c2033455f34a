/** Stores the lake's documents and transactions in PostgreSQL. */
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { LakeDocument } from '../document.ts';
import type { MutationResult, Transaction } from './transaction.ts';

/** Rows per statement, which limits its size. */
const ROWS = 2000;

function* inPieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Writes each document as JSON once, although two tables have it: large ones take milliseconds. */
function createJsonOf(): (document: LakeDocument | null) => string | null {
  const written = new Map<LakeDocument | null, string | null>();
  return (document) => {
    if (!written.has(document)) written.set(document, toJson(document));
    return written.get(document) ?? null;
  };
}

/** Returns the number of a dataset's last transaction, or 0 before the first. */
export async function readSequence(client: PoolClient, dataset: string): Promise<number> {
  const { rows } = await client.query<{ sequence: number | null }>(
    'SELECT max(sequence)::float8 AS sequence FROM lake_transactions WHERE dataset = $1',
    [dataset],
  );
  return rows[0]?.sequence ?? 0;
}

/** Returns the stored results of a transaction by its id. */
export async function findTransaction(
  pool: Pool,
  dataset: string,
  id: string,
): Promise<{ id: string; author: string; results: readonly MutationResult[] } | undefined> {
  const { rows } = await pool.query<{ id: string; author: string; results: readonly MutationResult[] }>(
    'SELECT id, author, results FROM lake_transactions WHERE dataset = $1 AND id = $2',
    [dataset, id],
  );
  return rows[0];
}

/** Writes transactions and the documents as the last of them left them, inside the transaction of `client`. */
export async function storeTransactions(
  client: PoolClient,
  dataset: string,
  transactions: readonly Transaction[],
): Promise<void> {
  const revisions = transactions.flatMap(({ sequence, id, changes }) =>
    changes.map(({ id: documentId, before, after, mutations }, position) => ({
      sequence,
      position,
      documentId,
      rev: id,
      previousRev: before?._rev ?? null,
      mutations,
      document: after,
    })),
  );
  const latest = new Map<string, LakeDocument | null>();
  for (const { changes } of transactions) for (const { id, after } of changes) latest.set(id, after);
  const kept = [...latest.values()].filter((document) => document !== null);
  const jsonOf = createJsonOf();
  const gone = Array.from(latest).flatMap(([id, document]) => (document === null ? [id] : []));

  for (const rows of inPieces(transactions)) {
    await client.query(
      `INSERT INTO lake_transactions (dataset, sequence, id, author, created_at, results)
       SELECT $1, sequence, id, author, created_at, results::json
       FROM unnest($2::bigint[], $3::text[], $4::text[], $5::timestamptz[], $6::text[])
         AS given (sequence, id, author, created_at, results)`,
      [
        dataset,
        rows.map(({ sequence }) => sequence),
        rows.map(({ id }) => id),
        rows.map(({ author }) => author),
        rows.map(({ timestamp }) => new Date(timestamp)),
        rows.map(({ results }) => toJson(results)),
      ],
    );
  }
  for (const rows of inPieces(revisions)) {
    await client.query(
      `INSERT INTO lake_revisions (dataset, sequence, position, document_id, rev, previous_rev, mutations, document)
       SELECT $1, sequence, position, document_id, rev, previous_rev, mutations::json, document::json
       FROM unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
         AS given (sequence, position, document_id, rev, previous_rev, mutations, document)`,
      [
        dataset,
        rows.map(({ sequence }) => sequence),
        rows.map(({ position }) => position),
        rows.map(({ documentId }) => documentId),
        rows.map(({ rev }) => rev),
        rows.map(({ previousRev }) => previousRev),
        rows.map(({ mutations }) => toJson(mutations)),
        rows.map(({ document }) => jsonOf(document)),
      ],
    );
  }
  for (const rows of inPieces(kept)) {
    await client.query(
      `INSERT INTO lake_documents (dataset, id, type, rev, created_at, updated_at, document)
       SELECT $1, id, type, rev, created_at, updated_at, document::json
       FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::text[])
         AS given (id, type, rev, created_at, updated_at, document)
       ON CONFLICT (dataset, id) DO UPDATE SET type = excluded.type, rev = excluded.rev,
         created_at = excluded.created_at, updated_at = excluded.updated_at, document = excluded.document`,
      [
        dataset,
        rows.map(({ _id }) => _id),
        rows.map(({ _type }) => _type),
        rows.map(({ _rev }) => _rev),
        rows.map(({ _createdAt }) => new Date(_createdAt)),
        rows.map(({ _updatedAt }) => new Date(_updatedAt)),
        rows.map(jsonOf),
      ],
    );
  }
  if (gone.length > 0) {
    await client.query('DELETE FROM lake_documents WHERE dataset = $1 AND id = ANY($2)', [dataset, gone]);
  }
}
