/** Reads earlier writes from the transactions stored in PostgreSQL. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from '@rooftop/database/pool';
import type { Principal } from '../access/principal.ts';
import { mayRead } from '../access/rights.ts';
import { type LakeDocument, publishedId } from '../document.ts';
import type { DocumentMutation } from '../mutations/document-mutation.ts';
import { lakeRevisions, lakeTransactions } from '../tables.ts';

/** A change of one document, limited to what the principal may see. */
export interface Revision {
  readonly sequence: number;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  readonly documentId: string;
  readonly previousRev: string | null;
  readonly mutations: readonly DocumentMutation[];
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
}

export interface RevisionRange {
  readonly ids: readonly string[];
  /** Transaction ids, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  /** True for newest first. */
  readonly reverse: boolean;
}

export interface History {
  /** Returns the revisions of these documents in chronological order. */
  revisions(principal: Principal, range: RevisionRange): Promise<Revision[]>;
  /**
   * Returns a document as a transaction left it. For a draft, returns the published document if the transaction wrote
   * only that: the Studio requests the draft even of a document that was never edited as a draft.
   */
  atRevision(principal: Principal, id: string, revision: string): Promise<LakeDocument | null>;
  /** Returns the last revision of a document, even if the document has been deleted. */
  lastRevision(principal: Principal, id: string): Promise<LakeDocument | null>;
  /** Returns a document as it was at the given time. */
  atTime(principal: Principal, id: string, time: Date): Promise<LakeDocument | null>;
}

function readable(principal: Principal, document: LakeDocument | null): LakeDocument | null {
  return document && mayRead(principal, document) ? document : null;
}

export function createHistory(pool: Pool, dataset: string): History {
  const db = drizzle(pool);
  const inDataset = eq(lakeRevisions.dataset, dataset);
  const ofTransaction = and(
    eq(lakeTransactions.dataset, lakeRevisions.dataset),
    eq(lakeTransactions.sequence, lakeRevisions.sequence),
  );

  async function sequenceOf(transactionId: string | undefined): Promise<number | undefined> {
    if (transactionId === undefined) return undefined;
    const [row] = await db
      .select({ sequence: lakeTransactions.sequence })
      .from(lakeTransactions)
      .where(and(eq(lakeTransactions.dataset, dataset), eq(lakeTransactions.id, transactionId)));
    return row?.sequence;
  }

  /** Returns a document as it was before a transaction. */
  async function before(id: string, sequence: number): Promise<LakeDocument | null> {
    return latest(and(eq(lakeRevisions.documentId, id), lt(lakeRevisions.sequence, sequence)));
  }

  async function latest(condition: SQL | undefined): Promise<LakeDocument | null> {
    const [row] = await db
      .select({ document: lakeRevisions.document })
      .from(lakeRevisions)
      .innerJoin(lakeTransactions, ofTransaction)
      .where(and(inDataset, condition))
      .orderBy(desc(lakeRevisions.sequence))
      .limit(1);
    return row?.document ?? null;
  }

  return {
    async revisions(principal, { ids, from, to, limit, reverse }) {
      const [first, last] = [await sequenceOf(from), await sequenceOf(to)];
      const order = reverse ? desc : asc;
      const rows = await db
        .select({
          sequence: lakeRevisions.sequence,
          transactionId: lakeTransactions.id,
          createdAt: lakeTransactions.createdAt,
          author: lakeTransactions.author,
          documentId: lakeRevisions.documentId,
          previousRev: lakeRevisions.previousRev,
          mutations: lakeRevisions.mutations,
          after: lakeRevisions.document,
        })
        .from(lakeRevisions)
        .innerJoin(lakeTransactions, ofTransaction)
        .where(
          and(
            inDataset,
            inArray(lakeRevisions.documentId, [...ids]),
            first === undefined ? undefined : gte(lakeRevisions.sequence, first),
            last === undefined ? undefined : lte(lakeRevisions.sequence, last),
          ),
        )
        .orderBy(order(lakeRevisions.sequence), order(lakeRevisions.position))
        .limit(limit);

      const chronological = reverse ? rows.toReversed() : rows;
      const known = new Map<string, LakeDocument | null>();
      const revisions: Revision[] = [];
      for (const { createdAt, ...row } of chronological) {
        const previous = known.has(row.documentId)
          ? (known.get(row.documentId) ?? null)
          : row.previousRev === null
            ? null
            : await before(row.documentId, row.sequence);
        known.set(row.documentId, row.after);
        const seen = { before: readable(principal, previous), after: readable(principal, row.after) };
        if (seen.before === null && seen.after === null) continue;
        const isWhole = seen.before === previous && seen.after === row.after;
        const mutations: readonly DocumentMutation[] = isWhole
          ? row.mutations
          : [seen.after ? { createOrReplace: seen.after } : { delete: { id: row.documentId } }];
        revisions.push({ ...row, ...seen, mutations, timestamp: createdAt.toISOString() });
      }
      return reverse ? revisions.reverse() : revisions;
    },
    async atRevision(principal, id, revision) {
      const left = (documentId: string) =>
        latest(and(eq(lakeRevisions.documentId, documentId), eq(lakeRevisions.rev, revision)));
      return readable(principal, (await left(id)) ?? (await left(publishedId(id))));
    },
    async lastRevision(principal, id) {
      return readable(
        principal,
        await latest(and(eq(lakeRevisions.documentId, id), isNotNull(lakeRevisions.document))),
      );
    },
    async atTime(principal, id, time) {
      return readable(
        principal,
        await latest(and(eq(lakeRevisions.documentId, id), lte(lakeTransactions.createdAt, time))),
      );
    },
  };
}
