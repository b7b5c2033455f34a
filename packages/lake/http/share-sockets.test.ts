import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { shareSockets } from './share-sockets.ts';

const BUDGET = { limits: 'connections', unit: 'sockets', caller: 3, process: 6 } as const;

class Connection extends Socket {
  override readonly remoteAddress: string;
  constructor(address: string) {
    super();
    this.remoteAddress = address;
  }
}

function server(countsCallers = true) {
  const made = createServer();
  shareSockets(made, { budget: BUDGET, countsCallers, headersMs: 10_000, busyHeadersMs: 3000 });
  const connect = (address: string): Connection => {
    const socket = new Connection(address);
    made.emit('connection', socket);
    return socket;
  };
  /** Sends the headers of a request. Returns a function that completes the response. */
  const ask = (socket: Socket): (() => void) => {
    const response = new EventEmitter();
    made.emit('request', { socket }, response);
    return () => response.emit('finish');
  };
  return { made, connect, ask };
}
const areOpen = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => !destroyed);

test('a caller with too many connections loses their own longest wait', () => {
  const { connect } = server();
  const other = connect('198.51.100.1');
  const sockets = Array.from({ length: 4 }, () => connect('203.0.113.9'));
  expect(areOpen([other, ...sockets])).toEqual([true, false, true, true, true]);
});

test('addresses of one IPv6 network are one caller', () => {
  const { connect } = server();
  const sockets = Array.from({ length: 4 }, (_, n) => connect(`2001:db8::${n}`));
  expect(areOpen(sockets)).toEqual([false, true, true, true]);
});

test('the longest wait of all makes room when all connections are taken', () => {
  const { connect, ask } = server();
  const sockets = Array.from({ length: 6 }, (_, n) => connect(`203.0.113.${n}`));
  ask(sockets[0] ?? expect.unreachable());
  const late = connect('198.51.100.1');
  expect(areOpen([...sockets, late])).toEqual([true, false, true, true, true, true, true]);
});

test('a connection is refused only if all others are serving requests', () => {
  const { connect, ask } = server();
  const sockets = Array.from({ length: 6 }, (_, n) => connect(`203.0.113.${n}`));
  const finish = sockets.map(ask);
  expect(connect('198.51.100.1').destroyed).toBe(true);
  finish[3]?.();
  expect(connect('198.51.100.1').destroyed).toBe(false);
  expect(areOpen(sockets)).toEqual([true, true, true, false, true, true]);
});

test('headers have to be quick while more than half of all connections are taken', () => {
  const { made, connect } = server();
  const sockets = Array.from({ length: 4 }, (_, n) => connect(`203.0.113.${n}`));
  expect(made.headersTimeout).toBe(3000);
  sockets[0]?.emit('close');
  expect(made.headersTimeout).toBe(10_000);
});

test('behind a proxy all connections come from one address, which has no share of its own', () => {
  const { connect } = server(false);
  const sockets = Array.from({ length: 6 }, () => connect('10.0.0.1'));
  expect(areOpen(sockets)).toEqual(sockets.map(() => true));
});
