import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { askedAddress } from './forwarded.ts';

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
    ['is the connection’s', '203.0.113.1', [], 0, '203.0.113.1'],
    ['is no header’s, without a proxy of ours', '203.0.113.1', ['198.51.100.9'], 0, '203.0.113.1'],
    ['is read from both kinds of addresses', '::ffff:203.0.113.1', [], 0, '203.0.113.1'],
    ['may be long', '2001:db8::7', [], 0, '2001:db8::7'],
    ['is what our proxy saw', '10.0.0.1', ['203.0.113.1'], 1, '203.0.113.1'],
    ['is not what a stranger told our proxy', '10.0.0.1', ['1.1.1.1, 203.0.113.1'], 1, '203.0.113.1'],
    ['nor in a header of his own', '10.0.0.1', ['1.1.1.1', '203.0.113.1'], 1, '203.0.113.1'],
    ['is what the outer of two saw', '10.0.0.1', ['1.1.1.1, 203.0.113.1, 10.0.0.2'], 2, '203.0.113.1'],
    ['is the only one there is', '10.0.0.1', ['203.0.113.1'], 2, '203.0.113.1'],
    ['is the connection’s when a proxy says nothing', '10.0.0.1', [], 1, '10.0.0.1'],
    ['is none that our proxy did not understand', '10.0.0.1', ['unknown'], 1, null],
    ['is none when the connection is gone', undefined, [], 0, null],
  ])('%s', (_, direct, forwarded, proxies, address) => {
    expect(askedAddress(asking(direct, ...forwarded), proxies)).toBe(address);
  });
});
