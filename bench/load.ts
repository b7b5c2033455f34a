import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { LOAD_CORE } from './processes.ts';

const result = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});
/** Requests per second, milliseconds, counts. */
export type Load = z.infer<typeof result>;

export interface LoadOptions {
  readonly port: string;
  readonly host: string;
  readonly encoding: string;
  readonly seconds: number;
  readonly connections: number;
}

/** Asks for the home page as fast as it comes, from the second core. */
export async function load({ port, host, encoding, seconds, connections }: LoadOptions): Promise<Load> {
  const { stdout } = await promisify(execFile)(
    'taskset',
    [
      '-c',
      LOAD_CORE,
      process.execPath,
      'node_modules/autocannon/autocannon.js',
      '--json',
      '--no-progress',
      `--connections=${connections}`,
      `--duration=${seconds}`,
      `--headers=Host=${host}`,
      `--headers=Accept-Encoding=${encoding}`,
      `http://127.0.0.1:${port}/`,
    ],
    { maxBuffer: 10_000_000 },
  );
  return result.parse(JSON.parse(stdout));
}
