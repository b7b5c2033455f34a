/** The processes of the platform and the order in which they start. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { buildWhatIsStale } from './build.ts';
import { keepEmbeddedPostgres } from './database.ts';
import { type ListedDealership, listDealerships } from './dealerships.ts';
import { fillInventories } from './fill-inventories.ts';
import { type FirstAdministrator, prepareDatabase } from './prepare-database.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { supervise } from './supervised.ts';
import { say, step } from '../terminal.ts';

export interface PlatformPlan {
  readonly settings: Settings;
  readonly logDirectory: string;
  /** hot reload instead of a build */
  readonly isDevelopment: boolean;
  /** aborts the start between its steps */
  readonly signal: AbortSignal;
  /** whatever was started is registered here first, to be ended in the reverse order */
  readonly running: AsyncDisposableStack;
  /** told at once, because the password is shown this once */
  readonly onFirstAdministrator: (administrator: FirstAdministrator) => void;
}

/** Where the content is, as every entry reads it once platform.env is written. */
function sanityAddress() {
  const environment = readEnvironment(
    ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_TOKEN', 'SANITY_API_HOST?'],
    process.env,
  );
  return {
    projectId: environment.SANITY_PROJECT_ID,
    dataset: environment.SANITY_DATASET,
    token: environment.SANITY_API_TOKEN,
    apiHost: environment.SANITY_API_HOST,
  };
}

/**
 * Writes the shipped dealerships into the lake when it has none, gives them their cars, and lists those that there are.
 */
async function fillOwn(environment: NodeJS.ProcessEnv, databaseUrl: string): Promise<ListedDealership[]> {
  const present = await listDealerships(sanityAddress());
  const dealerships = present.length > 0 ? present : await fillContent(environment);
  await step('Inventories', () => fillInventories(databaseUrl, dealerships));
  return dealerships;
}

async function fillContent(environment: NodeJS.ProcessEnv): Promise<ListedDealership[]> {
  await step('Dealerships written into the lake', () =>
    promisify(execFile)(process.execPath, ['scripts/seed.ts'], { env: environment }).catch(
      (error: unknown) => {
        const output =
          error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
        throw new StartError(`The dealerships of tenants/ could not be written:\n${output}`, {
          cause: error,
        });
      },
    ),
  );
  return listDealerships(sanityAddress());
}

/** Hosted content may be out of reach without harm: the website serves what it can, and comes back by itself. */
async function listHosted(): Promise<ListedDealership[]> {
  return listDealerships(sanityAddress()).catch((error: unknown) => {
    say(`The content does not answer yet: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  });
}

/** Starts the embedded PostgreSQL, says what is to be known about it, and returns its address. */
async function startOwnDatabase({ settings, logDirectory, running }: PlatformPlan): Promise<string> {
  const starting = keepEmbeddedPostgres(settings.given.DATA_DIR, logDirectory, say);
  running.defer(async () => (await starting.catch(() => undefined))?.stop());
  const { url, notes } = await starting;
  for (const note of notes) say(`  ${note}`);
  return url;
}

/** Starts everything and resolves when all of it is ready, with the dealerships that it serves. */
export async function startPlatform(plan: PlatformPlan): Promise<ListedDealership[]> {
  const { settings, logDirectory, isDevelopment, signal, running } = plan;
  const { given, contentIsElsewhere } = settings;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: isDevelopment ? 'development' : 'production',
  };
  const start = (name: string, databaseUrl: string | undefined, ...command: [string, ...string[]]) =>
    supervise({
      name,
      command,
      environment: { ...environment, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      logDirectory,
      say,
    });
  const stale = isDevelopment
    ? Promise.resolve()
    : step('Website and Studio built', () => buildWhatIsStale(logDirectory, signal));
  stale.catch(() => {}); // awaited below, when the rest has come as far

  const { databaseUrl, urls } = await step('Database', async () => {
    const url = given.DATABASE_URL ?? (await startOwnDatabase(plan));
    const prepared = await prepareDatabase(url, settings);
    plan.onFirstAdministrator(prepared.firstAdministrator);
    return { databaseUrl: url, urls: prepared.urls };
  });
  signal.throwIfAborted();

  if (!contentIsElsewhere) {
    const lake = start('lake', urls.lake, 'scripts/lake.ts', 'serve');
    running.defer(() => lake.stop());
    await step('Content lake', () => lake.ready);
  }
  const content = contentIsElsewhere ? listHosted() : fillOwn(environment, databaseUrl);
  content.catch(() => {});
  await stale;
  signal.throwIfAborted();

  const mode = isDevelopment ? ['--dev'] : [];
  const fronts = [
    start('web', urls.web, 'app/server.ts', ...mode),
    start('studio', undefined, 'scripts/studio.ts', ...mode),
    start('worker', urls.worker, 'app/worker.ts'),
  ];
  running.defer(async () => {
    await Promise.all(fronts.map((front) => front.stop()));
  });
  await step('Website, Studio and worker', () => Promise.all(fronts.map((front) => front.ready)));
  return content;
}
