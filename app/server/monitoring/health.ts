import type { WebMiddleware } from '../site-request.ts';

/** Milliseconds for which a database check stays valid, so that a flood of requests can't flood the database. */
const LOOK_EVERY_MS = 1_000;
/** Milliseconds the database has to answer. */
const PATIENCE_MS = 2_000;

interface ReadinessOptions {
  /** Runs any query. Rejects if the database does not answer. */
  readonly askDatabase: () => Promise<unknown>;
  readonly isContentReady: () => boolean;
}

/** Whether the process can serve requests: the content has been read, and the database answers. */
export function createReadiness({ askDatabase, isContentReady }: ReadinessOptions): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };

  function look(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), PATIENCE_MS);
    const answered = askDatabase().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
  }

  return async function isReady() {
    const now = performance.now();
    if (now - last.at > LOOK_EVERY_MS) last = { at: now, answer: look() };
    return (await last.answer) && isContentReady();
  };
}

/** Answers health checks, on any host: `/healthz` while the process runs, `/readyz` while it can serve pages. */
export function createHealthCheck(
  options: ReadinessOptions & { readonly isDraining: () => boolean },
): WebMiddleware {
  const isReady = createReadiness(options);
  return async function healthCheck(c) {
    c.set('route', 'health');
    const isFine = c.req.path === '/healthz' || (!options.isDraining() && (await isReady()));
    const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
    return new Response(isFine ? 'ok' : 'unavailable', { status: isFine ? 200 : 503, headers });
  };
}
