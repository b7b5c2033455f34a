/** The platform's database: the embedded PostgreSQL, restarted when it ends, or the one in DATABASE_URL. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { openPool } from '@rooftop/database/pool';
import { z } from 'zod';
import { openLogFile } from './log-file.ts';
import { StartError } from './start-error.ts';
import { backOff } from './supervised.ts';

const OLDEST_VERSION = 150_000;

interface Database {
  readonly url: string;
  readonly notes: readonly string[];
  stop(): Promise<void>;
}

/** Starts the embedded PostgreSQL and restarts it on the same port whenever it ends. */
export async function superviseEmbeddedPostgres(
  dataDir: string,
  logDirectory: string,
  say: (text: string) => void,
): Promise<Database> {
  const log = openLogFile(join(logDirectory, 'postgres.log'));
  const start = () => startEmbeddedPostgres({ dataDir, onLog: (line) => log.write(line) });
  let current: EmbeddedPostgres = await start();
  const { url, notes } = current;
  const stopping = new AbortController();

  async function keepAlive(): Promise<void> {
    let deaths = 0;
    for (;;) {
      const { code, signal } = await current.exited;
      if (stopping.signal.aborted) return;
      say(`[postgres] ended (${signal ?? `exit code ${code}`}); restarting it`);
      for (deaths = 1; ; deaths += 1) {
        await sleep(backOff(deaths), undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        try {
          current = await start();
          say('[postgres] is back');
          break;
        } catch (error) {
          say(`[postgres] ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
  }
  const forGood = keepAlive().finally(() => log.close());

  return {
    url,
    notes,
    async stop() {
      stopping.abort();
      await current.stop();
      await forGood;
    },
  };
}

/**
 * Checks that the database of DATABASE_URL responds and is recent enough.
 * @throws StartError otherwise
 */
export async function checkDatabase(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const name = `${hostname}:${port || '5432'}${pathname}`;
  const pool = openPool(url, { max: 1 });
  try {
    const { rows } = await pool.query(`SELECT current_setting('server_version_num')::int AS version`);
    const [row] = z.tuple([z.object({ version: z.number() })]).parse(rows);
    if (row.version < OLDEST_VERSION) {
      throw new StartError(
        `DATABASE_URL (${name}) is PostgreSQL ${Math.floor(row.version / 10_000)}: use 15 or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL (${name}) does not respond: ${describe(error)}. Check the URL and that the database is running, or remove the variable to use the embedded one.`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // If a hostname has several IP addresses, all are tried and the combined error has no message of its own.
  const inner = error instanceof AggregateError ? error.errors.map(describe).join(', ') : '';
  return error.message || inner || error.name;
}
