import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Principal } from '../access/rights/principal.ts';
import type { LakeVariables } from './lake-variables.ts';

/**
 * Logs what a caller tried and may not do. Without the whole path, which may name what they should not see;
 * its first two segments say what kind of request it was.
 */
export function logRefusals(log: Logger) {
  return createMiddleware<LakeVariables>(async (context, next) => {
    await next();
    if (context.res.status !== 403) return;
    const { method, path } = context.req;
    const principal: Principal | undefined = context.get('principal');
    log.info({ user: principal?.id, method, path: path.split('/', 3).join('/') }, 'refused');
  });
}
