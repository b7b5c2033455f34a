/** The platform with its own dealerships, and a website process of it to be measured. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Running, start } from './processes.ts';

export interface Site extends Pick<Running, 'ticks'>, AsyncDisposable {
  /** of the process that is measured */
  readonly port: string;
  readonly host: string;
}

const SLUG = 'lakeshore';

/** Starts a platform in a folder of its own, and beside it one website process on one core. */
export async function startSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const env = {
    DATA_DIR: folder,
    PORT: await freePort(),
    LAKE_PORT: await freePort(),
    STUDIO_PORT: await freePort(),
    OPS_PORT: await freePort(),
  };
  stack.use(await start({ args: ['scripts/start.mjs'], env, ready: /Rooftop is ready/, onOneCore: false }));
  const port = await freePort();
  const web = stack.use(
    await start({
      args: ['app/server.ts'],
      env: { ...env, ...settings, PORT: port, OPS_PORT: await freePort() },
      ready: /"msg":"ready"/,
      onOneCore: true,
    }),
  );
  const running = stack.move();
  return {
    port,
    ticks: () => web.ticks(),
    host: `${SLUG}.localhost:${port}`,
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** Reads a page as it comes over the wire. `fetch` would drop the Host header. */
export async function readPage({ port, host }: Site, path: string, encoding: string): Promise<Page> {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    setHost: false,
    headers: { Host: host, 'Accept-Encoding': encoding },
  });
  request.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    bytes: Buffer.concat(chunks),
  };
}
