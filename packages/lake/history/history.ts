/** Reads earlier writes from the transactions stored in PostgreSQL. */
import type { Pool } from '@rooftop/database/pool';
import type { Principal } from '../access/rights/principal.ts';
import { mayRead } from '../access/rights/rights.ts';
import { type LakeDocument, publishedId } from '../document.ts';
import type { DocumentMutation } from '../mutations/document-mutation.ts';

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

interface RevisionRange {
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

type RevisionRow = Omit<Revision, 'timestamp' | 'before'> & { readonly createdAt: Date };

const REVISIONS =
  'lake_revisions r JOIN lake_transactions t ON t.dataset = r.dataset AND t.sequence = r.sequence';

function readable(principal: Principal, document: LakeDocument | null): LakeDocument | null {
  return document && mayRead(principal, document) ? document : null;
}

export function createHistory(pool: Pool, dataset: string): History {
  async function sequenceOf(transactionId: string | undefined): Promise<number | null> {
    if (transactionId === undefined) return null;
    const { rows } = await pool.query<{ sequence: number }>(
      'SELECT sequence::float8 FROM lake_transactions WHERE dataset = $1 AND id = $2',
      [dataset, transactionId],
    );
    return rows[0]?.sequence ?? null;
  }

  /** Returns a document as it was before a transaction. */
  async function before(id: string, sequence: number): Promise<LakeDocument | null> {
    return latest(id, 'r.sequence < $3', sequence);
  }

  /** Returns a document's last revision of those that fulfill a condition, which may contain $3. */
  async function latest(
    id: string,
    condition: string,
    ...value: [] | [unknown]
  ): Promise<LakeDocument | null> {
    const { rows } = await pool.query<{ document: LakeDocument | null }>(
      `SELECT r.document FROM ${REVISIONS} WHERE r.dataset = $1 AND r.document_id = $2 AND ${condition}
       ORDER BY r.sequence DESC LIMIT 1`,
      [dataset, id, ...value],
    );
    return rows[0]?.document ?? null;
  }

  return {
    async revisions(principal, { ids, from, to, limit, reverse }) {
      const [first, last] = [await sequenceOf(from), await sequenceOf(to)];
      const order = reverse ? 'DESC' : 'ASC';
      const { rows } = await pool.query<RevisionRow>(
        `SELECT r.sequence::float8, t.id AS "transactionId", t.created_at AS "createdAt", t.author,
           r.document_id AS "documentId", r.previous_rev AS "previousRev", r.mutations, r.document AS after
         FROM ${REVISIONS}
         WHERE r.dataset = $1 AND r.document_id = ANY($2)
           AND ($3::bigint IS NULL OR r.sequence >= $3) AND ($4::bigint IS NULL OR r.sequence <= $4)
         ORDER BY r.sequence ${order}, r.position ${order} LIMIT $5`,
        [dataset, ids, first, last, limit],
      );

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
      const left = (documentId: string) => latest(documentId, 'r.rev = $3', revision);
      return readable(principal, (await left(id)) ?? (await left(publishedId(id))));
    },
    async lastRevision(principal, id) {
      return readable(principal, await latest(id, 'r.document IS NOT NULL'));
    },
    async atTime(principal, id, time) {
      return readable(principal, await latest(id, 't.created_at <= $3', time));
    },
  };
}
