/** Allows one platform per data directory, with a lock that names its holder and expires when the holder dies. */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const FILE = 'lock';

const holderSchema = z.object({
  pid: z.number(),
  /** Start time of the process in the operating system's format. It tells apart processes that got the same id. */
  began: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Returns when a process started, or undefined if there is no such process. */
function processBegan(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may contain anything; state and start time follow it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

const isAlive = (holder: Holder | undefined) =>
  holder !== undefined && processBegan(holder.pid) === holder.began;

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

export interface Lock {
  /** True if the previous holder ended without releasing it: it was killed, or the machine went down. */
  readonly wasTakenOver: boolean;
  release(): void;
}

/**
 * Takes the lock of a data directory for this process. Takes over a lock whose holder has died.
 * @throws StartError if another process holds it
 */
export function lockDataDir(dataDir: string): Lock {
  const path = join(dataDir, FILE);
  const own = `${path}.${process.pid}`;
  const stale = `${own}.stale`;
  const me: Holder = { pid: process.pid, began: processBegan(process.pid) ?? '' };
  writeFileSync(own, JSON.stringify(me));
  let wasTakenOver = false;
  try {
    // Only one process can create the link, and the linked file is always complete.
    while (!tryLink(own, path)) {
      const holder = readHolder(path);
      if (isAlive(holder)) {
        throw new StartError(
          `Rooftop is already running with ${dataDir} (process ${holder?.pid}). Stop it, or use another folder: DATA_DIR=.data-2 npm start`,
        );
      }
      renameSync(path, stale);
      // Another process may have taken the lock over between the two lines above. If so, give it back.
      if (isAlive(readHolder(stale))) tryLink(stale, path);
      else wasTakenOver = true;
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  return {
    wasTakenOver,
    release() {
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}
