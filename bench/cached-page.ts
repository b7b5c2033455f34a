import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedIn, inTurns, timesAsMany } from './compare.ts';
import { start } from './processes.ts';
import { untilQuiet } from './quiet.ts';
import { atLeast, atMost, type Report, spread } from './report.ts';
import { read, startPlatform } from './site.ts';
import { hasWrk, loadWithWrk } from './wrk.ts';

const OPTIONS = { encoding: 'br', seconds: 3, connections: 32 };

/** Compares the cached home page with raw Node sending the same bytes and headers. */
export async function cachedPage(): Promise<Report> {
  if (!hasWrk())
    return { figures: {}, notes: ['Not measured: wrk is not installed (Debian: apt install wrk).'] };
  await using platform = await startPlatform();
  const site = await platform.startWeb();
  await untilQuiet();
  // The second request is served from memory, in its best encoding.
  await read({ ...site, path: '/', encoding: 'br' });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { headers, bytes } = await read({ ...site, path: '/', encoding: 'br' });
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = headers;
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-peer-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'answer.json');
  await writeFile(file, JSON.stringify({ headers: kept, body: bytes.toString('base64') }));
  const node = stack.use(
    await start({ args: ['bench/peers/raw-node/server.mjs', file], ready: /^\d+$/, onOneCore: true }),
  );
  const peer = { port: node.ready, host: site.host, ticks: () => node.ticks() };
  const turnsOf = await inTurns([site, peer], OPTIONS, loadWithWrk);
  const [ours, theirs] = [turnsOf(site), turnsOf(peer)];
  return {
    figures: {
      'response size, bytes (br)': bytes.length,
      'requests/s, cached page': spread(ours.map(({ rate }) => rate)),
      'requests/s, raw Node': spread(theirs.map(({ rate }) => rate)),
      'processor time per request, µs, cached page': spread(ours.map(({ cost }) => cost)),
      'processor time per request, µs, raw Node': spread(theirs.map(({ cost }) => cost)),
      'processor usage, cached page': atLeast(0.9, spread(ours.map(({ busy }) => busy))),
      'processor usage, raw Node': atLeast(0.9, spread(theirs.map(({ busy }) => busy))),
      'ratio of requests per processor second': atLeast(0.4, timesAsMany(ours, theirs)),
      'failed requests': atMost(0, failedIn(ours)),
    },
  };
}
