import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@rooftop/database/pool';
import { confirmHost } from '@rooftop/platform/hosts/host-holders';
import { freePorts } from '../support/free-ports.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Settings of the tests' web processes. */
export const WEB_TOKEN = 'robot-token';
export const WEB_KEY = Buffer.alloc(32, 7).toString('base64');

export interface WebProcess {
  readonly port: number;
  readonly opsPort: number;
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Stops it with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Assigns hosts to dealerships, as a DNS record would. @param hosts slug by host without `www.` */
export async function holdHosts(databaseUrl: string, hosts: Readonly<Record<string, string>>): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  for (const [host, slug] of Object.entries(hosts)) {
    await confirmHost(pool, { host, dealership: `dealership-${slug}`, by: 'dns' });
  }
  await pool.end();
}

/** Hostnames of the dealerships in all tests. */
const HELD = {
  'alpha.example': 'alpha',
  'alpha-cars.example': 'alpha',
  'alias.alpha.example': 'alpha',
  'bravo.example': 'bravo',
  'open.example': 'open',
  'asking.example': 'asking',
};

/** Starts the built web server with a lake and waits until it reports that it is ready. */
export async function startWeb(
  lakeUrl: string,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WebProcess> {
  await holdHosts(databaseUrl, HELD);
  const ports = await freePorts('PORT', 'OPS_PORT');
  const child: ChildProcess = fork('app/server.ts', [], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      ...ports,
      PLATFORM_DOMAIN: 'platform.example',
      // Tests send more forms than people do. Tests of the limit set their own.
      FORMS_PER_HOUR: '1000000',
      FORM_TIMING: 'off',
      DATABASE_URL: databaseUrl,
      SANITY_API_HOST: lakeUrl,
      SANITY_API_TOKEN: WEB_TOKEN,
      ENCRYPTION_KEY: WEB_KEY,
      // This folder keeps only vehicle drawings between runs.
      DATA_DIR: join(tmpdir(), 'rooftop-web-tests'),
      DRAW_AHEAD: 'off',
      ...settings,
    },
    execArgv: [],
    silent: true,
  });
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const exited = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), exited]);
  if (first[0] !== 'ready') throw new Error(`The web process ended:\n${output}`);
  return {
    port: Number(ports.PORT),
    opsPort: Number(ports.OPS_PORT),
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface TestRequest {
  readonly host?: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** Sends a request over plain HTTP, because `fetch` would drop the Host header. */
export async function ask(
  port: number,
  { host, path = '/', method = 'GET', headers = {}, body }: TestRequest,
): Promise<Answer> {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    setHost: false,
    headers: {
      ...(host !== undefined && { Host: host }),
      // Node omits the length of a DELETE's body, and the server would parse the body as the next request.
      ...(body !== undefined &&
        !('Transfer-Encoding' in headers) && { 'Content-Length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  request.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes };
}
