/** Chooses locations for the data and programs of an embedded PostgreSQL that its user can reach. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { type PostgresBinaries, postgresProgram } from './binaries.ts';

/** Outside all home directories, for when PostgreSQL's user cannot enter the project's. */
const SHARED_ROOT = '/var/lib/rooftop';
/** File next to relocated data that names the DATA_DIR it belongs to. */
const OWNER_FILE = 'data-dir';

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Chooses PostgreSQL's data directory for a first start: inside DATA_DIR, or below /var/lib/rooftop if the account
 * cannot enter DATA_DIR (root's home is closed to others).
 * @returns a path relative to DATA_DIR, or an absolute path outside it
 */
export async function chooseDirectory(
  dataDir: string,
  account: Account | undefined,
  notes: string[],
): Promise<string> {
  if (canEnter(account, dataDir)) return 'postgres';
  const directory = join(SHARED_ROOT, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(directory, { recursive: true, mode: 0o711 });
  await writeFile(join(directory, OWNER_FILE), `${dataDir}\n`);
  notes.push(`The database is in ${directory}, because the user "postgres" cannot enter ${dataDir}.`);
  return join(directory, 'postgres');
}

/**
 * Refuses a data directory that cannot be entered, or that belongs to another DATA_DIR whose settings were copied
 * here. A DATA_DIR that was moved keeps its database.
 */
export async function checkDirectory(
  dataDir: string,
  directory: string,
  account: Account | undefined,
): Promise<void> {
  if (!canEnter(account, dirname(directory))) {
    throw new Error(
      `The user "postgres" cannot enter ${dirname(directory)}, where the database is. Grant access: chmod o+x ${dirname(directory)} and the folders above.`,
    );
  }
  if (dirname(directory) === dataDir) return;
  const ownerFile = join(dirname(directory), OWNER_FILE);
  const owner = (await readFile(ownerFile, 'utf8').catch(() => '')).trim();
  if (owner === dataDir) return;
  if (owner !== '' && (await exists(join(owner, 'postgres.json')))) {
    throw new Error(
      `${join(dataDir, 'postgres.json')} names the database of ${owner}. Two platforms cannot share it: delete that file to begin with an empty database.`,
    );
  }
  await writeFile(ownerFile, `${dataDir}\n`);
}

/** Returns the directory of the programs. Copies them once per version if the account cannot enter node_modules. */
export async function placePrograms(
  binaries: PostgresBinaries,
  account: Account | undefined,
  notes: string[],
): Promise<string> {
  if (canEnter(account, postgresProgram(binaries.directory, 'postgres'))) return binaries.directory;
  const target = resolve(SHARED_ROOT, `postgresql-${binaries.version}`);
  if (await exists(target)) return target;
  await mkdir(SHARED_ROOT, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(binaries.directory, unfinished, { recursive: true, verbatimSymlinks: true });
  // Another start may have finished the same copy first. In that case, use its copy.
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
  notes.push(
    `Copied PostgreSQL's programs to ${target}, because the user "postgres" cannot enter ${binaries.directory}.`,
  );
  return target;
}
