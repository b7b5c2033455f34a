/** Servers that ours is compared with. They have their own packages. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contender } from './compare.ts';
import { installOnce } from './install.ts';
import { type Running, start } from './processes.ts';

export const ITEMSJS = 'bench/peers/itemsjs';
const STOCK_REMIX = 'bench/peers/stock-remix';
const NEXT = 'bench/peers/next';
const REMIX = join(process.cwd(), 'node_modules/@remix-run/dev/dist/cli.js');

async function build(folder: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(process.execPath, [...args], { cwd: folder, env, maxBuffer: 2 ** 26 });
}

/** Installs and builds stock Remix with our components. */
export async function buildStockRemix(): Promise<void> {
  for (const folder of [ITEMSJS, STOCK_REMIX]) await installOnce(folder);
  await build(STOCK_REMIX, [REMIX, 'vite:build']);
}

/** Installs and builds Next.js with our components. */
export async function buildNext(): Promise<void> {
  for (const folder of [ITEMSJS, NEXT]) await installOnce(folder);
  await build(NEXT, ['node_modules/next/dist/bin/next', 'build']);
}

/** A running peer. It prints its port when it is ready. */
export interface Peer extends Contender, AsyncDisposable {}

async function startPeer(folder: string, args: readonly string[], host: string): Promise<Peer> {
  const server: Running = await start({
    args: [join(folder, 'server.mjs'), ...args],
    ready: /^\d+$/,
    onOneCore: true,
  });
  return {
    port: server.ready,
    host,
    ticks: () => server.ticks(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/**
 * Starts stock Remix.
 * @param host Host header of requests to it
 * @param data file with our loaders' data
 * @param search folder with the search pages' data. By default they respond with `data`.
 */
export const startStockRemix = (host: string, data: string, search?: string): Promise<Peer> =>
  startPeer(STOCK_REMIX, search === undefined ? [data] : [data, search], host);

/** Starts Next.js. @param search folder with the search pages' data */
export const startNext = (host: string, search: string): Promise<Peer> => startPeer(NEXT, [search], host);
