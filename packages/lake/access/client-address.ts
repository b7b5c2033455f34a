import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/**
 * The address that sign-in attempts are counted for, as the outermost of our own proxies saw it. Of IPv6 only the
 * first 64 bits count, because whoever has one such address has them all.
 * @param trustedProxies how many proxies of ours stand in front; 0 believes no forwarded header
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Each proxy adds the address it saw to the right; what strangers sent is further left.
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
