/** Ends a PostgreSQL that outlived its supervisor (kill -9) and still holds the data directory. */
import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/**
 * Returns the processes whose working directory this is. PostgreSQL's server and its children run in their data
 * directory.
 */
async function processesIn(directory: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const working = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, program] = await Promise.all([
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
        readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
      ]);
      // Ignores other programs, such as a shell left open in the directory.
      return cwd === directory && program.trim() === 'postgres' ? [Number(pid)] : [];
    }),
  );
  return working.flat();
}

/** Same check by the process's command line, for systems without /proc. */
async function serverRunsIn(pid: number, directory: string): Promise<boolean> {
  const ps = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return ps.stdout.includes('postgres') && ps.stdout.includes(directory);
}

/** Returns the processes still running on a data directory. `server` is the server's process id from its pid file. */
async function survivors(server: number | undefined, directory: string): Promise<number[]> {
  if (process.platform === 'linux') return processesIn(directory);
  return server !== undefined && (await serverRunsIn(server, directory)) ? [server] : [];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}

/**
 * Ends a PostgreSQL that still runs on this data directory, and removes a stale pid file: after a reboot another
 * process may have that number, and PostgreSQL would not start. The caller holds the lock on DATA_DIR, so a server
 * found here has lost its supervisor.
 * @returns true if a server had to be ended
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
  // Tries a fast shutdown first, which disconnects clients and flushes data. Child processes exit on their own once
  // the server is gone.
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
    `A PostgreSQL server left over from an earlier start (process ${found.join(', ')}) does not stop. Stop it, then start again.`,
  );
}
