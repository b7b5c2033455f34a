/** The parts of the platform that a lead goes through: database, website, and worker. Tests can kill each of them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillDataDir } from '../support/cluster.ts';
import { exampleDeliveryAnswer } from '../support/lead-delivery.ts';
import { testQuestionnaire } from '../support/trade-ins.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { openPool, type Pool } from '@rooftop/database/pool';
import { dealership } from '../integration/content-fixtures.ts';
import { startStubLake, type StubLake } from '../integration/stub-lake.ts';
import { holdHosts, startWeb, type WebProcess } from '../integration/web-fixtures.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
/** Enough that no dealership exceeds its hourly limit of leads. */
const DEALERSHIPS = 100;
const RETRY_MS = 100;

export type Part = 'web' | 'worker' | 'database';

export interface LeadPlatform extends AsyncDisposable {
  readonly pool: Pool;
  /** Hostnames of its dealerships. */
  readonly hosts: readonly string[];
  /** Folder into which its worker writes mail. */
  readonly mailFolder: string;
  /** Port of the website, or undefined while it is down. */
  readonly port: number | undefined;
  /** Process id of a running part. */
  pidOf(part: Part): number | undefined;
  /** Kills a part with SIGKILL and resolves when it is running again. */
  kill(part: Part): Promise<void>;
}

const slugs = Array.from({ length: DEALERSHIPS }, (_, n) => `d${n}`);

function startLake(): Promise<StubLake> {
  const leadDelivery = (slug: string) =>
    exampleDeliveryAnswer({ id: `dealership-${slug}`, recipients: [`sales@${slug}.example`] });
  return startStubLake({
    dealerships: slugs.map((slug) => dealership(slug, [`${slug}.example`])),
    stores: new Map(),
    homePages: new Map(),
    others: new Map(
      slugs.map((slug) => [
        `dealership-${slug}`,
        { leadDelivery: leadDelivery(slug), tradeQuestionnaire: [testQuestionnaire()] },
      ]),
    ),
  });
}

/** Retries until it succeeds, because other parts may be down. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(RETRY_MS);
    }
  }
}

export async function startLeadPlatform(): Promise<LeadPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-leads-'));
  await chmod(folder, 0o711); // PostgreSQL may run as another user, who needs access to the folder.
  const lake = await startLake();
  await fillDataDir(folder);
  let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir: folder });
  const { url } = postgres;
  const pool = openPool(url);
  let web: WebProcess | undefined;
  let worker: ChildProcess | undefined;
  let isOver = false;

  await holdHosts(url, Object.fromEntries(slugs.map((slug) => [`${slug}.example`, slug])));
  async function openWeb(): Promise<void> {
    web = await insist(() => startWeb(lake.url, url, { LOG_LEVEL: 'silent' }));
  }
  /** Starts a worker. A worker exits when it loses its database; its supervisor restarts it. */
  async function openWorker(): Promise<void> {
    const child = fork(join(ROOT, 'app/worker.ts'), [], {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: folder,
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
        LOG_LEVEL: 'silent',
        SANITY_API_HOST: lake.url,
        SANITY_API_TOKEN: 'robot-token',
      },
      execArgv: [],
      silent: true,
    });
    worker = child;
    child.once('exit', () => {
      if (!isOver && worker === child) void sleep(RETRY_MS).then(openWorker);
    });
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
  }

  const kills: Record<Part, () => Promise<void>> = {
    async web() {
      const child = web?.child;
      web = undefined;
      child?.kill('SIGKILL');
      await openWeb();
    },
    async worker() {
      const child = worker;
      worker = undefined;
      child?.kill('SIGKILL');
      await openWorker();
    },
    async database() {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
      postgres = await insist(() => startEmbeddedPostgres({ dataDir: folder }));
    },
  };

  await Promise.all([openWeb(), openWorker()]);
  return {
    pool,
    hosts: slugs.map((slug) => `${slug}.example`),
    mailFolder: join(folder, 'mail'),
    get port() {
      return web?.port;
    },
    pidOf: (part) => ({ web: web?.child.pid, worker: worker?.pid, database: postgres.pid })[part],
    kill: (part) => kills[part](),
    async [Symbol.asyncDispose]() {
      isOver = true;
      web?.child.kill('SIGKILL');
      worker?.kill('SIGKILL');
      await pool.end();
      await postgres.stop();
      await lake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
