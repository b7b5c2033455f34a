import { createWriteStream } from 'node:fs';
import { type IncomingMessage, get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-row.ts';
import { limitBytes, MAX_BYTES } from './limit-bytes.ts';
import { isPublicAddress, lookupPublic } from './public-ip-address.ts';

interface DownloadOptions {
  /** Allows hosts in the private network, and http. */
  readonly allowPrivate: boolean;
  /** ETag of the last import, so that the server can answer "not modified". Null to fetch in any case. */
  readonly etag: string | null;
  readonly maxBytes?: number;
  /** For the whole download, including redirects. */
  readonly timeoutMs?: number;
}

/** Result of a download: written to the file, or unchanged since `etag`. */
type Download = { readonly kind: 'same' } | { readonly kind: 'written'; readonly etag: string | null };

const TIMEOUT_MS = 5 * 60_000;
const MAX_REDIRECTS = 3;

function checkAddress(url: URL, allowPrivate: boolean): void {
  if (allowPrivate) return;
  if (url.protocol !== 'https:') throw new FeedError('The URL must begin with https://.');
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
 * Downloads a feed to a file, only from public https URLs unless `allowPrivate` is set. Redirects must follow the
 * same rules, and a password is sent only to the first server.
 * @throws FeedError if the server refuses, sends too much, breaks off or takes too long
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
