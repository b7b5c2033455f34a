import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*|x-host|client-ip)$/;

/**
 * The host a request is for.
 * @param trustedProxies number of our own proxies in front; 0 ignores forwarded headers
 * @returns undefined if there is no host, or more than one
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
  // Each proxy appends on the right, so values sent by clients are further left.
  return forwarded.at(-Math.min(trustedProxies, forwarded.length)) ?? hosts[0];
}

/**
 * The client's IP address, as the outermost of our own proxies saw it.
 * @param trustedProxies number of our own proxies in front; 0 ignores forwarded headers
 * @returns null if the connection is closed, or if our proxy sent something other than an IP address
 */
export function askedAddress(incoming: IncomingMessage, trustedProxies: number): string | null {
  const direct = incoming.socket.remoteAddress;
  const forwarded = (incoming.headersDistinct['x-forwarded-for'] ?? [])
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Each proxy appends the address it saw on the right. The rightmost entries are our proxies', and values sent by
  // clients are further left.
  const told = trustedProxies === 0 ? undefined : forwarded.at(-Math.min(trustedProxies, forwarded.length));
  const address = (told ?? direct ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

/**
 * Makes a request look as if it came directly to the dealership's canonical host, without forwarded headers. Nothing
 * that reads it later can be misled by headers.
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
