import { createWriteStream } from 'node:fs';
import { type IncomingMessage, get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-row.ts';
import { limitBytes, MAX_BYTES } from './limit-bytes.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';

export interface DownloadOptions {
  /** addresses in the own network, and http, are allowed */
  readonly allowPrivate: boolean;
  /** of the last time: the server may answer that it is still the same */
  readonly etag: string | null;
  readonly maxBytes?: number;
  /** for everything together */
  readonly timeoutMs?: number;
}

/** What a server sent. */
export type Download = { readonly kind: 'same' } | { readonly kind: 'written'; readonly etag: string | null };

const TIMEOUT_MS = 5 * 60_000;
const MAX_REDIRECTS = 3;

function checkAddress(url: URL, allowPrivate: boolean): void {
  if (allowPrivate) return;
  if (url.protocol !== 'https:') throw new FeedError('The address must begin with https://.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new FeedError(`${host} is not a public address.`);
  }
}

function request(url: URL, options: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  checkAddress(url, options.allowPrivate);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = {
    'accept-encoding': 'gzip',
    accept: 'application/x-ndjson, application/json, text/csv, text/plain, */*',
    ...(options.etag === null ? {} : { 'if-none-match': options.etag }),
  };
  const auth = url.username === '' ? {} : { auth: decodeURIComponent(`${url.username}:${url.password}`) };
  return new Promise((resolve, reject) => {
    get(
      url,
      { headers, signal, ...auth, ...(options.allowPrivate ? {} : { lookup: lookupPublic }) },
      resolve,
    ).on('error', reject);
  });
}

/**
 * Fetches a feed into a file, from public https addresses alone unless told otherwise; redirects are held to the
 * same rules, and a password goes to the first server only.
 * @throws FeedError when the server refuses, sends too much, stops halfway or takes too long
 */
export async function download(address: string, file: string, options: DownloadOptions): Promise<Download> {
  const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await request(url, options, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) {
        const unpack = headers['content-encoding'] === 'gzip' ? [createGunzip()] : [];
        await pipeline([response, ...unpack, limitBytes(maxBytes), createWriteStream(file)], { signal });
        return { kind: 'written', etag: headers.etag ?? null };
      }
      response.destroy();
      if (statusCode === 304) return { kind: 'same' };
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw new FeedError(`The server answered ${statusCode}.`);
      }
      url = new URL(headers.location, url);
    }
    throw new FeedError(`The server redirects more than ${MAX_REDIRECTS} times.`);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const reason = signal.aborted ? `it took longer than ${timeoutMs / 1000} s` : String(error);
    throw new FeedError(`The feed could not be fetched: ${reason}`, { cause: error });
  }
}
