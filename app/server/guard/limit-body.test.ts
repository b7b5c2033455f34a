import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { createWording } from '#app/locales/wording.server.ts';
import { createRefusals } from '../responses/refusal.ts';
import type { WebEnv } from '../site-request.ts';
import { limitBody } from './limit-body.ts';

const PHOTOS = '/sell-trade-my-car/your-vehicle';
const RESUME = '/our-company/careers';
const FORM = '/contact-us';
const KIB = 1024;
const MIB = 1024 * KIB;
const refuse = createRefusals(await createWording());

interface Sent {
  readonly path?: string;
  /** Content-Length. Without it the body comes in chunks. */
  readonly bytes?: number;
  readonly address?: string;
  readonly tenant?: string;
}

/** The guard, in front of an action that answers when it is told to. */
function openSite() {
  let pulled = 0;
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const app = new Hono<WebEnv>();
  app.use((c, next) => {
    const [id = '', ipAddress = ''] = [c.req.header('x-tenant'), c.req.header('x-address')];
    const dealership = testDealership({ id, languages: ['en', 'es'] });
    c.set('siteRequest', {
      requestId: '1',
      dealership,
      origin: 'http://alpha.example',
      ipAddress,
      route: 'none',
    });
    return next();
  });
  app.post('*', limitBody({ refuse, findPhone: async () => '+13155550126' }));
  app.post('*', async (c) => {
    if (c.req.query('wait') !== undefined) await done;
    if (c.req.query('fail') !== undefined) throw new Error('action');
    return c.text('fine');
  });
  app.onError((_error, c) => c.text('failed', 500));
  const send = async (sent: Sent, query = '') => {
    const { path = FORM, bytes, address = '203.0.113.7', tenant = 'dealership-alpha' } = sent;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(KIB));
          if (pulled === 200) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = new Headers({ 'X-Tenant': tenant, 'X-Address': address });
    if (bytes === undefined) headers.set('Transfer-Encoding', 'chunked');
    else headers.set('Content-Length', String(bytes));
    const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const response = await app.request(path + query, init);
    return response.status;
  };
  const post = async (path: string, bytes: number) =>
    (await app.request(path, { method: 'POST', headers: { 'Content-Length': String(bytes) } })).text();
  return { send, post, finish, pulled: () => pulled };
}

test.each([
  [PHOTOS, undefined, 411],
  [`/es${PHOTOS}`, undefined, 411],
  [`${PHOTOS}.data`, undefined, 411],
  [RESUME, undefined, 411],
  [`${RESUME}/technician`, undefined, 411],
  [PHOTOS, 12 * MIB + 1, 413],
  [PHOTOS, 12 * MIB, 200],
  [RESUME, 6 * MIB, 413],
  [RESUME, 5 * MIB, 200],
  [FORM, 64 * KIB + 1, 413],
  [FORM, 64 * KIB, 200],
  [FORM, 0, 200],
])(
  'answers a body for %s with Content-Length %j with %d, and reads nothing of it',
  async (path, bytes, status) => {
    const { send, pulled } = openSite();
    expect(await send({ path, ...(bytes !== undefined && { bytes }) })).toBe(status);
    expect(pulled()).toBe(0);
  },
);

test('says whose website it is, in the language of the page, and how to go on', async () => {
  const html = await openSite().post(`/es${FORM}`, 64 * KIB + 1);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Alpha Motors');
  expect(html).toContain('<a href="/es">Volver al inicio</a>');
  expect(html).toContain('href="tel:+13155550126"');
});

test('reads no more of a form in chunks than fits', async () => {
  const { send, pulled } = openSite();
  expect(await send({})).toBe(413);
  expect(pulled()).toBe(65);
});

test('receives two uploads of an address at once, and small forms besides', async () => {
  const { send, finish } = openSite();
  const upload = { path: PHOTOS, bytes: MIB };
  const running = [send(upload, '?wait'), send({ ...upload, path: RESUME }, '?wait')];
  expect(await send(upload)).toBe(429);
  // The same network, and another one.
  expect(await send({ ...upload, address: '::ffff:203.0.113.7' })).toBe(429);
  expect(await send({ ...upload, address: '203.0.113.8' })).toBe(200);
  expect(await send({ path: PHOTOS, bytes: KIB })).toBe(200);
  expect(await send({ bytes: KIB })).toBe(200);
  finish();
  expect(await Promise.all(running)).toEqual([200, 200]);
  expect(await send(upload)).toBe(200);
});

test('one dealership’s uploads leave room for another’s, and forms are received when there is none', async () => {
  const { send, finish } = openSite();
  const upload = (at: number, tenant: string) => ({
    path: PHOTOS,
    bytes: 10 * MIB,
    address: `203.0.113.${at}`,
    tenant,
  });
  const running = [1, 2, 3].map((at) => send(upload(at, 'a'), '?wait'));
  expect(await send(upload(4, 'a'))).toBe(503);
  running.push(...[5, 6, 7].map((at) => send(upload(at, 'b'), '?wait')));
  expect(await send(upload(8, 'c'))).toBe(503);
  expect(await send({ bytes: KIB, tenant: 'a' })).toBe(200);
  finish();
  await Promise.all(running);
  expect(await send(upload(4, 'a'))).toBe(200);
});

test('forms of an address take no more than its share', async () => {
  const { send, finish } = openSite();
  const running = Array.from({ length: 32 }, () => send({ bytes: 64 * KIB }, '?wait'));
  expect(await send({ bytes: KIB })).toBe(429);
  expect(await send({ bytes: KIB, address: '203.0.113.8' })).toBe(200);
  finish();
  await Promise.all(running);
});

test('a failed action and a refusal give everything back', async () => {
  const { send } = openSite();
  for (let at = 0; at < 5; at += 1) {
    expect(await send({ path: PHOTOS, bytes: 12 * MIB }, '?fail')).toBe(500);
    expect(await send({ path: PHOTOS })).toBe(411);
    expect(await send({ path: PHOTOS, bytes: 13 * MIB })).toBe(413);
  }
  expect(await send({ path: PHOTOS, bytes: 12 * MIB })).toBe(200);
});

test('an upload that breaks off, or that is never read, gives everything back', async () => {
  const app = new Hono<WebEnv>();
  app.use((c, next) => {
    const dealership = testDealership();
    c.set('siteRequest', { requestId: '1', dealership, origin: '', ipAddress: '203.0.113.7', route: 'none' });
    return next();
  });
  app.post('*', limitBody({ refuse, findPhone: async () => '+13155550126' }));
  let reading = 0;
  app.post('*', async (c) => {
    if (c.req.query('unread') !== undefined) return c.text('early');
    reading += 1;
    const form = await c.req.raw.formData().catch(() => null);
    return c.text(form === null ? 'broken' : 'whole');
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens to a port
  const { port } = server.address() as AddressInfo;
  const start = (query = '') => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(MIB) };
    const upload = request({ port, method: 'POST', path: PHOTOS + query, headers, agent: false });
    upload.on('error', () => {});
    upload.write(Buffer.alloc(64 * KIB));
    return upload;
  };
  const answered = async (query: string): Promise<number> => {
    const upload = start(query);
    const [answer] = await once(upload, 'response');
    upload.destroy();
    return answer.statusCode;
  };
  for (let at = 1; at <= 3; at += 1) {
    const running = [start(), start()];
    await expect.poll(() => reading).toBe(2 * at);
    expect(await answered('?unread')).toBe(429);
    for (const upload of running) upload.destroy();
    await expect.poll(() => answered('?unread')).toBe(200);
    expect(await answered('?unread')).toBe(200);
  }
  server.closeAllConnections();
  server.close();
});
