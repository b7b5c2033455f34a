import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Load, LoadOptions } from './load.ts';
import { LOAD_CORE } from './processes.ts';

const result = z.object({
  requests: z.number(),
  microseconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  non2xx: z.number(),
  errors: z.number(),
});

const DONE = `done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"non2xx":%d,"errors":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
`;

/** Whether wrk is installed (Debian: apt install wrk). */
export const hasWrk = (): boolean => spawnSync('wrk', ['-v']).error === undefined;

/**
 * Keeps the second core awake at the lowest priority. wrk waits for a server that takes longer to answer, and on virtual
 * machines waking its halted core takes the server up to 30 µs per response, which the faster server never pays.
 */
function keepAwake(): Disposable {
  const spinner = spawn(
    'chrt',
    ['-i', '0', 'taskset', '-c', LOAD_CORE, process.execPath, '-e', 'for (;;);'],
    {
      stdio: 'ignore',
    },
  );
  return { [Symbol.dispose]: () => void spinner.kill() };
}

/** Requests one page with wrk, which is fast enough to keep any Node server busy from the second core. */
export async function loadWithWrk({
  port,
  host,
  encoding,
  seconds,
  connections,
}: LoadOptions): Promise<Load> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-wrk-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, 'done.lua');
  await writeFile(script, DONE);
  const headers = ['-H', `Host: ${host}`, '-H', `Accept-Encoding: ${encoding}`];
  const url = `http://127.0.0.1:${port}/`;
  stack.use(keepAwake());
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...headers, url];
  const { stdout } = await promisify(execFile)('taskset', ['-c', LOAD_CORE, 'wrk', ...args]);
  const { requests, microseconds, p50, p99, non2xx, errors } = result.parse(
    JSON.parse(stdout.trim().split('\n').at(-1) ?? ''),
  );
  return {
    requests: { average: requests / (microseconds / 1_000_000), total: requests },
    latency: { p50: p50 / 1000, p99: p99 / 1000 },
    non2xx,
    errors,
  };
}
