import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createWorkQueue } from '@rooftop/lake/assets/work-queue';
import type { DrawnPicture } from './drawn-picture.ts';
import type { PictureWidth } from './picture-widths.ts';

export interface DrawRequest extends DrawnPicture {
  readonly width: PictureWidth;
}
export type DrawReply = { readonly bytes: Uint8Array } | { readonly problem: string };

export interface Drawer {
  /**
   * A vehicle as WebP, one after the other.
   * @throws QueueFullError when too many wait already
   */
  draw(request: DrawRequest): Promise<Buffer>;
  close(): void;
}

export interface DrawerOptions {
  /** the program that draws */
  readonly program?: URL;
  /** how many may wait for their turn */
  readonly waiting?: number;
  /** milliseconds that a picture may take */
  readonly patienceMs?: number;
  /** milliseconds without work after which the process ends; the next picture starts it again */
  readonly idleMs?: number;
}

/** Draws in a process of its own, which lives while there is work. */
export function createDrawer({
  program = new URL('./draw-process.ts', import.meta.url),
  waiting = 200,
  patienceMs = 30_000,
  idleMs = 20_000,
}: DrawerOptions = {}): Drawer {
  const queue = createWorkQueue({ width: 1, waiting });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function started(): ChildProcess {
    clearTimeout(idle);
    if (child?.connected !== true) {
      child = fork(fileURLToPath(program), { serialization: 'advanced', execArgv: [] });
    }
    return child;
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  async function drawNow(request: DrawRequest): Promise<Buffer> {
    const worker = started();
    const signal = AbortSignal.timeout(patienceMs);
    const over = new AbortController();
    const ended = once(worker, 'exit', { signal: over.signal }).then(() => {
      throw new Error('The drawing process ended.');
    });
    try {
      const answered: Promise<DrawReply[]> = once(worker, 'message', { signal });
      worker.send(request);
      const [reply] = await Promise.race([answered, ended]);
      if (reply === undefined || 'problem' in reply) throw new Error(reply?.problem);
      return Buffer.from(reply.bytes);
    } catch (error) {
      stop();
      throw error;
    } finally {
      ended.catch(() => {});
      over.abort();
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  return { draw: (request) => queue.run(() => drawNow(request)), close: stop };
}
