import type { Dealership, HostIndex } from '@rooftop/tenancy/find-dealership';

/** Bytes of a request target; longer ones answer 414. */
const MAX_TARGET = 8192;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const ALLOWED = new Set(['GET', 'HEAD', 'POST']);

/** What of a request decides whether it may come in. */
export interface Caller {
  readonly method: string;
  /** path and query as sent */
  readonly target: string;
  /** the host asked for; undefined when there was none, or more than one */
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

export type Verdict<D> =
  /** `origin` is the dealership's own, from its configuration and ours, never from the request */
  | { readonly kind: 'pass'; readonly dealership: D; readonly origin: string }
  /** 301 to the same path on the primary host */
  | { readonly kind: 'move'; readonly location: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 403 | 404 | 405 | 414 };

/** Answers to a method that nothing here accepts. */
export const ALLOW = [...ALLOWED].join(', ');

const refuse = (status: 400 | 403 | 404 | 405 | 414) => ({ kind: 'refuse', status }) as const;

/**
 * Judges a request before any route sees it: its form, its host, then whether a write comes from our own pages.
 * @param publicOrigin scheme, host and port as browsers write an origin
 */
export function judge<D extends Dealership>(
  caller: Caller,
  hosts: HostIndex<D>,
  publicOrigin: (host: string) => string,
): Verdict<D> {
  const malformed = judgeTarget(caller.target);
  if (malformed !== null) return refuse(malformed);
  if (caller.host === undefined) return refuse(400);
  const found = hosts.find(caller.host);
  if (found.kind === 'unknown') return refuse(404);
  const origin = publicOrigin(found.host);
  if (WRITES.has(caller.method) && !isOwnWrite(caller, origin) && !isOneClick(caller)) return refuse(403);
  if (!ALLOWED.has(caller.method)) return refuse(405);
  if (found.kind === 'alias') return { kind: 'move', location: origin + caller.target };
  return { kind: 'pass', dealership: found.dealership, origin };
}

/** A path that starts with one slash and can be decoded; absolute and asterisk forms are for proxies. */
export function judgeTarget(target: string): 400 | 414 | null {
  if (target.length > MAX_TARGET) return 414;
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('#')) return 400;
  try {
    // The router takes an encoded backslash for the start of a host, and fails.
    return /[\0\\]/.test(decodeURIComponent(path)) ? 400 : null;
  } catch {
    return 400;
  }
}

/** Where the link in a confirmation leads. Its ticket is what allows the write; no cookie counts there. */
const STOPS_MAIL = /^(?:\/[a-z]{2})?\/stop-mail\/[\w.-]+$/;

/** The POST by which a mail program stops mails for its user (RFC 8058): it is no browser, and sends no Origin. */
const isOneClick = ({ method, target, origin, fetchSite }: Caller): boolean =>
  method === 'POST' && origin === undefined && fetchSite === undefined && STOPS_MAIL.test(target);

/** Every browser in use sends Origin with a write; one without it is a script, or hides where it comes from. */
function isOwnWrite(caller: Caller, origin: string): boolean {
  return caller.origin === origin && (caller.fetchSite ?? 'same-origin') === 'same-origin';
}
