/** The platform with its own dealerships, and its website processes to measure. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, type SanityClient } from '@sanity/client';
import { readKits } from '../scripts/seed/read-kits.ts';
import type { Contender } from './compare.ts';
import { freePorts } from '../tests/support/free-ports.ts';
import { drawPictures } from './draw-pictures.ts';
import { start } from './processes.ts';

/** A home page of one of the dealerships that come with the platform. */
export interface HomePage {
  readonly slug: string;
  /** `/`, or the prefix of a language. */
  readonly path: string;
}

/** All their home pages, in every language. */
export const HOME_PAGES: readonly HomePage[] = (await readKits()).kits.flatMap(({ slug, languages }) =>
  languages.map((language, index) => ({
    slug,
    path: index === 0 ? '/' : `/${language}`,
  })),
);

/** The dealership whose home page is loaded. */
export const SLUG = 'lakeshore';

export interface Site extends Contender {
  hostOf(slug: string): string;
  /** Memory in use, in bytes. */
  memory(): Promise<number>;
}

export interface Platform extends AsyncDisposable {
  readonly lakeUrl: string;
  readonly studioUrl: string;
  /** Folder of its data. */
  readonly folder: string;
  /** Creates a robot in the lake, with `--role` and `--dealership`. Returns its token. */
  createToken(name: string, ...grant: readonly string[]): Promise<string>;
  /** A Sanity client with full write access. */
  lakeClient(): Promise<SanityClient>;
  /** Starts a website process, by default on one core. It stops with the platform. */
  startWeb(settings?: Readonly<Record<string, string>>, onOneCore?: boolean): Promise<Site>;
}

/**
 * Starts a platform in its own folder, after building what is stale. All vehicles are drawn.
 * @param settings of all its processes
 */
export async function startPlatform(settings: Readonly<Record<string, string>> = {}): Promise<Platform> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const env = {
    ...settings,
    DATA_DIR: folder,
    DRAW_AHEAD: 'off',
    ...(await freePorts('PORT', 'LAKE_PORT', 'STUDIO_PORT', 'OPS_PORT')),
  };
  await symlink(join(await drawPictures(), 'vehicles'), join(folder, 'vehicles'));
  stack.use(await start({ args: ['scripts/start.mjs'], env, ready: /Rooftop is ready/, onOneCore: false }));
  const running = stack.move();
  const lakeUrl = `http://127.0.0.1:${env.LAKE_PORT}`;
  async function createToken(name: string, ...grant: readonly string[]): Promise<string> {
    const args = ['scripts/lake.ts', 'token', 'create', name, ...grant];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...env },
    });
    return stdout.trim();
  }
  return {
    lakeUrl,
    studioUrl: `http://localhost:${env.STUDIO_PORT}`,
    folder,
    createToken,
    async lakeClient() {
      return createClient({
        projectId: 'rooftop',
        dataset: 'production',
        apiVersion: '2025-02-19',
        useCdn: false,
        apiHost: lakeUrl,
        useProjectHostname: false,
        token: await createToken('bench', '--role', 'administrator'),
      });
    },
    async startWeb(own = {}, onOneCore = true) {
      const ports = await freePorts('PORT', 'OPS_PORT');
      const port = ports.PORT;
      const web = await start({
        args: ['app/server.ts'],
        env: { NODE_ENV: 'production', ...env, ...own, ...ports },
        ready: /"msg":"ready"/,
        onOneCore,
      });
      running.use(web);
      const hostOf = (slug: string) => `${slug}.localhost:${port}`;
      return { port, host: hostOf(SLUG), hostOf, ticks: () => web.ticks(), memory: () => web.memory() };
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

export interface MeasuredRequest {
  readonly port: string;
  readonly host: string;
  readonly path: string;
  readonly encoding: string;
}

/**
 * Reads a response as sent over the wire. `fetch` would drop the Host header.
 * @throws Error if the status is not 200, because only the page itself may be measured
 */
export async function read({ port, host, path, encoding }: MeasuredRequest): Promise<Answer> {
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
  const status = response.statusCode ?? 0;
  if (status !== 200) throw new Error(`${host}${path} returned status ${status}.`);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(headers), bytes: Buffer.concat(chunks) };
}
