/**
 * Submits forms while the database is out of disk space or down. The website returns 503 with Retry-After and keeps
 * the input.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freshDatabase } from '../support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealership, documents, homePage } from '../integration/content-fixtures.ts';
import { startStubLake, type StubLake } from '../integration/stub-lake.ts';
import { ask, startWeb, type WebProcess } from '../integration/web-fixtures.ts';

const HOST = 'www.alpha.example';
const TYPED = {
  topic: '7',
  firstName: 'Jo',
  lastName: 'Doe',
  email: 'jo@example.com',
  phone: '(814) 555-0100',
  message: 'Is the blue one still here?',
};

/** Returns the attributes of every input of a page. */
const inputs = (html: string): Record<string, string | undefined>[] =>
  [...html.matchAll(/<input [^>]*>/g)].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/ ([a-z]+)="([^"]*)"/gi)].map(([, name, value]) => [name, value])),
  );

/** Starts a proxy in front of PostgreSQL that can go down and come back. */
async function startProxy({ port: targetPort, hostname }: URL) {
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(targetPort), hostname);
        for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
        near.pipe(far).pipe(near);
      }).listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const port = await listen(0);
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    });
  return { port, goAway, comeBack: () => listen(port) };
}

let database: Awaited<ReturnType<typeof freshDatabase>>;
let lake: StubLake;
let web: WebProcess;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let fields: URLSearchParams;

beforeAll(async () => {
  database = await freshDatabase();
  lake = await startStubLake({
    dealerships: [dealership('alpha', [HOST])],
    stores: new Map(),
    homePages: new Map([['dealership-alpha', homePage('alpha')]]),
    others: new Map([['dealership-alpha', documents('alpha')]]),
  });
  const url = new URL(database.url);
  proxy = await startProxy(url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  web = await startWeb(lake.url, url.href, { LOG_LEVEL: 'error' });
  const { body } = await ask(web.port, { host: HOST, path: '/contact-us' });
  fields = new URLSearchParams(
    inputs(body)
      .filter(({ type }) => type === 'hidden')
      .map(({ name = '', value = '' }) => [name, value]),
  );
  for (const [name, value] of Object.entries(TYPED)) fields.set(name, value);
});
afterAll(async () => {
  await web.stop();
  await proxy.goAway();
  await lake.close();
  await database.drop();
});

const send = () =>
  ask(web.port, {
    host: HOST,
    path: '/contact-us',
    method: 'POST',
    headers: {
      Origin: `http://${HOST}:${web.port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      'User-Agent': 'Mozilla/5.0',
      'Accept-Language': 'en',
    },
    body: fields.toString(),
  });

async function expectPreservedForm() {
  const { status, headers, body } = await send();
  expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  const { topic: _topic, message, ...typed } = TYPED;
  const shown = Object.fromEntries(inputs(body).map(({ name = '', value }) => [name, value]));
  expect(shown).toMatchObject(typed);
  expect(body).toMatch(
    new RegExp(`<textarea[^>]*name="message"[^>]*>${message.replace('?', '\\?')}</textarea>`),
  );
  expect(body).toContain('Something went wrong');
}

test('a full disk', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before insert on leads execute function refuse()`);
  await expectPreservedForm();
  await database.pool.query('drop trigger full_disk on leads');
});

test('a database that is down and recovers', async () => {
  await proxy.goAway();
  await expectPreservedForm();
  await proxy.comeBack();
  await expect.poll(async () => (await send()).status, { interval: 500 }).toBe(200);
  const { rows } = await database.pool.query(`select count(*)::int as leads from leads`);
  expect(rows).toEqual([{ leads: 1 }]);
});
