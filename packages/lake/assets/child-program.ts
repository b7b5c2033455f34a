/** The child's side of a process pool. Programs of `createChildPool` call it. */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import sharp from 'sharp';

/** A message from a child process to its parent. The first one, with `null`, means that it is ready. */
export type ChildReply<Result> = { readonly result: Result } | { readonly problem: string };

interface ChildProgramOptions {
  /** 0 to 19. Higher values give other processes priority. */
  readonly niceness: number;
}

/** A message from a pool to its processes. */
export interface ChildRequest<Job> {
  readonly job: Job;
  /** Milliseconds of processor time after which the process ends itself. */
  readonly limitMs: number;
}

/** Milliseconds between two looks at the processor time used. */
const WATCH_MS = 100;

/** Lowers the priority of this process, but never raises it, which only administrators may. */
function lowerPriority(niceness: number): void {
  const lowered = Math.max(niceness, getPriority());
  setPriority(lowered);
  if (process.platform !== 'linux') return;
  // On Linux this was only the main thread. The threads that decode images exist already, because they load modules.
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), lowered);
}

/** Runs the parent's jobs, one at a time, until the parent exits. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Job says what the parent sends.
export function answerParent<Job, Result>(
  handle: (job: Job) => Promise<Result>,
  { niceness }: ChildProgramOptions,
): void {
  lowerPriority(niceness);
  sharp.concurrency(1);
  // Images have nothing in common that is worth caching.
  sharp.cache(false);
  // If memory runs out, Linux should kill this process, not its parent. Other systems don't have this file.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

  const reply = (message: ChildReply<Result | null>) => process.send?.(message);
  process.on('message', ({ job, limitMs }: ChildRequest<Job>) => {
    const before = process.cpuUsage();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > limitMs) process.kill(process.pid, 'SIGKILL');
    }, WATCH_MS);
    void handle(job)
      .then(
        (result) => reply({ result }),
        (error: unknown) => reply({ problem: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => clearInterval(watch));
  });
  // A regular exit would wait for an image that never finishes.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  reply({ result: null });
}
