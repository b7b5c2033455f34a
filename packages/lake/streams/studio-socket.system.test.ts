/** The Studio's WebSocket: presence stays private, and only signed-in Studios can keep it open. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, type RawData } from 'ws';
import { startTestLake, STUDIO, type TestLake } from '../../../tests/support/lake/lake.ts';
import { SOCKET_LIMITS } from './studio-socket.ts';

/** ERROR_CODES.UNAUTHORIZED of @sanity/bifur-client. */
const UNAUTHORIZED = 4001;

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({
    socketLimits: { ...SOCKET_LIMITS, signInMs: 3000, heartbeatMs: 500, perPrincipal: 2 },
  });
});
afterAll(() => lake.stop());

function open(origin: string | undefined = STUDIO, path = '/v2022-06-30/socket/production?tag=a'): WebSocket {
  return new WebSocket(`${lake.url.replace('http', 'ws')}${path}`, origin === undefined ? {} : { origin });
}
const textOf = (data: RawData) => (data instanceof Buffer ? data.toString() : '');
/** Returns the close code, or the server's response if it refused the socket. */
const ending = (socket: WebSocket) =>
  new Promise<number | string>((resolve) => {
    socket.on('close', resolve).on('error', (error) => resolve(error.message));
  });
/** Sends a request as bifur-client does and returns the result. */
function request(socket: WebSocket, method: string, params: object = {}): Promise<unknown> {
  const id = `${method}-${Math.random()}`;
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const text = textOf(data);
      if (text !== '♥' && JSON.parse(text).id === id) resolve(JSON.parse(text).result);
    });
    const send = () => socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    if (socket.readyState === socket.OPEN) send();
    else socket.on('open', send);
  });
}
const authorize = (socket: WebSocket, token: string) =>
  request(socket, 'authorization', { authorization: `Bearer ${token}` });

describe('the Studio’s socket', () => {
  test('answers the Studio’s calls, sends heartbeats, and never reveals who else is online', async () => {
    const heard: string[] = [];
    const [mine, theirs] = [open(), open()];
    mine.on('message', (data) => heard.push(textOf(data)));
    await authorize(mine, await lake.token({ role: 'editor', tenant: 'workspace-a' }));
    await authorize(theirs, await lake.token({ role: 'editor', tenant: 'workspace-a' }));
    expect(await request(mine, 'presence_subscribe')).toEqual(expect.any(String));
    expect(await request(mine, 'presence_rollcall', { session: 'mine' })).toBeNull();
    heard.length = 0;
    expect(
      await request(theirs, 'presence_announce', { data: { sessionId: 'theirs', locations: [] } }),
    ).toBeNull();
    await expect.poll(() => heard.length).toBeGreaterThan(2);
    expect([...new Set(heard)]).toEqual(['♥']);
    mine.terminate();
    theirs.terminate();
  });

  test.each([
    ['another site', 'https://evil.example', undefined, /403/],
    ['another dataset', STUDIO, '/v2022-06-30/socket/other', /404/],
    ['another path', STUDIO, '/v2022-06-30/data/listen/production', /404/],
  ])('refuses %s', async (_, origin, path, expected) => {
    expect(await ending(open(origin, path))).toMatch(expected);
  });

  test('closes if no token arrives in time, the token is wrong, or a call arrives first', async () => {
    const [silent, wrong, early] = [open(), open(), open()];
    void authorize(wrong, 'wrong');
    void request(early, 'presence_subscribe');
    expect(await Promise.all([silent, wrong, early].map(ending))).toEqual(Array(3).fill(UNAUTHORIZED));
  });

  test('closes when the token ends, and limits the sockets per user', async () => {
    const token = await lake.token({ role: 'viewer', tenant: 'workspace-a' });
    const sockets = [open(), open(), open()];
    const [first, second, third] = sockets;
    if (!first || !second || !third) throw new Error('three');
    await authorize(first, token);
    await authorize(second, token);
    void authorize(third, token);
    expect(await ending(third)).toBe(1008);
    const ended = [first, second].map(ending);
    await lake.database.pool.query('update lake_robots set expires_at = now()');
    expect(await Promise.all(ended)).toEqual([UNAUTHORIZED, UNAUTHORIZED]);
  });
});
