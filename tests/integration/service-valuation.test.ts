import type { RequestListener } from 'node:http';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { createServiceValuation } from '@rooftop/trade/valuation/service-valuation';
import type { TradeVehicle } from '@rooftop/trade/valuation/valuation';
import { describe, expect, it, test } from 'vitest';
import { serve } from '../support/http-server.ts';
import { saidIn } from '../support/trade-in.ts';

const civic: TradeVehicle = {
  vin: '1HGCM82633A004352',
  year: 2018,
  make: 'Honda',
  model: 'Civic & more',
  trim: null,
  bodyStyle: 'sedans',
  mileage: 60_000,
};
const said = saidIn({
  100: 'good',
  290: 'loan',
  291: '5000',
  500: 'Call Ann',
  4001000: 'one',
  4004000: 'clean',
});
const PRICES = {
  status: 'valued',
  currency: 'USD',
  rough: 9000,
  wholeAverage: 10_250.5,
  adjustedRough: 8700.29,
  adjustedWholeAverage: 9900,
};
/** The shortest timeout that a busy machine keeps. */
const timeoutMs = 700;

/** Asks a server that answers like this, one after the other, and then with the last one. */
async function ask(...listeners: RequestListener[]) {
  const paths: string[] = [];
  const keys: (string | undefined)[] = [];
  await using server = await serve((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    keys.push(request.headers.authorization);
    const listener = listeners.length > 1 ? listeners.shift() : listeners[0];
    listener?.(request, response);
  });
  const http = createHttpClient({ allowsLoopback: true, maxBytes: 10_000 });
  const value = createServiceValuation(http, {
    baseUrl: server.url,
    customerId: 'c/7',
    key: 'k-1',
    timeoutMs,
  });
  const since = performance.now();
  const valuation = await value(civic, said);
  return { valuation, asked: paths, keys, ms: performance.now() - since, host: new URL(server.url).host };
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const text =
  (body: string): RequestListener =>
  (_request, response) =>
    response.end(body);

describe('createServiceValuation', () => {
  it('values a car in cents, and sends nothing about its owner', async () => {
    const { valuation, asked: paths, keys } = await ask(json(PRICES));
    expect(keys).toEqual(['Bearer k-1']);
    expect(valuation).toEqual({
      kind: 'valued',
      rough: 900_000,
      wholeAverage: 1_025_050,
      adjustedRough: 870_029,
      adjustedWholeAverage: 990_000,
      isEstimate: false,
    });
    expect(paths).toEqual([
      'GET /customers/c%2F7/valuation?year=2018&make=Honda&mileage=60000&model=Civic+%26+more&vin=1HGCM82633A004352&bodyStyle=sedans&answer.100=good&answer.4001000=one&answer.4004000=clean',
    ]);
  });

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('asks once more after %d', async (status) => {
    const { valuation, asked: paths } = await ask(json({}, status), json(PRICES));
    expect(valuation.kind).toBe('valued');
    expect(paths).toHaveLength(2);
  });

  test.each([
    [500, 2],
    [400, 1],
    [401, 1],
    [404, 1],
    [302, 1],
  ])('reports %d after %d requests', async (status, requests) => {
    const { valuation, asked: paths, host } = await ask(json(PRICES, status));
    expect(valuation).toEqual({ kind: 'unavailable', reason: `GET ${host} answered ${status}` });
    expect(paths).toHaveLength(requests);
  });

  it('asks for the car if the service does', async () => {
    expect((await ask(json({ status: 'inspectionRequired' }))).valuation).toEqual({ kind: 'bringIn' });
  });

  it('has the car priced in person if the service does not know it', async () => {
    const { valuation } = await ask(json({ status: 'unknownVehicle' }));
    expect(valuation).toEqual({ kind: 'inPerson', reason: 'modelUnknown' });
  });

  test.each<[story: string, listener: RequestListener, reason: string]>([
    ['answers in HTML', text('<!doctype html><p>1HGCM82633A004352'), 'the response is not JSON'],
    ['answers nothing', text(''), 'the response is not JSON'],
    ['answers null', json(null), 'the response is not as documented'],
    ['has no prices', json({ status: 'valued' }), 'the response is not as documented'],
    ['has prices as text', json({ ...PRICES, rough: '9000' }), 'the response is not as documented'],
    ['has a price of 0', json({ ...PRICES, rough: 0 }), 'the response is not as documented'],
    ['has a negative price', json({ ...PRICES, adjustedRough: -1 }), 'the response is not as documented'],
    [
      'has a price beyond reason',
      json({ ...PRICES, wholeAverage: 1e9 }),
      'the response is not as documented',
    ],
    ['has rough above average', json({ ...PRICES, rough: 11_000 }), 'the response is not as documented'],
    ['counts in another currency', json({ ...PRICES, currency: 'CAD' }), 'the response is not as documented'],
    ['sends too much', text('x'.repeat(10_001)), 'the response is longer than 10000 bytes'],
    ['hangs up', (_request, response) => response.destroy(), 'ECONNRESET'],
    ['stops in the middle', (_request, response) => response.write('{"status"'), 'TimeoutError'],
    ['never answers', () => {}, 'TimeoutError'],
  ])('reports a service that %s', async (_story, listener, reason) => {
    const { valuation, ms } = await ask(listener);
    expect(valuation).toEqual({ kind: 'unavailable', reason: expect.stringContaining(reason) });
    expect(JSON.stringify(valuation)).not.toMatch(/1HGCM82633A004352|c%2F7|Honda/);
    expect(ms).toBeLessThan(timeoutMs + 8000);
  });

  it('waits for a slow service', async () => {
    const { valuation } = await ask((request, response) => {
      setTimeout(() => json(PRICES)(request, response), timeoutMs / 4);
    });
    expect(valuation.kind).toBe('valued');
  });

  it('gives both attempts together the time of one', async () => {
    const { valuation, asked: paths, ms } = await ask(json({}, 503), () => {});
    expect(valuation).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('TimeoutError') });
    expect(paths).toHaveLength(2);
    expect(ms).toBeLessThan(timeoutMs + 8000);
  });

  it('reports a service that cannot be reached', async () => {
    const http = createHttpClient({ allowsLoopback: true });
    const value = createServiceValuation(http, { baseUrl: 'http://127.0.0.1:1', customerId: '7', key: null });
    expect(await value(civic, said)).toEqual({
      kind: 'unavailable',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
