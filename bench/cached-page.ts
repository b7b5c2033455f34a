import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, spread } from './load.ts';
import { type Running, start } from './processes.ts';
import { readPage, startSite } from './site.ts';

const ROUNDS = 5;
const TARGET = 0.5;
const OPTIONS = { encoding: 'br', seconds: 3, connections: 32 };

/** The cached home page against raw node sending the same bytes with the same headers, A B B A. */
export async function cachedPage() {
  await using site = await startSite();
  // The second one comes from memory, in its best encoding.
  await readPage(site, '/', 'br');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { headers, bytes } = await readPage(site, '/', 'br');
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = headers;
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-peer-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'answer.json');
  await writeFile(file, JSON.stringify({ headers: kept, body: bytes.toString('base64') }));
  const peer = stack.use(
    await start({ args: ['bench/peers/raw-node/server.mjs', file], ready: /^\d+$/, onOneCore: true }),
  );
  const ours = () => measured(site.port, site);
  const theirs = () => measured(peer.ready, peer);
  async function measured(port: string, server: Pick<Running, 'ticks'>) {
    const before = await server.ticks();
    const { requests, non2xx, errors } = await load({ ...OPTIONS, port, host: site.host });
    const microseconds = ((await server.ticks()) - before) * 10_000;
    return { rate: requests.average, cost: microseconds / requests.total, failed: non2xx + errors };
  }
  await ours();
  await theirs();

  const rounds: Record<'oursRate' | 'theirsRate' | 'oursCost' | 'theirsCost' | 'failed', number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b, c, d] = [await ours(), await theirs(), await theirs(), await ours()];
    rounds.push({
      oursRate: (a.rate + d.rate) / 2,
      theirsRate: (b.rate + c.rate) / 2,
      oursCost: (a.cost + d.cost) / 2,
      theirsCost: (b.cost + c.cost) / 2,
      failed: a.failed + d.failed,
    });
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => spread(rounds.map(read));
  // What one core could send, whether or not the load generator can ask for it.
  const ratio = of((one) => one.theirsCost / one.oursCost);
  const failed = rounds.reduce((sum, one) => sum + one.failed, 0);
  return {
    'bytes of the answer (br)': bytes.length,
    'requests/s asked for, cached page': of((one) => one.oursRate),
    'requests/s asked for, raw node': of((one) => one.theirsRate),
    'µs of processor a request, cached page': of((one) => one.oursCost),
    'µs of processor a request, raw node': of((one) => one.theirsCost),
    'ratio of requests a processor second': { ...ratio, target: `≥ ${TARGET}`, met: ratio.median >= TARGET },
    'failed requests': { median: failed, target: '0', met: failed === 0 },
  };
}
