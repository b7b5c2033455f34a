/** One platform per data directory: a lock that names its holder and dies with it. */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const FILE = 'lock';

const holderSchema = z.object({
  pid: z.number(),
  /** when the process began, in the system's own words: a number that was given again is another process */
  began: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** When a process began, or undefined when there is no such process. */
function processBegan(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return (
        execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may hold anything; state and start time follow it.
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
  /** the one before ended without releasing it: killed, or the machine went down */
  readonly wasTakenOver: boolean;
  release(): void;
}

/**
 * Takes the lock of a data directory for this process; one whose holder has died is taken over.
 * @throws StartError when another process holds it
 */
export function lockDataDir(dataDir: string): Lock {
  const path = join(dataDir, FILE);
  const own = `${path}.${process.pid}`;
  const stale = `${own}.stale`;
  const me: Holder = { pid: process.pid, began: processBegan(process.pid) ?? '' };
  writeFileSync(own, JSON.stringify(me));
  let wasTakenOver = false;
  try {
    // A link is made by one process only, and never with half of its content.
    while (!tryLink(own, path)) {
      const holder = readHolder(path);
      if (isAlive(holder)) {
        throw new StartError(
          `Rooftop already runs with ${dataDir} (process ${holder?.pid}). End that one, or write another folder: DATA_DIR=.data-2 npm start`,
        );
      }
      renameSync(path, stale);
      // Somebody else may have taken it over between the two lines above: then it is given back.
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
