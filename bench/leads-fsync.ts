/** Checks with strace that a lead is on disk before the visitor gets the confirmation (R2). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendLead } from '../tests/faults/lead-load.ts';
import { startLeadPlatform } from '../tests/faults/lead-platform.ts';
import { readTrace } from './leads-fsync/read-trace.ts';
import { exact, atLeast, type Report } from './report.ts';

const LEADS = 200;
/** Milliseconds until strace is attached to all processes. */
const ATTACH_MS = 3000;
/** Bytes of each message to trace, enough to recognize it. */
const BYTES = '60';

/** PostgreSQL serves each connection in its own process, forked by its main process. */
async function withChildren(pid: number): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [String(pid), ...children.split(' ').filter(Boolean)];
}

/** Submits leads one by one and follows each to the disk. */
export async function leadsFsync(): Promise<Report> {
  if (spawnSync('strace', ['-V']).error)
    return { figures: {}, notes: ['Not measured: strace is not installed (Debian: apt install strace).'] };
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-strace-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const platform = stack.use(await startLeadPlatform());
  const { port, hosts } = platform;
  const [web, database] = [platform.pidOf('web'), platform.pidOf('database')];
  if (port === undefined || web === undefined || database === undefined)
    throw new Error('The website or the database did not start');
  const send = (n: number) =>
    sendLead(port, hosts[n % hosts.length] ?? '', `lead-${n}-${crypto.randomUUID()}`);
  await send(0);

  const file = join(folder, 'trace');
  const followed = [String(web), ...(await withChildren(database))].flatMap((pid) => ['-p', pid]);
  const calls = 'trace=read,write,writev,fsync,fdatasync';
  const strace = spawn('strace', ['-f', '-ttt', '-s', BYTES, '-e', calls, '-o', file, ...followed]);
  await sleep(ATTACH_MS);
  let acknowledged = 0;
  for (let n = 1; n <= LEADS; n += 1) if (await send(n)) acknowledged += 1;
  strace.kill('SIGINT');
  await once(strace, 'exit');
  const { answered, flushedFirst } = readTrace(await readFile(file, 'utf8'));
  return {
    figures: {
      'leads acknowledged': acknowledged,
      'seen in the trace': exact(atLeast(acknowledged, answered)),
      'flushed before the response': exact(atLeast(answered, flushedFirst)),
    },
  };
}
