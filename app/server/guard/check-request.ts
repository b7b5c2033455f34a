import { BUDGETS } from '@rooftop/budgets/budgets';
import type { RegisteredDealership, HostIndex } from '@rooftop/tenancy/find-dealership';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const ALLOWED = new Set(['GET', 'HEAD', 'POST']);

/** The parts of a request that decide whether it is admitted. */
export interface Caller {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** The requested host, or undefined if there was none or more than one. */
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

type Verdict<D> =
  /** `origin` is the dealership's own, from its configuration and never from the request. */
  | { readonly kind: 'pass'; readonly dealership: D; readonly origin: string }
  /** 301 to the same path on the primary host, without doubled slashes. */
  | { readonly kind: 'move'; readonly location: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 403 | 404 | 405 | 414 };

/** Allow header of the response to an unsupported method. */
export const ALLOW = [...ALLOWED].join(', ');

const refuse = (status: 400 | 403 | 404 | 405 | 414) => ({ kind: 'refuse', status }) as const;

/**
 * Checks a request before any route sees it: its target, its host, then whether a write comes from our own pages.
 * @param publicOrigin scheme, host and port as browsers write an origin
 */
export function checkRequest<D extends RegisteredDealership>(
  caller: Caller,
  hosts: HostIndex<D>,
  publicOrigin: (host: string) => string,
): Verdict<D> {
  const target = withSingleSlashes(caller.target);
  const malformed = checkTarget(target);
  if (malformed !== null) return refuse(malformed);
  if (caller.host === undefined) return refuse(400);
  const found = hosts.find(caller.host);
  if (found.kind === 'unknown') return refuse(404);
  const origin = publicOrigin(found.host);
  if (WRITES.has(caller.method) && !isOwnWrite(caller, origin) && !isOneClick(caller)) return refuse(403);
  if (!ALLOWED.has(caller.method)) return refuse(405);
  // A redirected write would lose its body.
  if (WRITES.has(caller.method) && target !== caller.target) return refuse(400);
  if (found.kind === 'alias' || target !== caller.target) return { kind: 'move', location: origin + target };
  return { kind: 'pass', dealership: found.dealership, origin };
}

/**
 * Characters that no path has: the router takes an encoded backslash for the start of a host and throws, finds no route at all
 * for a path with a line break, and control characters can't be sent back in a header.
 */
const UNWANTED = /[\p{Cc}\u2028\u2029\\]/u;
/** PostgreSQL rejects it in any text. */
const NUL = '%00';

/**
 * Accepts a path that starts with one slash, can be decoded and has no control characters. Absolute and asterisk forms are for
 * proxies. Returns null if the target is fine, else the status.
 */
export function checkTarget(target: string): 400 | 414 | null {
  if (target.length > BUDGETS.urlBytes.each) return 414;
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('#')) return 400;
  if (target.includes(NUL)) return 400;
  try {
    return UNWANTED.test(decodeURIComponent(path)) ? 400 : null;
  } catch {
    return 400;
  }
}

/**
 * The target without doubled slashes in its path, and then without a trailing one, so that one redirect is enough. A target
 * without doubled slashes stays as it is.
 */
function withSingleSlashes(target: string): string {
  const [path = ''] = target.split('?', 1);
  if (!path.includes('//')) return target;
  const single = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return single + target.slice(path.length);
}

/** Path of the link in a confirmation. Its ticket authorizes the write, without any cookie. */
const STOPS_MAIL = /^(?:\/[a-z]{2})?\/stop-mail\/[\w.-]+$/;

/** The POST with which a mail program unsubscribes its user (RFC 8058). It is not a browser and sends no Origin. */
const isOneClick = ({ method, target, origin, fetchSite }: Caller): boolean =>
  method === 'POST' && origin === undefined && fetchSite === undefined && STOPS_MAIL.test(target);

/** Every current browser sends Origin with a write. A request without it is from a script or hides its source. */
function isOwnWrite(caller: Caller, origin: string): boolean {
  return caller.origin === origin && (caller.fetchSite ?? 'same-origin') === 'same-origin';
}
