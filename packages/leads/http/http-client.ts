/**
 * Outbound HTTP: one attempt for requests with a body, limits on time and size, and errors for unsuccessful statuses
 * (spec 7). Dealerships enter the URLs, so a name must not lead into the private network.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

type BodilessRequest = { readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'DELETE' };
/**
 * `json` becomes the body; `jsonText` is sent byte by byte, for bodies that are signed. Requests with a body are retried
 * by the job queue, never here.
 */
type RequestWithBody = { readonly method: 'POST' | 'PUT' | 'PATCH' } & (
  | { readonly json: unknown }
  | { readonly jsonText: string }
  /** Its headers must say what type it is of. */
  | { readonly bytes: Uint8Array }
);

export type HttpRequest = (BodilessRequest | RequestWithBody) & {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request before its timeout. */
  readonly signal?: AbortSignal;
};

interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a request.
 * @throws HttpError for every status but 2xx
 * @throws Error if the response was incomplete or the URL is not allowed
 */
export type HttpClient = (request: HttpRequest) => Promise<HttpResponse>;

interface HttpClientOptions {
  /** Whether `http://` to this machine is allowed, for development and tests. Defaults to false. */
  readonly allowsLoopback?: boolean;
  /** The one origin on this machine that is allowed without it, such as a stand-in for a service. Defaults to none. */
  readonly allowedOrigin?: string | undefined;
  /** Resolves hostnames, and fails if one must not be called. Defaults to the system's resolver. */
  readonly lookup?: LookupFunction;
  /** For the whole exchange, including a retry. Defaults to 20 seconds. */
  readonly timeoutMs?: number;
  /** Maximum size of a response. Defaults to 1 MiB. */
  readonly maxBytes?: number;
}

/** The server responded with an unsuccessful status. This includes redirects, which are never followed. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  constructor(method: string, host: string, status: number) {
    super(`${method} ${host} answered ${status}`);
    this.status = status;
  }
}

/** Statuses that are retried once immediately if the request has no body (spec 7). */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/;
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 1024 * 1024;

/** Creates the HTTP client for all outbound requests. Error messages name the host but no other part of the URL. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { lookup, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;

  async function attempt(request: HttpRequest, url: URL, signal: AbortSignal): Promise<HttpResponse> {
    const { method } = request;
    const body = bodyOf(request);
    const headers = {
      accept: '*/*',
      ...(body !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...request.headers,
    };
    const response = await send(url, { method, headers, lookup, signal }, body);
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode > 299) {
      response.destroy();
      throw new HttpError(method, url.host, statusCode);
    }
    return { status: statusCode, text: await read(response, maxBytes) };
  }

  return async (request) => {
    const url = checkedUrl(request.url, options);
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    const repeats = bodyOf(request) === null;
    try {
      return await attempt(request, url, signal).catch((error: unknown) => {
        if (repeats && error instanceof HttpError && PASSING.has(error.status)) {
          return attempt(request, url, signal);
        }
        throw error;
      });
    } catch (error) {
      if (error instanceof HttpError) throw error;
      const reason = signal.aborted ? reasonOf(signal.reason) : reasonOf(error);
      throw new Error(`${request.method} ${url.host}: ${reason}`, { cause: error });
    }
  };
}

function bodyOf(request: HttpRequest): string | Uint8Array | null {
  if ('jsonText' in request) return request.jsonText;
  if ('bytes' in request) return request.bytes;
  return 'json' in request ? JSON.stringify(request.json) : null;
}

function checkedUrl(
  address: string,
  { allowsLoopback = false, allowedOrigin }: Pick<HttpClientOptions, 'allowsLoopback' | 'allowedOrigin'>,
): URL {
  if (!URL.canParse(address)) throw new Error('The URL is invalid.');
  const url = new URL(address);
  const isHere = LOOPBACK.test(url.hostname);
  if (isHere ? !allowsLoopback && url.origin !== allowedOrigin : url.protocol !== 'https:') {
    throw new Error(`${url.host} is not allowed: only https to other machines.`);
  }
  // Names are checked when they are resolved. A public service has one.
  if (!isHere && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new Error(`${url.host} is not allowed: the URL must have a hostname.`);
  }
  if (url.username !== '') throw new Error(`${url.host} is not allowed: the URL contains a password.`);
  return url;
}

interface SendOptions {
  readonly method: string;
  readonly headers: Record<string, string | number>;
  readonly lookup: LookupFunction | undefined;
  readonly signal: AbortSignal;
}

const send = (
  url: URL,
  { lookup, ...options }: SendOptions,
  body: string | Uint8Array | null,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = isSecure ? requestHttps : requestHttp;
    request(url, { ...options, ...(isSecure && lookup !== undefined && { lookup }) }, resolve)
      .on('error', reject)
      .end(body ?? undefined);
  });

async function read(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

/** Returns the system's code, such as `ECONNREFUSED`, if there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name === 'Error' ? error.message : error.name;
}
