import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientIpAddress } from './forwarded.ts';

function asking(direct: string | undefined, ...forwarded: string[]): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: direct });
  const incoming = new IncomingMessage(socket);
  if (forwarded.length > 0) incoming.headersDistinct['x-forwarded-for'] = forwarded;
  return incoming;
}

describe('askedAddress', () => {
  test.each<
    [string, direct: string | undefined, forwarded: string[], proxies: number, address: string | null]
  >([
    ['uses the connection', '203.0.113.1', [], 0, '203.0.113.1'],
    ['ignores headers without a proxy of ours', '203.0.113.1', ['198.51.100.9'], 0, '203.0.113.1'],
    ['unwraps IPv4-mapped addresses', '::ffff:203.0.113.1', [], 0, '203.0.113.1'],
    ['accepts IPv6', '2001:db8::7', [], 0, '2001:db8::7'],
    ['uses what our proxy saw', '10.0.0.1', ['203.0.113.1'], 1, '203.0.113.1'],
    ['ignores what a client sent to our proxy', '10.0.0.1', ['1.1.1.1, 203.0.113.1'], 1, '203.0.113.1'],
    ['ignores a separate header from the client', '10.0.0.1', ['1.1.1.1', '203.0.113.1'], 1, '203.0.113.1'],
    [
      'uses what the outer of two proxies saw',
      '10.0.0.1',
      ['1.1.1.1, 203.0.113.1, 10.0.0.2'],
      2,
      '203.0.113.1',
    ],
    ['uses the only entry', '10.0.0.1', ['203.0.113.1'], 2, '203.0.113.1'],
    ['falls back to the connection if a proxy sends no header', '10.0.0.1', [], 1, '10.0.0.1'],
    ['returns null for an entry that is not an IP address', '10.0.0.1', ['unknown'], 1, null],
    ['returns null if the connection is closed', undefined, [], 0, null],
  ])('%s', (_, direct, forwarded, proxies, address) => {
    expect(clientIpAddress(asking(direct, ...forwarded), proxies)).toBe(address);
  });
});
