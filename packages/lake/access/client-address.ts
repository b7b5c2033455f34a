import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that sign-in attempts are counted for: the connection's own, never a header's. Of IPv6 only the
 * first 64 bits count, because whoever has one such address has them all.
 */
export function clientAddress(context: Context): string {
  const bindings: Partial<HttpBindings> | undefined = context.env;
  if (bindings?.incoming === undefined) return 'unknown';
  const address = getConnInfo(context).remote.address ?? 'unknown';
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
