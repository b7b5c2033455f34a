/** A browser's push service, and a device that subscribed at it: opens what it is sent, as the device would. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { serve } from './http-server.ts';

const claimsShape = z.object({ aud: z.string(), exp: z.number() });
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const hkdf = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Checks that a message is signed by the owner of the key that the device subscribed with (RFC 8292). */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp } = claimsShape.parse(JSON.parse(bytesOf(claims).toString()));
  const point = bytesOf(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytesOf(signature),
  );
  return isRight && aud === origin && exp > Date.now() / 1000;
}

/** Opens a sealed message (RFC 8291 and RFC 8188, one record). */
function open(sealed: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const idLength = sealed[20] ?? 0;
  const sender = sealed.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = hkdf(device.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const content = sealed.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The last byte that is not zero ends the content.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Starts the service. `statuses` holds its next answers; 201 when it is empty. @param port defaults to a free one */
export async function startPushService(port?: number) {
  const auth = randomBytes(16);
  const device = createECDH('prime256v1');
  device.generateKeys();
  const statuses: number[] = [];
  const messages: unknown[] = [];
  const server = await serve(async (request, response) => {
    const sealed = await buffer(request);
    const isRight = isSigned(request.headers.authorization ?? '', server.url);
    const status = isRight ? (statuses.shift() ?? 201) : 403;
    if (status === 201) messages.push(JSON.parse(open(sealed, device, auth)));
    response.writeHead(status).end();
  }, port);
  return {
    /** Where it is. */
    origin: server.url,
    statuses,
    /** What the device was told. */
    messages,
    subscription: (path = '/device') => ({
      endpoint: `${server.url}${path}`,
      keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
