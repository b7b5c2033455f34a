/**
 * Simulates the internet for a web process under test. It is loaded before the process with `--import` and routes the
 * hosts of a feed's photos to a server on this machine. All other requests, and the process itself, are unchanged.
 */
import https, { type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { LookupFunction } from 'node:net';
import { z } from 'zod';

const { port, ca } = z
  .object({ port: z.number(), ca: z.string() })
  .parse(JSON.parse(process.env['TEST_PHOTO_SERVER'] ?? '{}'));

const toThisMachine: LookupFunction = (_hostname, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
const { get } = https;

Object.assign(https, {
  get: (address: string, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => {
    const isPhoto = new URL(address).hostname.endsWith('.example.com');
    return get(address, isPhoto ? { ...options, port, ca, lookup: toThisMachine } : options, onAnswer);
  },
});
syncBuiltinESMExports();
