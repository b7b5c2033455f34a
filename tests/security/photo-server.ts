import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { LookupFunction } from 'node:net';
import { generate } from 'selfsigned';

/** Hostnames of the server. */
export const PHOTO_HOST = 'photos.example.com';
export const OTHER_HOST = 'elsewhere.example.com';

const certificate = generate([{ name: 'commonName', value: PHOTO_HOST }], {
  keySize: 2048,
  extensions: [
    { name: 'subjectAltName', altNames: [PHOTO_HOST, OTHER_HOST].map((value) => ({ type: 2, value })) },
  ],
});

/** Starts a photo host on this machine, and returns the connection options that route any hostname to it. */
export async function startPhotoServer(answer: RequestListener) {
  const { private: key, cert } = await certificate;
  const lookedUp: string[] = [];
  const server = createServer({ key, cert }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookedUp.push(hostname);
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  };
  return {
    connect: { lookup, port: address.port, ca: cert },
    /** Names that were looked up, in order. */
    lookedUp,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
