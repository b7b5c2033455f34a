/**
 * The process of a crowd: `crowd.ts <options as JSON>`. Each of its connections sends a request, and the next one as soon
 * as it is answered, from one list for all. Then it prints the result.
 */
import { connect, type Socket } from 'node:net';
import { type CrowdResult, crowdShape } from './crowd-shape.ts';

const { port, host, seconds, connections, requests } = crowdShape.parse(JSON.parse(process.argv[2] ?? ''));
const RECONNECT_MS = 100;

const times: number[] = [];
let answered = 0;
let refused = 0;
let errors = 0;
let next = 0;
let isOver = false;

function nextRequest(): string {
  const { path, address } = requests[(next += 1) % requests.length] ?? { path: '/', address: '' };
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${address}\r\n\r\n`;
}

/** Bytes of a complete response. Null if more are to come. */
function endOf(bytes: Buffer): number | null {
  const head = bytes.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, head)) ?? [];
  if (length === undefined)
    return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' ? bytes.length : null;
  const end = head + 4 + Number(length);
  return bytes.length >= end ? end : null;
}

const waiting = new Map<Socket, number>();

function open(): void {
  if (isOver) return;
  let bytes = Buffer.alloc(0);
  const socket = connect(port, '127.0.0.1');
  const ask = () => {
    waiting.set(socket, performance.now());
    socket.write(nextRequest());
  };
  socket.on('data', (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    if (endOf(bytes) === null) return;
    times.push(performance.now() - (waiting.get(socket) ?? 0));
    answered += 1;
    if (!bytes.toString('latin1', 9, 12).startsWith('2')) refused += 1;
    bytes = Buffer.alloc(0);
    ask();
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    waiting.delete(socket);
    if (isOver) return;
    errors += 1;
    setTimeout(open, RECONNECT_MS);
  });
  ask();
}

for (let connection = 0; connection < connections; connection += 1) open();
setTimeout(() => {
  isOver = true;
  // Those that still wait have waited at least as long.
  for (const began of waiting.values()) times.push(performance.now() - began);
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const result: CrowdResult = {
    perSecond: answered / seconds,
    refused: refused / answered,
    errors,
    p50: share(0.5),
    p99: share(0.99),
  };
  process.stdout.write(JSON.stringify(result), () => process.exit());
}, seconds * 1000);
