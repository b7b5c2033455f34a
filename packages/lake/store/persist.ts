/** Stores the lake's documents and transactions in PostgreSQL. */
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { LakeDocument } from '../document.ts';
import { lakeDocuments, lakeRevisions, lakeTransactions } from '../tables.ts';
import type { MutationResult, Transaction } from './transaction.ts';

/** Rows per statement. PostgreSQL allows 65,535 parameters. */
const ROWS = 2000;

function* inPieces<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}

/** Returns all documents of a dataset, and the number of its last transaction. */
export async function loadDataset(
  client: PoolClient,
  dataset: string,
): Promise<{ documents: LakeDocument[]; sequence: number }> {
  const rows = await drizzle(client)
    .select({ document: lakeDocuments.document })
    .from(lakeDocuments)
    .where(eq(lakeDocuments.dataset, dataset));
  return { documents: rows.map(({ document }) => document), sequence: await readSequence(client, dataset) };
}

/** Returns the number of a dataset's last transaction, or 0 before the first. */
export async function readSequence(client: PoolClient, dataset: string): Promise<number> {
  const [row] = await drizzle(client)
    .select({ sequence: max(lakeTransactions.sequence) })
    .from(lakeTransactions)
    .where(eq(lakeTransactions.dataset, dataset));
  return row?.sequence ?? 0;
}

/** Returns the stored results of a transaction by its id. */
export async function findTransaction(
  pool: Pool,
  dataset: string,
  id: string,
): Promise<{ id: string; author: string; results: readonly MutationResult[] } | undefined> {
  const [row] = await drizzle(pool)
    .select({ id: lakeTransactions.id, author: lakeTransactions.author, results: lakeTransactions.results })
    .from(lakeTransactions)
    .where(and(eq(lakeTransactions.dataset, dataset), eq(lakeTransactions.id, id)));
  return row;
}

/** Writes transactions and the documents as the last of them left them, inside the transaction of `client`. */
export async function storeTransactions(
  client: PoolClient,
  dataset: string,
  transactions: readonly Transaction[],
): Promise<void> {
  const db = drizzle(client);
  const revisions = transactions.flatMap(({ sequence, id, changes }) =>
    changes.map(({ id: documentId, before, after, mutations }, position) => ({
      dataset,
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
  const gone = Array.from(latest).flatMap(([id, document]) => (document === null ? [id] : []));

  for (const rows of inPieces(transactions)) {
    await db.insert(lakeTransactions).values(
      rows.map(({ sequence, id, author, timestamp, results }) => ({
        dataset,
        sequence,
        id,
        author,
        createdAt: new Date(timestamp),
        results,
      })),
    );
  }
  for (const rows of inPieces(revisions)) await db.insert(lakeRevisions).values(rows);
  for (const rows of inPieces(kept)) {
    await db
      .insert(lakeDocuments)
      .values(
        rows.map((document) => ({
          dataset,
          id: document._id,
          type: document._type,
          rev: document._rev,
          createdAt: new Date(document._createdAt),
          updatedAt: new Date(document._updatedAt),
          document,
        })),
      )
      .onConflictDoUpdate({
        target: [lakeDocuments.dataset, lakeDocuments.id],
        set: {
          type: sql`excluded.type`,
          rev: sql`excluded.rev`,
          createdAt: sql`excluded.created_at`,
          updatedAt: sql`excluded.updated_at`,
          document: sql`excluded.document`,
        },
      });
  }
  for (const ids of inPieces(gone)) {
    await db
      .delete(lakeDocuments)
      .where(and(eq(lakeDocuments.dataset, dataset), inArray(lakeDocuments.id, ids)));
  }
}
