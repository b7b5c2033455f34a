/** Load of many different requests, sent in order by whichever connection is free. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Load, LoadOptions } from '../load.ts';
import { LOAD_CORE } from '../processes.ts';

const result = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  next: z.number(),
});

/** A page and the cookie to request it with. */
export type Asked = readonly [path: string, cookie: string | null];

/** Requests and their order, as indexes of `requests`. Starts over after the last one. */
export interface Sequence {
  readonly requests: readonly Asked[];
  readonly order: readonly number[];
}

/**
 * Creates a load generator for `inTurns`. Each server has its own position in the order, which persists between
 * turns.
 * @param before called before each turn
 */
export function createLoadInOrder(
  { requests, order }: Sequence,
  before: (options: LoadOptions) => Promise<void> = async () => {},
) {
  const positions = new Map<string, number>();
  return async function load(options: LoadOptions): Promise<Load> {
    const { port, host, encoding, seconds, connections } = options;
    await using stack = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'rooftop-order-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'order.json');
    const headers = { Host: host, 'Accept-Encoding': encoding };
    const from = positions.get(port) ?? 0;
    const origin = `http://127.0.0.1:${port}`;
    await writeFile(file, JSON.stringify({ origin, headers, seconds, connections, requests, order, from }));
    await before(options);
    const args = ['-c', LOAD_CORE, process.execPath, 'bench/listing/ask-in-order.mjs', file];
    const { stdout } = await promisify(execFile)('taskset', args, { maxBuffer: 10_000_000 });
    const { next, ...done } = result.parse(JSON.parse(stdout));
    positions.set(port, next);
    return done;
  };
}
