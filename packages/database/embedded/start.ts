/**
 * The embedded PostgreSQL: the real server out of npm, its data in DATA_DIR, each commit flushed to disk.
 * The library's own class leaves orphans behind and cannot run below root's home, so only its programs are used.
 */
import { spawn } from 'node:child_process';
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
import { newPassword, type PostgresSettings, readSettings, writeSettings } from './settings.ts';

const STOP_FAST_MS = 10_000;
const READY = 'database system is ready to accept connections';
const LINES_IN_ERROR = 20;

export interface EmbeddedPostgres {
  /** postgresql:// address of the database, with the password */
  readonly url: string;
  readonly pid: number;
  /** resolves when the server has ended, wanted or not */
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Ends the server: fast (data flushed), after 10 s at once (recovered at the next start). */
  stop(): Promise<void>;
  /** what somebody should know about this start, for the terminal */
  readonly notes: readonly string[];
}

/** A TCP port of the loopback that nobody listens on: the wanted one when it is free. */
async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((done, fail) => {
    server.once('error', fail);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && wanted !== 0) return freePort(0);
    throw error;
  });
  if (server.listening) server.close();
  return port;
}

/**
 * Starts PostgreSQL on `dataDir` and resolves when it answers; makes the database at the first start and ends a
 * server that an earlier start left behind. One start at a time: the caller holds the lock on `dataDir`.
 * @param options.durable false only for tests: no fsync
 * @throws NoEmbeddedPostgresError when this machine cannot run it
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

  const known = await readSettings(dataDir);
  const place = known?.directory ?? (await chooseDirectory(dataDir, account, notes));
  const directory = resolve(dataDir, place);
  await checkDirectory(dataDir, directory, account);
  if (await endOrphan(directory)) notes.push('Ended a PostgreSQL that an earlier start had left running.');
  const settings: PostgresSettings = {
    directory: place,
    port: await freePort(known?.port ?? 0),
    password: known?.password ?? newPassword(),
  };
  // Before the database: a database whose password was lost would be useless.
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
      // TCP only: a socket's path has a limit that a deep DATA_DIR would exceed.
      '--unix_socket_directories=',
      '--timezone=UTC',
      '--log_timezone=UTC',
      ...(durable ? [] : ['--fsync=off', '--synchronous_commit=off', '--full_page_writes=off']),
    ],
    {
      ...account,
      // Its own process group: Ctrl-C is for the supervisor, which ends the database last.
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
