/** Writes transactions one by one: evaluates them in memory, stores them in PostgreSQL, then makes them visible. */
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { createLayer, type Layer, type WritableDocuments } from './documents.ts';
import { type WriterLink, WriterUnavailable } from './writer-link.ts';
import { findTransaction, storeTransactions } from './persist.ts';
import type { MutationResult, PlannedTransaction, Transaction } from './transaction.ts';

interface WriteJob {
  /** Chosen by the client. Repeating it doesn't repeat the write. */
  readonly transactionId: string | undefined;
  readonly author: string;
  /** Evaluates the transaction on a layer on top of everything written before. Its errors go to the caller. */
  readonly plan: (documents: Layer) => PlannedTransaction;
  /**
   * Stores more in the same database transaction, which is then not shared with other writes. Throwing rolls it back.
   */
  readonly alsoStore?: (planned: PlannedTransaction) => ((client: PoolClient) => Promise<void>) | undefined;
}

/** A transaction's result for the client. A repeated request gets the same one. */
interface TransactionReceipt {
  readonly id: string;
  readonly results: readonly MutationResult[];
}

/** Thrown if someone else has used the transaction id before. */
export class TransactionIdTaken extends Error {
  override readonly name = 'TransactionIdTaken';
}

interface WriterOptions {
  readonly pool: Pool;
  readonly dataset: string;
  readonly documents: WritableDocuments;
  readonly link: WriterLink;
  /** Called for each transaction in order, after it is stored and in memory. */
  readonly onTransaction: (transaction: Transaction) => void;
}

interface Waiting extends WriteJob {
  readonly resolve: (written: TransactionReceipt) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of transactions that share one commit. */
const MAX_BATCH = 100;
/** Time in ms after which no more transactions are planned before others have their turn. */
const BATCH_MS = 100;
/** Number of transaction ids remembered in memory. Older ones are looked up in the database. */
const REMEMBERED = 10_000;

export interface Writer {
  write(job: WriteJob): Promise<TransactionReceipt>;
  /** Resolves when nothing is in progress. Later writes are refused. */
  close(): Promise<void>;
}

/** Creates the writer, the only place that changes documents. */
export function createWriter(options: WriterOptions): Writer {
  const { pool, dataset, documents, link, onTransaction } = options;
  const queue: Waiting[] = [];
  const recent = new LRUCache<string, TransactionReceipt & { author: string }>({ max: REMEMBERED });
  let running: Promise<void> | undefined;
  let isClosed = false;

  function repeated(job: WriteJob, earlier: TransactionReceipt & { author: string }): TransactionReceipt {
    if (earlier.author !== job.author) throw new TransactionIdTaken('This transaction id was already used.');
    return earlier;
  }

  async function write(job: WriteJob): Promise<TransactionReceipt> {
    if (isClosed) throw new WriterUnavailable('The lake is shutting down.');
    if (job.transactionId !== undefined && !recent.has(job.transactionId)) {
      const earlier = await findTransaction(pool, dataset, job.transactionId);
      if (earlier) return repeated(job, earlier);
    }
    return new Promise((resolve, reject) => {
      queue.push({ ...job, resolve, reject });
      running ??= run().finally(() => {
        running = undefined;
      });
    });
  }

  async function run(): Promise<void> {
    while (queue.length > 0) {
      await writeBatch();
      await setImmediate();
    }
  }

  async function writeBatch(): Promise<void> {
    const written: { job: Waiting; transaction: Transaction }[] = [];
    const batch = createLayer(documents);
    let also: ((client: PoolClient) => Promise<void>) | undefined;
    const began = performance.now();

    while (queue.length > 0 && written.length < MAX_BATCH && !also) {
      if (performance.now() - began > BATCH_MS) break;
      const [job] = queue;
      if (!job) break;
      const id = job.transactionId;
      // The first transaction with this id is in this batch. Check again once it is stored.
      if (id !== undefined && written.some(({ transaction }) => transaction.id === id)) break;
      try {
        const earlier = id === undefined ? undefined : recent.get(id);
        if (earlier) {
          job.resolve(repeated(job, earlier));
        } else {
          const layer = createLayer(batch);
          const planned = job.plan(layer);
          const more = job.alsoStore?.(planned);
          if (more && written.length > 0) break; // Runs in a batch of its own.
          also = more;
          for (const [changed, document] of layer.changed()) batch.set(changed, document);
          written.push({ job, transaction: { ...planned, sequence: link.sequence() + written.length + 1 } });
        }
      } catch (error) {
        job.reject(error);
      }
      queue.shift();
    }
    if (written.length === 0) return;

    const transactions = written.map(({ transaction }) => transaction);
    try {
      await link.commit(transactions.length, async (client) => {
        await storeTransactions(client, dataset, transactions);
        await also?.(client);
      });
    } catch (error) {
      for (const { job } of written) job.reject(error);
      return;
    }
    for (const { transaction } of written) {
      for (const { id, after } of transaction.changes) documents.set(id, after);
    }
    for (const { job, transaction } of written) {
      const { id, author, results } = transaction;
      recent.set(id, { id, author, results });
      onTransaction(transaction);
      job.resolve({ id, results });
    }
  }

  return {
    write,
    async close() {
      isClosed = true;
      await running;
    },
  };
}
