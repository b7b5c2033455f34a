import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, spread } from './load.ts';
import { start } from './processes.ts';
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
  const ours = () => load({ ...OPTIONS, port: site.port, host: site.host });
  const theirs = () => load({ ...OPTIONS, port: peer.ready, host: site.host });
  await Promise.all([ours(), theirs()]);

  const rounds: { ours: number; theirs: number }[] = [];
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b, c, d] = [await ours(), await theirs(), await theirs(), await ours()];
    failed += a.non2xx + d.non2xx + a.errors + d.errors;
    rounds.push({
      ours: (a.requests.average + d.requests.average) / 2,
      theirs: (b.requests.average + c.requests.average) / 2,
    });
  }
  const ratio = spread(rounds.map((one) => one.ours / one.theirs));
  return {
    'bytes of the answer (br)': bytes.length,
    'requests/s, cached page': spread(rounds.map((one) => one.ours)),
    'requests/s, raw node': spread(rounds.map((one) => one.theirs)),
    ratio: { ...ratio, target: `≥ ${TARGET}`, met: ratio.median >= TARGET },
    'failed requests': { median: failed, target: '0', met: failed === 0 },
  };
}
