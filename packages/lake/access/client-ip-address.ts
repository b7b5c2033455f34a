import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/**
 * Returns the IP address that sign-in attempts are counted for, as seen by the outermost of our own proxies. Of IPv6
 * addresses only the first 64 bits count, because a client with one such address usually has them all.
 * @param trustedProxies number of our own proxies in front. 0 ignores forwarded headers.
 */
export function clientIpAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Each proxy appends the address it saw on the right. Values sent by clients are further left.
  const named = trustedProxies === 0 ? undefined : forwarded.at(-Math.min(trustedProxies, forwarded.length));
  if (named !== undefined && isIP(named) !== 0) return network(named);
  const bindings: Partial<HttpBindings> | undefined = context.env;
  if (bindings?.incoming === undefined) return 'unknown';
  return network(getConnInfo(context).remote.address ?? 'unknown');
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const full = address.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last]
    : groups;
  return `${full.slice(0, 4).join(':')}::/64`;
}
