/**
 * Runs jobs in child processes that are killed if a job takes too long. Native code cannot be interrupted otherwise.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ChildReply, ChildRequest } from './child-program.ts';
import { createWorkQueue, type TaskOptions, type WorkQueueOptions } from './work-queue.ts';

/** Thrown if a job was killed because it took too long, or its process died (out of memory, crash). */
export class JobKilledError extends Error {
  override name = 'JobKilledError';
}

/** Thrown if the program reports that it cannot do the job. The message says why. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
}

export interface ChildPoolOptions extends WorkQueueOptions {
  /** A module that calls `answerParent`. */
  readonly program: URL;
  /**
   * Milliseconds of processor time that a job may use, because a busy machine gives these processes little of it.
   * After that, or after `PATIENCE` times as long on the clock, its process gets SIGKILL.
   */
  readonly limitMs: number;
  /** Milliseconds after which idle processes end. The next job starts a new one. */
  readonly idleMs?: number;
}

export interface ChildPool<Job, Result> {
  /**
   * Runs a job once a process is free. If `signal` aborts, the job's process is killed.
   * @param prepare creates the job when its turn comes, so that waiting jobs hold no bytes
   * @throws QueueFullError if too many jobs are waiting, of this party or in total
   * @throws JobKilledError if it took too long or its process died
   * @throws JobFailedError if the program reports that it cannot do the job
   */
  run(prepare: () => Job | Promise<Job>, wanted?: TaskOptions): Promise<Result>;
  /** Kills all processes. */
  close(): void;
}

/** Milliseconds a process may take to load. Not included in the job's time limit. */
const START_MS = 30_000;
/** How much longer than its processor time a job may take. */
const PATIENCE = 6;

/** Creates a pool of at most `width` processes. They start on demand and get none of our environment variables. */
export function createChildPool<Job, Result>(options: ChildPoolOptions): ChildPool<Job, Result> {
  const { program, limitMs, idleMs = 60_000, ...queueOptions } = options;
  const queue = createWorkQueue(queueOptions);
  const path = fileURLToPath(program);
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  let rest: NodeJS.Timeout | undefined;

  function kill(child: ChildProcess): void {
    all.delete(child);
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    child.kill('SIGKILL');
  }

  /** Returns a process that has loaded its program. */
  async function ready(signal: AbortSignal | undefined): Promise<ChildProcess> {
    const free = idle.pop();
    if (free?.connected === true) return free;
    const child = fork(path, { serialization: 'advanced', execArgv: [], env: { NODE_ENV: 'production' } });
    all.add(child);
    // The next job replaces an idle process that died.
    child.on('error', () => kill(child)).on('exit', () => kill(child));
    await exchange<null>(child, START_MS, signal);
    return child;
  }

  async function work(prepare: () => Job | Promise<Job>, signal: AbortSignal | undefined): Promise<Result> {
    const job = await prepare();
    clearTimeout(rest);
    const child = await ready(signal);
    try {
      const request: ChildRequest<Job> = { job, limitMs };
      const reply = await exchange<Result>(child, limitMs * PATIENCE, signal, (failed) =>
        child.send(request, failed),
      );
      idle.push(child);
      if ('problem' in reply) throw new JobFailedError(reply.problem);
      return reply.result;
    } finally {
      rest = setTimeout(() => idle.slice().forEach(kill), idleMs).unref();
    }
  }

  /** Waits for the next message of a process. Kills the process if none arrives in time. */
  function exchange<T>(
    child: ChildProcess,
    ms: number,
    signal: AbortSignal | undefined,
    send?: (failed: (error: Error | null) => void) => void,
  ): Promise<ChildReply<T>> {
    return new Promise((resolve, reject) => {
      const stop = (error: unknown) => {
        done();
        kill(child);
        reject(error);
      };
      const onMessage = (reply: ChildReply<T>) => {
        done();
        resolve(reply);
      };
      const onEnd = () => stop(new JobKilledError('The process ended.'));
      const onAbort = () => stop(signal?.reason);
      const timer = setTimeout(
        () => stop(new JobKilledError(`The job took longer than ${ms / 1000} s.`)),
        ms,
      );
      function done() {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        signal?.removeEventListener('abort', onAbort);
      }
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      signal?.addEventListener('abort', onAbort);
      if (signal?.aborted) onAbort();
      else send?.((error) => error && onEnd());
    });
  }

  return {
    run: (prepare, wanted = {}) => queue.run(() => work(prepare, wanted.signal), wanted),
    close() {
      clearTimeout(rest);
      for (const child of all) kill(child);
    },
  };
}
