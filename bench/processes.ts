/** Processes of a benchmark: servers on the first core, the load on the second. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const SERVER_CORE = '0';
export const LOAD_CORE = '1';
/** Milliseconds a process has to become ready. The platform may first build and render its images. */
const PATIENCE_MS = 600_000;

export interface Running extends AsyncDisposable {
  /** The line that showed that the process is ready. */
  readonly ready: string;
  /** Processor time used so far, in ticks of 10 ms. A slow load generator doesn't affect it. */
  ticks(): Promise<number>;
  /** Memory in use, in bytes (resident set size). */
  memory(): Promise<number>;
}

export interface Start {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Matches the output that means that the process is ready. */
  readonly ready: RegExp;
  readonly onOneCore: boolean;
}

/** Starts a Node process and waits until it is ready. */
export async function start({ args, env, ready, onOneCore }: Start): Promise<Running> {
  const command = [...(onOneCore ? ['taskset', '-c', SERVER_CORE] : []), process.execPath, ...args];
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await firstLine(child, ready).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    ready: line,
    async ticks() {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      return Number(fields[11]) + Number(fields[12]);
    },
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Keeps reading after the match, because a full pipe would block the process. */
async function firstLine(child: ChildProcess, ready: RegExp): Promise<string> {
  if (child.stdout === null) throw new Error('The process has no output.');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface(child.stdout).on('line', (line) => {
    if (ready.test(line)) resolve(line);
  });
  child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}.`)));
  const late = setTimeout(() => reject(new Error(`${child.spawnargs.join(' ')} is not ready.`)), PATIENCE_MS);
  return promise.finally(() => clearTimeout(late));
}
