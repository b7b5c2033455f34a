import { isIP } from 'node:net';

/** Milliseconds that the answer may take. */
const PATIENCE_MS = 10_000;

interface ProjectHost {
  /** `LAKE_URL`. */
  readonly lakeUrl: string;
  readonly projectId: string;
  readonly fetch: typeof fetch;
}

const isOfThisMachine = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
};

/**
 * Checks that the lake answers where the Studio asks for content: Sanity's client puts the project before the lake's
 * hostname, `rooftop.lake.example.com`.
 * @returns what to do, or null if it answers there, or is for this machine only
 */
export async function checkProjectHost({ lakeUrl, projectId, fetch }: ProjectHost): Promise<string | null> {
  const url = new URL('/v1/ping', lakeUrl);
  const lakeHost = url.hostname;
  if (isOfThisMachine(lakeHost)) return null;
  if (isIP(lakeHost.replaceAll(/[[\]]/g, '')) !== 0)
    return `LAKE_URL has the IP address ${lakeHost}, but the Studio asks at "${projectId}." before the lake's hostname. Set LAKE_URL to a hostname (docs/operations.md, "A domain").`;
  url.hostname = `${projectId}.${lakeHost}`;
  const problem = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok, status }) => (ok ? null : `HTTP status ${status}`),
    reasonOf,
  );
  return problem === null
    ? null
    : `The Studio asks for content at ${url.origin}, which does not answer from here (${problem}). Point the DNS name ${url.hostname} to where ${lakeHost} points, and let its proxy and its TLS certificate have both names (docs/operations.md, "A domain").`;
}
