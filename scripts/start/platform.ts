/** The platform's processes and the order in which they start. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { buildIfStale } from './build.ts';
import { superviseEmbeddedPostgres } from './database.ts';
import { type ListedDealership, listDealerships } from './dealerships.ts';
import { importShippedFeeds } from './import-shipped-feeds.ts';
import { type FirstAdministrator, prepareDatabase } from './prepare-database.ts';
import type { StartSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { supervise } from './supervised.ts';
import { say, step } from '../terminal.ts';

interface PlatformPlan {
  readonly settings: StartSettings;
  readonly logDirectory: string;
  /** Hot reload instead of a build. */
  readonly isDevelopment: boolean;
  /** Aborts the start between its steps. */
  readonly signal: AbortSignal;
  /** Every started process or resource is registered here first, to be stopped in reverse order. */
  readonly running: AsyncDisposableStack;
  /** Called at once, because the password is shown only this time. */
  readonly onFirstAdministrator: (administrator: FirstAdministrator) => void;
}

/** Returns where the content is, as every entry point reads it once platform.env is written. */
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

/** If the lake has no dealerships, writes the shipped ones and imports their cars. Then lists the existing ones. */
async function fillOwn(environment: NodeJS.ProcessEnv, databaseUrl: string): Promise<ListedDealership[]> {
  const present = await listDealerships(sanityAddress());
  const dealerships = present.length > 0 ? present : await fillContent(environment);
  await step('Inventories', () => importShippedFeeds(databaseUrl, dealerships));
  return dealerships;
}

async function fillContent(environment: NodeJS.ProcessEnv): Promise<ListedDealership[]> {
  await step('Dealerships written into the lake', async () => {
    // The seed reads the content model, which the build that runs meanwhile may not have written yet.
    for (const script of ['packages/content/extract-schema.ts', 'scripts/seed.ts'])
      await promisify(execFile)(process.execPath, [script], { env: environment }).catch((error: unknown) => {
        const output =
          error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
        throw new StartError(`The dealerships of tenants/ could not be written:\n${output}`, {
          cause: error,
        });
      });
  });
  return listDealerships(sanityAddress());
}

/** It is harmless if hosted content can't be reached: the website serves what it can and recovers by itself. */
async function listHosted(): Promise<ListedDealership[]> {
  return listDealerships(sanityAddress()).catch((error: unknown) => {
    say(`The content API does not respond yet: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  });
}

/** Starts the embedded PostgreSQL, prints what the operator needs to know about it, and returns its URL. */
async function startOwnDatabase({ settings, logDirectory, running }: PlatformPlan): Promise<string> {
  const starting = superviseEmbeddedPostgres(settings.requested.DATA_DIR, logDirectory, say);
  running.defer(async () => (await starting.catch(() => undefined))?.stop());
  const { url, notes } = await starting;
  for (const note of notes) say(`  ${note}`);
  return url;
}

/**
 * Starts everything and resolves once all of it is ready.
 * @returns the dealerships that the platform serves
 */
export async function startPlatform(plan: PlatformPlan): Promise<ListedDealership[]> {
  const { settings, logDirectory, isDevelopment, signal, running } = plan;
  const { requested, hasExternalContent } = settings;
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
      report: say,
    });
  const stale = isDevelopment
    ? Promise.resolve()
    : step('Website and Studio built', () => buildIfStale(logDirectory, signal));
  stale.catch(() => {}); // Awaited below, once the other steps are done.

  const { databaseUrl, urls } = await step('Database', async () => {
    const url = requested.DATABASE_URL ?? (await startOwnDatabase(plan));
    const prepared = await prepareDatabase(url, settings);
    plan.onFirstAdministrator(prepared.firstAdministrator);
    return { databaseUrl: url, urls: prepared.urls };
  });
  signal.throwIfAborted();

  if (!hasExternalContent) {
    const lake = start('lake', urls.lake, 'scripts/lake.ts', 'serve');
    running.defer(() => lake.stop());
    await step('Content lake', () => lake.ready);
  }
  const content = hasExternalContent ? listHosted() : fillOwn(environment, databaseUrl);
  content.catch(() => {});
  await stale;
  // Before its dealership is written, the website would say that there is no such page. Hosted content may take its time.
  if (!hasExternalContent) await content;
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
