import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*|x-host|client-ip)$/;

/**
 * The host a request is for.
 * @param trustedProxies number of our own proxies in front; 0 ignores forwarded headers
 * @returns undefined if there is no host, or more than one
 */
export function requestedHost(incoming: IncomingMessage, trustedProxies: number): string | undefined {
  const { host } = incoming.headers;
  if (host === undefined || hasSecondHost(incoming.rawHeaders)) return undefined;
  if (trustedProxies === 0) return host;
  const forwarded = (incoming.headersDistinct['x-forwarded-host'] ?? [])
    .join(',')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  // Each proxy appends on the right, so values sent by clients are further left.
  return forwarded.at(-Math.min(trustedProxies, forwarded.length)) ?? host;
}

/** Whether a request has more than one Host header, of which Node's `headers` contain the first. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count > 1;
}

/**
 * The client's IP address, as the outermost of our own proxies saw it.
 * @param trustedProxies number of our own proxies in front; 0 ignores forwarded headers
 * @returns null if the connection is closed, or if our proxy sent something other than an IP address
 */
export function clientIpAddress(incoming: IncomingMessage, trustedProxies: number): string | null {
  const direct = incoming.socket.remoteAddress;
  if (trustedProxies === 0) return ipAddressIn(direct);
  const forwarded = (incoming.headersDistinct['x-forwarded-for'] ?? [])
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  // Each proxy appends the address it saw on the right. The rightmost entries are our proxies', and values sent by
  // clients are further left.
  return ipAddressIn(forwarded.at(-Math.min(trustedProxies, forwarded.length)) ?? direct);
}

function ipAddressIn(text = ''): string | null {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

const isForwarded = (text: string, index: number): boolean =>
  index % 2 === 0 && FORWARDED.test(text.toLowerCase());

/**
 * Makes a request look as if it came directly to the dealership's canonical host, without forwarded headers. Nothing
 * that reads it later can be misled by headers.
 */
export function canonicalize(incoming: IncomingMessage, host: string): void {
  // Copying every header costs as much as sending a cached page, and few requests need it.
  if (incoming.headers.host === host && !incoming.rawHeaders.some(isForwarded)) return;
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
