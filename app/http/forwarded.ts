import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*|x-host|client-ip)$/;

/**
 * The host a request asks for.
 * @param trustedProxies how many proxies of ours stand in front; 0 believes no forwarded header
 * @returns undefined without a host, or with several
 */
export function askedHost(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const hosts = incoming.headersDistinct['host'] ?? [];
  if (hosts.length !== 1) return undefined;
  if (trustedProxies === 0) return hosts[0];
  const forwarded = (incoming.headersDistinct['x-forwarded-host'] ?? [])
    .join(',')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  // Each proxy adds to the right, so what strangers sent stands further left.
  return forwarded.at(-Math.min(trustedProxies, forwarded.length)) ?? hosts[0];
}

/**
 * The address of the machine that asks, as the outermost of our own proxies saw it.
 * @param trustedProxies how many proxies of ours stand in front; 0 believes no forwarded header
 * @returns null when the connection is gone, or a proxy of ours says something else than an address
 */
export function askedAddress(incoming: IncomingMessage, trustedProxies: number): string | null {
  const direct = incoming.socket.remoteAddress;
  const forwarded = (incoming.headersDistinct['x-forwarded-for'] ?? [])
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Each proxy adds whom it saw to the right; ours are as many, and what strangers sent stands further left.
  const told = trustedProxies === 0 ? undefined : forwarded.at(-Math.min(trustedProxies, forwarded.length));
  const address = (told ?? direct ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

/**
 * Makes a request look as if it came straight to the dealership: its host is the canonical one and nothing else
 * claims to know better. Whatever reads it afterwards cannot be misled by headers.
 */
export function canonicalise(incoming: IncomingMessage, host: string): void {
  const kept: string[] = [];
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    const lower = name.toLowerCase();
    if (FORWARDED.test(lower)) delete incoming.headers[lower];
    else if (lower !== 'host') kept.push(name, incoming.rawHeaders[index + 1] ?? '');
  }
  incoming.headers.host = host;
  incoming.rawHeaders = ['Host', host, ...kept];
}
