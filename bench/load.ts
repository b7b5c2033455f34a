import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  /** Pages that every connection requests in turn. Defaults to the home page alone. */
  readonly paths?: readonly string[];
}

/** The requests as an HTTP archive, the format in which the load generator takes several. */
function archiveOf({ port, host, encoding, paths = ['/'] }: LoadOptions): string {
  const headers = Object.entries({ Host: host, 'Accept-Encoding': encoding });
  const request = (path: string) => ({
    method: 'GET',
    url: `http://127.0.0.1:${port}${path}`,
    headers: headers.map(([name, value]) => ({ name, value })),
  });
  return JSON.stringify({ log: { entries: paths.map((path) => ({ request: request(path) })) } });
}

/** Requests pages as fast as possible, from the second core. */
export async function load(options: LoadOptions): Promise<Load> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-load-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'requests.har');
  await writeFile(archive, archiveOf(options));
  const { stdout } = await promisify(execFile)(
    'taskset',
    [
      '-c',
      LOAD_CORE,
      process.execPath,
      'node_modules/autocannon/autocannon.js',
      '--json',
      '--no-progress',
      `--connections=${options.connections}`,
      `--duration=${options.seconds}`,
      `--har=${archive}`,
      `http://127.0.0.1:${options.port}/`,
    ],
    { maxBuffer: 10_000_000 },
  );
  return result.parse(JSON.parse(stdout));
}
