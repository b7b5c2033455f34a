/** The child's side of a pool of processes: what a program of `createChildPool` calls. */
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';

/** What a child process sends its parent. The first message, with `null`, says that it is ready. */
export type ChildReply<Result> = { readonly result: Result } | { readonly problem: string };

export interface ChildProgramOptions {
  /** 0 to 19: how far others go first. */
  readonly niceness: number;
}

/** What a pool sends its processes. */
export interface ChildRequest<Job> {
  readonly job: Job;
}

/** Answers the parent's jobs, one after the other, until the parent is gone. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Job says what the parent sends.
export function answerParent<Job, Result>(
  handle: (job: Job) => Promise<Result>,
  { niceness }: ChildProgramOptions,
): void {
  setPriority(niceness);
  sharp.concurrency(1);
  // Two images have nothing in common that is worth keeping.
  sharp.cache(false);
  // Linux ends this process rather than its parent when memory runs out; other systems have no such file.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

  const reply = (message: ChildReply<Result | null>) => process.send?.(message);
  process.on('message', ({ job }: ChildRequest<Job>) => {
    void handle(job).then(
      (result) => reply({ result }),
      (error: unknown) => reply({ problem: error instanceof Error ? error.message : String(error) }),
    );
  });
  // An image that never ends would keep an ordinary exit waiting.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  reply({ result: null });
}
