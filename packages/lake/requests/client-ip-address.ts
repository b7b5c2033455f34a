import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { callerKey } from '@rooftop/budgets/caller-key';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/**
 * Returns the IP address that sign-in attempts are counted for, as seen by the outermost of our own proxies, in
 * the form of `callerKey`.
 * @param trustedProxies number of our own proxies in front. 0 ignores forwarded headers.
 */
export function callerIpAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Each proxy appends the address it saw on the right. Values sent by clients are further left.
  const named = trustedProxies === 0 ? undefined : forwarded.at(-Math.min(trustedProxies, forwarded.length));
  if (named !== undefined && isIP(named) !== 0) return callerKey(named);
  const bindings: Partial<HttpBindings> | undefined = context.env;
  if (bindings?.incoming === undefined) return 'unknown';
  return callerKey(getConnInfo(context).remote.address ?? '');
}
