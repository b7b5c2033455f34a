/** Kills the lake with SIGKILL during writes: every acknowledged write is there after the restart. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { openPool, type Pool } from '@rooftop/database/pool';
import { createRobot } from '@rooftop/lake/robots';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fillDataDir } from '../support/cluster.ts';
import { isThorough } from '../support/faults.ts';
import { freePorts } from '../support/free-ports.ts';

const storedSchema = z.object({
  result: z.object({
    counters: z.array(z.object({ _id: z.string(), n: z.number() })),
    entries: z.array(z.string()),
  }),
});

const KILLS = isThorough ? 50 : 2;
const WRITERS = 4;
/** Milliseconds until a restarted lake acknowledges a write on a busy machine. */
const PATIENCE_MS = 60_000;
const ROOT = new URL('../..', import.meta.url).pathname;

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let pool: Pool;
let token: string;
let port: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-kill-'));
  await chmod(folder, 0o711); // PostgreSQL may run as another user, who needs access to the folder.
  await fillDataDir(folder);
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  pool = openPool(postgres.url);
  token = await createRobot(pool, { name: 'test', role: 'administrator', tenant: '*' });
  ({ port } = await freePorts('port'));
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startLake(): Promise<ChildProcess> {
  const lake = spawn(process.execPath, [join(ROOT, 'scripts/lake.ts'), 'serve'], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LAKE_PORT: port,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = await Promise.race([once(lake, 'message'), once(lake, 'exit')]);
  if (message !== 'ready') throw new Error(`The lake ended: ${String(message)}`);
  return lake;
}

/** Sends one request without a client, because clients retry. Returns undefined if there was no response. */
async function mutate(body: object): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}

test(`loses nothing that it acknowledged over ${KILLS} kills`, { timeout: 300_000 }, async () => {
  const acknowledged = new Map<string, number>();
  let attempts = 0;
  let acknowledgments = 0;
  const over = new AbortController();

  /** Increments a counter in its own document, one acknowledged transaction after another. */
  async function keepWriting(writer: number): Promise<void> {
    for (let n = 1; !over.signal.aborted; n++) {
      const id = `counter-${writer}`;
      const body = {
        transactionId: `w${writer}-${n}`,
        mutations: [
          { createOrReplace: { _id: id, _type: 'counter', n } },
          { create: { _id: `entry-${writer}-${n}`, _type: 'entry', n } },
        ],
      };
      // Repeat the same transaction until it is acknowledged. It must be applied exactly once.
      for (let status: number | undefined; status !== 200 && !over.signal.aborted; ) {
        attempts += 1;
        status = await mutate(body);
        if (status === 200) {
          acknowledged.set(id, n);
          acknowledgments += 1;
        } else await new Promise((resolve) => setTimeout(resolve, 5));
        expect([200, 503, undefined]).toContain(status);
      }
    }
  }

  let lake = await startLake();
  const writers = Array.from({ length: WRITERS }, (_, writer) => keepWriting(writer));
  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledgments;
    await vi.waitUntil(() => acknowledgments > before, { timeout: PATIENCE_MS, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 100));
    lake.kill('SIGKILL');
    await once(lake, 'exit');
    lake = await startLake();
  }
  await vi.waitUntil(() => acknowledged.size === WRITERS, { timeout: PATIENCE_MS, interval: 5 });
  over.abort();
  await Promise.all(writers);

  const query = '{"counters": *[_type == "counter"]{_id, n}, "entries": *[_type == "entry"]._id}';
  const response = await fetch(
    `http://127.0.0.1:${port}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
    { headers: { Authorization: `Bearer ${token}` } },
  );
  const { result } = storedSchema.parse(await response.json());
  lake.kill('SIGTERM');
  await once(lake, 'exit');

  const entries = new Set<string>(result.entries);
  expect(acknowledged.size).toBe(WRITERS);
  for (const [id, n] of acknowledged) {
    const counter = result.counters.find((one) => one._id === id);
    // The last write may have been stored without an acknowledgment.
    expect([n, n + 1]).toContain(counter?.n);
    for (let each = 1; each <= n; each++)
      expect(entries).toContain(`${id.replace('counter', 'entry')}-${each}`);
  }
  expect(entries.size).toBe(result.entries.length);
  expect(attempts).toBeGreaterThan(KILLS);
});
