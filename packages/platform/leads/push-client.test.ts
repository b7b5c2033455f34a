import { expect, test } from 'vitest';
import { serve } from '../../../tests/support/http-server.ts';
import { createPushClient } from './push-client.ts';

/** A server on this machine that counts its requests. */
async function startService() {
  const requests: string[] = [];
  const server = await serve((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(201).end();
  });
  return { asked: requests, url: server.url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const post = (url: string) => ({ method: 'POST', url, bytes: new Uint8Array() }) as const;

test('calls nothing on this machine or in its network, in development too', async () => {
  await using service = await startService();
  const { port } = new URL(service.url);
  const send = createPushClient(undefined);
  for (const url of [
    `${service.url}/device`,
    `http://localhost:${port}/device`,
    `http://[::1]:${port}/device`,
    `http://[::ffff:127.0.0.1]:${port}/device`,
    `http://0.0.0.0:${port}/device`,
    `https://127.0.0.1:${port}/device`,
    'https://10.0.0.7/device',
    'http://push.example/device',
  ])
    await expect(send(post(url)), url).rejects.toThrow('is not allowed');
  expect(service.asked).toEqual([]);
});

test('calls the stand-in that a test names, and nothing beside it', async () => {
  await using service = await startService();
  await using other = await startService();
  const send = createPushClient(service.url);
  await send(post(`${service.url}/device`));
  await expect(send(post(`${other.url}/device`))).rejects.toThrow('is not allowed');
  expect([service.asked, other.asked]).toEqual([['/device'], []]);
});
