/** One process of the platform: started, monitored, restarted when it dies, and stopped cleanly. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { hidePasswords } from '@rooftop/environment/hide-passwords';
import { openLogFile } from './log-file.ts';
import { StartError } from './start-error.ts';
import { visibleOutput } from '../terminal.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5000;
/** A process that has run this long has recovered and is restarted without a long wait. */
const RECOVERED_MS = 10_000;
const READY_WITHIN_MS = 60_000;
const END_WITHIN_MS = 10_000;
const LINES_IN_ERROR = 15;

interface ProcessPlan {
  readonly name: string;
  /** Script and arguments. */
  readonly command: readonly [string, ...string[]];
  readonly environment: NodeJS.ProcessEnv;
  readonly logDirectory: string;
  /** Called with crashes and with warnings from its output. */
  readonly report: (text: string) => void;
}

export interface Supervised {
  readonly name: string;
  /**
   * Resolves once the process reports that it is ready. Rejects with a StartError and its last lines of output if it
   * ends or stays silent instead.
   */
  readonly ready: Promise<void>;
  /** undefined between a crash and the restart. */
  pid(): number | undefined;
  /** Stops it for good: SIGTERM, then after 10 s SIGKILL to it and its children. */
  stop(): Promise<void>;
}

/** Returns the wait in milliseconds before the next start, doubled for each consecutive crash. */
export function backOff(deathsInARow: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (deathsInARow - 1));
}

/**
 * Starts a process that reports when it is ready (`process.send('ready')`), and from then on restarts it whenever it
 * ends.
 */
export function supervise(plan: ProcessPlan): Supervised {
  const { name, command, environment, logDirectory, report } = plan;
  const log = openLogFile(join(logDirectory, `${name}.log`));
  const lastLines: string[] = [];
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  const read = (printed: string, isError: boolean) => {
    const line = hidePasswords(printed);
    log.write(line);
    if (lastLines.push(line) > LINES_IN_ERROR) lastLines.shift();
    const text = visibleOutput(line, isError);
    if (text !== undefined) report(`[${name}] ${text}`);
  };

  /** Runs the process once. `ready` resolves to whether it became ready; `ended` to how it ended. */
  function live(): { ready: Promise<boolean>; ended: Promise<string> } {
    const born = spawn(process.execPath, command, {
      env: environment,
      // The process has its own process group, so that Ctrl-C reaches only the supervisor, which stops each process
      // once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = born;
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    const { promise: ready, resolve: become } = Promise.withResolvers<boolean>();
    if (born.stdout) createInterface({ input: born.stdout }).on('line', (line) => read(line, false));
    if (born.stderr) createInterface({ input: born.stderr }).on('line', (line) => read(line, true));
    born.on('message', (message) => {
      if (message === 'ready') become(true);
    });
    born.once('error', (error) => end(error.message));
    born.once('close', (code, signal) => end(signal ?? `exit code ${code}`));
    void ended.then(() => become(false));
    return { ready, ended };
  }

  async function keepAlive(firstLife: Promise<string>): Promise<void> {
    let deaths = 0;
    let began = Date.now();
    let ended = firstLife;
    for (;;) {
      const how = await ended;
      child = undefined;
      if (stopping.signal.aborted) return;
      deaths = Date.now() - began > RECOVERED_MS ? 1 : deaths + 1;
      const wait = backOff(deaths);
      report(`[${name}] ended (${how}); restarting it in ${wait / 1000} s`);
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      began = Date.now();
      const life = live();
      ended = life.ended;
      void life.ready.then((isReady) => isReady && report(`[${name}] is back`));
    }
  }

  async function becomeReady({ ready, ended }: ReturnType<typeof live>): Promise<void> {
    const patience = new AbortController();
    const late = sleep(READY_WITHIN_MS, 'late' as const, { signal: patience.signal }).catch(
      () => 'late' as const,
    );
    const outcome = await Promise.race([ready, late]);
    patience.abort();
    if (outcome === true) return;
    if (child) killGroup(child);
    const how =
      outcome === 'late' ? `was not ready within ${READY_WITHIN_MS / 1000} s` : `ended (${await ended})`;
    throw new StartError(`${name} ${how}. Its last lines:\n${lastLines.join('\n')}`);
  }

  const first = live();
  const ready = becomeReady(first);
  const forGood = ready
    .then(
      () => keepAlive(first.ended),
      () => first.ended,
    )
    .finally(() => log.close());

  return {
    name,
    ready,
    pid: () => child?.pid,
    async stop() {
      stopping.abort();
      const last = child;
      last?.kill('SIGTERM');
      const late = setTimeout(() => last && killGroup(last), END_WITHIN_MS);
      await forGood;
      clearTimeout(late);
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
