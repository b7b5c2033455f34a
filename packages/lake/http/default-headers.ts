/** Headers of every response that says nothing else: it is data, never a page, and not for other sites' frames. */
import { createMiddleware } from 'hono/factory';

/** Two years in seconds. */
const HSTS_MAX_AGE = 63_072_000;
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Browsers show PDF files with a viewer of their own, which the policy of data would stop. */
const FILE_POLICY = "frame-ancestors 'none'";

/** @param publicUrl URL at which browsers reach the lake */
export function defaultHeaders(publicUrl: string) {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // The lake's subdomains are its own: projects and streams.
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE}; includeSubDomains`,
    }),
  };
  return createMiddleware(async (context, next) => {
    await next();
    const policy = context.req.path.startsWith('/files/') ? FILE_POLICY : CLOSED_POLICY;
    const all = { ...headers, 'Content-Security-Policy': policy };
    for (const [name, value] of Object.entries(all)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
}
