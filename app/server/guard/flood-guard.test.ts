import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createFloodGuard } from './flood-guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request that came through one proxy of ours. */
function requestFrom(address: string, method = 'GET'): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.method = method;
  incoming.headersDistinct['x-forwarded-for'] = [address];
  return incoming;
}

async function createGuard() {
  const clock = { now: 0 };
  const counted: string[] = [];
  const guard = await createFloodGuard({
    trustedProxies: 1,
    refuse: (status) =>
      new Response('<h1>Too many</h1>', { status, headers: { 'Cache-Control': 'no-store' } }),
    headers: new Map([['X-Content-Type-Options', 'nosniff']]),
    onRefused: () => counted.push('refused'),
    now: () => clock.now,
  });
  /** Status and headers of the refusal. Null if the request goes on. */
  const ask = async (incoming: IncomingMessage) => {
    const outgoing = new ServerResponse(incoming);
    const writeHead = vi.spyOn(outgoing, 'writeHead');
    const answer = vi.fn(async () => {});
    await guard.admit(incoming, outgoing, answer);
    if (answer.mock.calls.length > 0) return null;
    // A program that asks again at once would otherwise take the time of others.
    vi.advanceTimersByTime(BUDGETS.refusalWait.each - 1);
    expect(writeHead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(BUDGETS.refusalWait.each);
    const [status, headers] = writeHead.mock.calls[0] ?? [];
    return { status, headers: z.record(z.string(), z.unknown()).parse(headers) };
  };
  const wearOut = (address: string) => {
    for (let n = 0; n < 1000; n += 1) guard.countRefusal(address);
  };
  return { guard, clock, counted, ask, wearOut };
}

test('refuses everything that a caller reads who was refused too often, and says until when', async () => {
  const { clock, counted, ask, wearOut } = await createGuard();
  expect(await ask(requestFrom('203.0.113.7'))).toBeNull();
  wearOut('203.0.113.7');
  const refused = await ask(requestFrom('203.0.113.7'));
  expect(refused?.status).toBe(429);
  expect(refused?.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': 17,
  });
  expect(counted).toEqual(['refused']);
  clock.now = Number(refused?.headers['retry-after']) * 1000;
  expect(await ask(requestFrom('203.0.113.7'))).toBeNull();
});

test.each([
  ['another caller', requestFrom('203.0.113.8')],
  ['a form', requestFrom('203.0.113.7', 'POST')],
])('%s passes', async (_name, incoming) => {
  const { ask, wearOut } = await createGuard();
  wearOut('203.0.113.7');
  expect(await ask(incoming)).toBeNull();
});

test('callers behind a proxy that is not configured are not refused for each other', async () => {
  const { ask, wearOut } = await createGuard();
  wearOut('127.0.0.1');
  expect(await ask(requestFrom('127.0.0.1'))).toBeNull();
});

test('what one caller reads waits for its turn once it is very much, and nobody else does', async () => {
  vi.useRealTimers();
  const { guard } = await createGuard();
  const answered: string[] = [];
  const read = (address: string) => {
    const incoming = requestFrom(address);
    return guard.admit(incoming, new ServerResponse(incoming), async () => void answered.push(address));
  };
  const many = Array.from({ length: BUDGETS.quickReads.caller + 50 }, () => read('203.0.113.7'));
  await read('203.0.113.8');
  expect(answered.lastIndexOf('203.0.113.8')).toBeLessThan(BUDGETS.quickReads.caller + 3);
  await Promise.all(many);
  expect(answered).toHaveLength(many.length + 1);
});
