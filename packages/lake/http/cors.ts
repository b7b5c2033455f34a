/** Allows only the Studio's origins to use the lake from a browser. */
import { createMiddleware } from 'hono/factory';

const MAX_AGE = '7200';

/**
 * Answers preflight requests and sets CORS headers for the Studio's origins. After a stream's redirect the browser
 * sends the origin `null`, which is accepted if the request has a ticket.
 */
export function cors(studioOrigins: readonly string[]) {
  return createMiddleware(async (context, next) => {
    const origin = context.req.header('origin');
    const isRedirected = origin === 'null' && context.req.query('ticket') !== undefined;
    const isAllowed = origin !== undefined && (studioOrigins.includes(origin) || isRedirected);
    if (context.req.method === 'OPTIONS') {
      if (!isAllowed) return context.body(null, 204);
      const headers = context.req.header('access-control-request-headers');
      return context.body(null, 204, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        ...(headers === undefined ? {} : { 'Access-Control-Allow-Headers': headers }),
        'Access-Control-Max-Age': MAX_AGE,
        Vary: 'Origin',
      });
    }
    await next();
    if (!context.res.headers.has('Access-Control-Allow-Origin')) {
      context.res.headers.append('Vary', 'Origin');
      if (isAllowed) {
        context.res.headers.set('Access-Control-Allow-Origin', origin);
        context.res.headers.set('Access-Control-Allow-Credentials', 'true');
        context.res.headers.set('Access-Control-Expose-Headers', 'x-sanity-shard');
      }
    }
    return undefined;
  });
}
