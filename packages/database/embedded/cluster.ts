/** Creates PostgreSQL's data directory, once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import { postgresProgram } from './binaries.ts';

export const DATABASE = 'rooftop';
export const DATABASE_USER = 'rooftop';

/** Keeps our own variables, especially secrets, out of PostgreSQL's environment. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, LC_ALL: 'C' };
}

async function run(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  input = '',
): Promise<void> {
  const child = spawn(program, args, {
    ...account,
    cwd: dirname(program),
    env: postgresEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => {}); // A program that exits early writes the reason to stderr.
  child.stdin.end(input);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`${basename(program)} failed (${code}): ${stderr.trim()}`);
}

async function removeUnfinished(directory: string): Promise<void> {
  const parent = dirname(directory);
  const prefix = `${basename(directory)}.new`;
  const leftOver = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(leftOver.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/**
 * Creates a data directory with one superuser and one database, both named rooftop. Nothing else can be reached
 * without the password. Works in a temporary directory and renames it at the end, so an interruption leaves no broken
 * database behind. The caller holds the lock on DATA_DIR.
 */
export async function createCluster(options: {
  readonly directory: string;
  readonly programs: string;
  readonly account: Account | undefined;
  readonly password: string;
  readonly durable: boolean;
}): Promise<void> {
  const { directory, programs, account, password, durable } = options;
  await removeUnfinished(directory);
  const unfinished = `${directory}.new`;
  const passwordFile = `${directory}.new-password`;
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await run(
      postgresProgram(programs, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${DATABASE_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Sorts text the same way on every machine, whatever its locale.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      account,
    );
    await run(
      postgresProgram(programs, 'postgres'),
      ['--single', '-D', unfinished, ...(durable ? [] : ['-F']), 'postgres'],
      account,
      `CREATE DATABASE ${DATABASE}\n`,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, directory);
}

/** Returns the major version of a data directory, such as '18', or undefined if there is none. */
export async function clusterVersion(directory: string): Promise<string | undefined> {
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return version?.trim();
}
