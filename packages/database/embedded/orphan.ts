/** A PostgreSQL that outlived its supervisor (kill -9) still holds the data directory and has to end first. */
import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/** Processes that work in a directory: PostgreSQL's server and its children do so in their data directory. */
async function processesIn(directory: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const working = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, program] = await Promise.all([
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
        readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
      ]);
      // A shell that somebody left in the directory does no harm.
      return cwd === directory && program.trim() === 'postgres' ? [Number(pid)] : [];
    }),
  );
  return working.flat();
}

/** The same by the command line, where there is no /proc. */
async function serverRunsIn(pid: number, directory: string): Promise<boolean> {
  const ps = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return ps.stdout.includes('postgres') && ps.stdout.includes(directory);
}

/** Those of a data directory that are alive; `server` is the process id of the server as its file tells it. */
async function survivors(server: number | undefined, directory: string): Promise<number[]> {
  if (process.platform === 'linux') return processesIn(directory);
  return server !== undefined && (await serverRunsIn(server, directory)) ? [server] : [];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself meanwhile.
  }
}

/**
 * Ends a PostgreSQL that still runs on this data directory, and removes its pid file when it has become untrue:
 * after a restart of the machine another process may have that number, and PostgreSQL would not start.
 * The caller holds the lock on DATA_DIR, so the server found here has lost its supervisor.
 * @returns whether one had to be ended
 */
export async function endOrphan(directory: string): Promise<boolean> {
  const pidFile = join(directory, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const server = Number(lines[0]) || undefined;
  const found = await survivors(server, directory);
  if (found.length === 0) {
    await rm(pidFile, { force: true });
    return false;
  }
  // Fast first: clients are cut off, data are flushed. Without a server its children end by themselves.
  const target = server !== undefined && found.includes(server) ? server : undefined;
  for (const [name, patience] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ] as const) {
    if (target !== undefined) signal(target, name);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if ((await survivors(server, directory)).length === 0) return true;
      await sleep(50);
    }
  }
  throw new Error(
    `A PostgreSQL that an earlier start left behind (process ${found.join(', ')}) does not end. End it, then start again.`,
  );
}
