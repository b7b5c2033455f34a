import type { IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic } from '@rooftop/inventory/feeds/public-ip-address';

/** A photo is unavailable or not allowed. The message says why, for the log. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

interface FetchPhotoOptions {
  /** Whether photos may come from a URL. Checked again for each redirect. */
  readonly takes: (source: string) => boolean;
  /** DNS lookup, port and trusted certificates, for tests. */
  readonly connect?: Pick<RequestOptions, 'lookup' | 'port' | 'ca'>;
  readonly maxBytes?: number;
  /** Milliseconds in total. */
  readonly timeoutMs?: number;
}

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 2;
/** DNS results are checked before connecting to them, so that a hostname cannot lead into the private network. */
const CONNECT = { lookup: lookupPublic };

/**
 * Fetches a photo from the public internet.
 * @throws PhotoError if it is not allowed, unavailable, too large or too slow
 */
export async function fetchPhoto(source: string, options: FetchPhotoOptions): Promise<Buffer> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let address = source;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(address, options, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await read(answer, maxBytes);
      answer.destroy();
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        throw new PhotoError(`The server responded with ${statusCode}.`);
      }
      if (!URL.canParse(headers.location, address)) throw new PhotoError('The redirect has no valid URL.');
      address = new URL(headers.location, address).href;
    }
    throw new PhotoError(`The server redirects more than ${MAX_REDIRECTS} times.`);
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    const reason = signal.aborted ? `it took longer than ${timeoutMs / 1000} s` : String(error);
    throw new PhotoError(`The photo could not be fetched: ${reason}`, { cause: error });
  }
}

function request(
  address: string,
  { takes, connect = CONNECT }: FetchPhotoOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { hostname } = new URL(address);
  // An IP address needs no DNS lookup, so it would not be checked.
  if (!takes(address) || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new PhotoError(`Photos are not allowed from ${hostname}.`);
  }
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    get(address, { ...connect, headers, signal, agent: false }, resolve).on('error', reject);
  });
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.iterator({ destroyOnReturn: true })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBytes) throw new PhotoError(`The photo is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  if (!answer.complete) throw new PhotoError('The photo was cut off.');
  return Buffer.concat(chunks, size);
}
