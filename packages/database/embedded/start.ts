/**
 * Runs the embedded PostgreSQL: the real server from npm, with its data in DATA_DIR and every commit flushed to disk.
 * Uses only the library's programs, because its own class leaves orphans behind and cannot run below root's home.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresAccount } from './account.ts';
import { findPostgresBinaries, postgresProgram } from './binaries.ts';
import { clusterVersion, createCluster, DATABASE, DATABASE_USER, postgresEnvironment } from './cluster.ts';
import { endOrphan } from './orphan.ts';
import { checkDirectory, chooseDirectory, placePrograms } from './place.ts';
import {
  newPostgresPassword,
  type PostgresSettings,
  readPostgresSettings,
  writeSettings,
} from './postgres-settings.ts';

const STOP_FAST_MS = 10_000;
const READY = 'database system is ready to accept connections';
const LINES_IN_ERROR = 20;
/**
 * Below the ports that systems hand out for outgoing connections. While the database is down, such a connection could
 * take its port, even one to the database itself, and the database could not return to it.
 */
const FIRST_PORT = 24_000;
const PORTS = 8_000;

export interface EmbeddedPostgres {
  /** The database's postgresql:// URL, including the password. */
  readonly url: string;
  readonly pid: number;
  /** Resolves when the server has exited for any reason. */
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /**
   * Stops the server with a fast shutdown (data flushed). After 10 s, stops it immediately (recovered at the next
   * start).
   */
  stop(): Promise<void>;
  /** Messages about this start for the terminal. */
  readonly notes: readonly string[];
}

/** Whether nothing listens on a port of the loopback interface. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  await once(server.close(), 'close');
  return true;
}

/** Returns the known port if it is still free, or else another one of the loopback interface. @param known 0 if none is */
async function choosePort(known: number): Promise<number> {
  if (known !== 0 && (await isFree(known))) return known;
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error(`PostgreSQL found no free port from ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1}.`);
}

/**
 * Starts PostgreSQL on `dataDir` and resolves when it accepts connections. Creates the database at the first start
 * and ends a server that an earlier start left behind. The caller holds the lock on `dataDir`, so only one start
 * runs.
 * @param options.durable false disables fsync, for tests only
 * @throws NoEmbeddedPostgresError if this machine cannot run it
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly onLog?: (line: string) => void;
  readonly durable?: boolean;
}): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true;
  const notes: string[] = [];
  const binaries = findPostgresBinaries();
  const account = postgresAccount(notes);
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(options.dataDir);
  const programs = await placePrograms(binaries, account, notes);

  const known = await readPostgresSettings(dataDir);
  const place = known?.directory ?? (await chooseDirectory(dataDir, account, notes));
  const directory = resolve(dataDir, place);
  await checkDirectory(dataDir, directory, account);
  if (await endOrphan(directory))
    notes.push('Stopped a PostgreSQL server that an earlier start had left running.');
  const settings: PostgresSettings = {
    directory: place,
    port: await choosePort(known?.port ?? 0),
    password: known?.password ?? newPostgresPassword(),
  };
  // Written before the database is created, because a database whose password was lost would be useless.
  if (settings.port !== known?.port) await writeSettings(dataDir, settings);
  const version = await clusterVersion(directory);
  if (version === undefined) {
    await createCluster({ directory, programs, account, password: settings.password, durable });
  } else if (version !== binaries.version.split('.')[0]) {
    throw new Error(
      `${directory} was written by PostgreSQL ${version}, and this program brings ${binaries.version}. Dump it with the older program, delete it, and restore the dump.`,
    );
  }

  const child = spawn(
    postgresProgram(programs, 'postgres'),
    [
      '-D',
      directory,
      '--listen_addresses=127.0.0.1',
      `--port=${settings.port}`,
      // TCP only: a deep DATA_DIR would exceed the length limit of a socket's path.
      '--unix_socket_directories=',
      '--timezone=UTC',
      '--log_timezone=UTC',
      // Old files of the write-ahead log are deleted. Recycled ones would keep what was deleted from the tables.
      '--wal_recycle=off',
      ...(durable ? [] : ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off']),
    ],
    {
      ...account,
      // Has its own process group, because Ctrl-C is meant for the supervisor, which stops the database last.
      detached: true,
      cwd: dirname(directory),
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const exited = new Promise<Awaited<EmbeddedPostgres['exited']>>((done) => {
    child.once('exit', (code, signal) => done({ code, signal }));
    child.once('error', () => done({ code: -1, signal: null }));
  });
  const lastLines: string[] = [];
  const ready = new Promise<'ready'>((done) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      options.onLog?.(line);
      if (lastLines.push(line) > LINES_IN_ERROR) lastLines.shift();
      if (line.includes(READY)) done('ready');
    });
  });
  const outcome = await Promise.race([ready, exited]);
  if (outcome !== 'ready' || child.pid === undefined) {
    throw new Error(`PostgreSQL did not start:\n${lastLines.join('\n')}`);
  }

  return {
    url: `postgresql://${DATABASE_USER}:${settings.password}@127.0.0.1:${settings.port}/${DATABASE}`,
    pid: child.pid,
    exited,
    notes,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), STOP_FAST_MS);
      await once(child, 'exit');
      clearTimeout(late);
    },
  };
}
