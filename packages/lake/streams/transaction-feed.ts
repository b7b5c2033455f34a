/** Publishes transactions to streams, and keeps the latest for clients that reconnect. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Transaction } from '../store/transaction.ts';

/** A transaction as sent to streams. */
export interface Published {
  readonly transaction: Transaction;
  /** Sync tags of its changes: of all of them, and of those of published documents only. */
  readonly tags: { readonly all: readonly string[]; readonly published: readonly string[] };
  /** Size of its documents, as JSON. */
  readonly bytes: number;
}

export interface TransactionFeed {
  publish(published: Published): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (published: Published) => void): () => void;
  /** Number of the last transaction. */
  last(): number;
  /** Returns the transactions after this one. Returns undefined if that is too long ago, or not a number. */
  since(sequence: number): readonly Published[] | undefined;
}

const REMEMBERED = 1000;

/** @param start number of the last transaction before this feed began */
export function createFeed(start: number): TransactionFeed {
  const recent: Published[] = [];
  const listeners = new Set<(published: Published) => void>();
  let oldest = start;
  let bytes = 0;
  const last = () => recent.at(-1)?.transaction.sequence ?? start;
  return {
    last,
    publish(published) {
      recent.push(published);
      bytes += published.bytes;
      while (recent.length > REMEMBERED || (recent.length > 1 && bytes > BUDGETS.recentChanges.process)) {
        const dropped = recent.shift();
        oldest = dropped?.transaction.sequence ?? oldest;
        bytes -= dropped?.bytes ?? 0;
      }
      for (const listener of listeners) listener(published);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    since(sequence) {
      if (!Number.isSafeInteger(sequence) || sequence < oldest || sequence > last()) return undefined;
      return recent.filter(({ transaction }) => transaction.sequence > sequence);
    },
  };
}
