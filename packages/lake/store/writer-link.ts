/**
 * Maintains the write connection. Reconnects when the database is back, but only if nobody else wrote in the
 * meantime.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { Logger } from 'pino';
import { readSequence } from './persist.ts';
import { openWriterConnection } from './writer-connection.ts';

/** Thrown if the database is not writable right now. Nothing was lost, and a retry may succeed. */
export class WriterUnavailable extends Error {
  override readonly name = 'WriterUnavailable';
}

interface WriterLinkOptions {
  readonly pool: Pool;
  readonly dataset: string;
  readonly log: Logger;
  /** Called when memory and database no longer agree. The process must exit and reload. */
  readonly onDiverged: (reason: string) => void;
}

const RETRY_MS = 300;
/** How long a write waits for the connection before it is refused, in ms. */
const PATIENCE_MS = 2000;
const LOCK_PATIENCE_MS = 15_000;

/** Creates the link, which holds the connection and counts the dataset's transactions. Call `open` first. */
export function createWriterLink({ pool, dataset, log, onDiverged }: WriterLinkOptions) {
  let client: PoolClient | undefined;
  let sequence = 0;
  let returning: Promise<void> | undefined;
  let isClosed = false;

  function lose(lost: PoolClient, error: Error): void {
    if (client !== lost) return;
    client = undefined;
    lost.release(true);
    if (isClosed) return;
    log.warn({ err: error }, 'The write connection broke, reconnecting');
    returning ??= comeBack().finally(() => {
      returning = undefined;
    });
  }

  async function connect(): Promise<PoolClient> {
    let opened: PoolClient | undefined;
    const connected = await openWriterConnection(pool, dataset, LOCK_PATIENCE_MS, (error) => {
      if (opened) lose(opened, error);
    });
    opened = connected;
    return connected;
  }

  async function comeBack(): Promise<void> {
    for (;;) {
      if (isClosed) return;
      try {
        const connected = await connect();
        const stored = await readSequence(connected, dataset);
        if (stored !== sequence) return onDiverged(`expected transaction ${sequence}, found ${stored}`);
        client = connected;
        log.info('The write connection is back');
        return;
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }

  /** Makes one attempt. Returns false if the connection was lost before anything was stored. */
  async function attempt(count: number, store: (client: PoolClient) => Promise<void>): Promise<boolean> {
    if (!client) await Promise.race([returning, sleep(PATIENCE_MS)]);
    const used = client;
    if (!used) return false;
    let isCommitting = false;
    try {
      await used.query('BEGIN');
      await store(used);
      isCommitting = true;
      await used.query('COMMIT');
    } catch (error) {
      if (isCommitting) {
        // It is unknown whether this was stored, so the documents in memory may be wrong.
        const reason = error instanceof Error ? error.message : String(error);
        onDiverged(`the outcome of a commit is unknown: ${reason}`);
        throw new WriterUnavailable('The database did not confirm the write.', { cause: error });
      }
      if (await used.query('ROLLBACK').catch(() => undefined)) throw error;
      lose(used, error instanceof Error ? error : new Error(String(error)));
      return false;
    }
    sequence += count;
    return true;
  }

  return {
    /** Connects, takes the lock and lets `load` read the dataset while holding it. */
    async open<Loaded extends { readonly sequence: number }>(
      load: (client: PoolClient) => Promise<Loaded>,
    ): Promise<Loaded> {
      client = await connect();
      const loaded = await load(client);
      sequence = loaded.sequence;
      return loaded;
    },
    /** Returns the number of the last stored transaction. */
    sequence: () => sequence,
    isConnected: () => client !== undefined,
    /**
     * Stores `count` transactions in one database transaction, which rolls back if `store` throws.
     * @throws WriterUnavailable if the database is not reachable, or any error of `store`
     */
    async commit(count: number, store: (client: PoolClient) => Promise<void>): Promise<void> {
      // A connection that broke while idle is only noticed at the next write, before anything was stored.
      if (!(await attempt(count, store)) && !(await attempt(count, store))) {
        throw new WriterUnavailable('The database does not respond.');
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      await returning;
      client?.release(true);
      client = undefined;
    },
  };
}
export type WriterLink = ReturnType<typeof createWriterLink>;
