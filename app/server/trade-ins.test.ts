import type { HttpRequest } from '@rooftop/leads/http/http-client';
import { openPool } from '@rooftop/database/pool';
import { expect, test } from 'vitest';
import { answersTo } from '../../tests/support/trade-in.ts';
import { createTradeIns } from './trade-ins.ts';

const CIVIC = {
  vin: null,
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  trim: null,
  bodyStyle: 'sedans',
  mileage: 60_000,
} as const;
const SERVICE = { valuation: { baseUrl: 'https://values.example/', customerId: 'c7' } };

/** Values a car of the dealership `a`, with a service that knows no vehicle. */
async function value(settings: typeof SERVICE | null, findKey: () => Promise<string | null>) {
  const requests: HttpRequest[] = [];
  const unavailable: string[] = [];
  const tradeIns = createTradeIns({
    // Never connected: valuing a car needs no database.
    pool: openPool('postgres://127.0.0.1:1/none', { max: 1, onIdleError: () => {} }),
    fit: async (bytes) => bytes,
    http: async (request) => {
      requests.push(request);
      return { status: 200, text: '{"status":"unknownVehicle"}' };
    },
    findKey,
    onUnavailable: (dealership, reason) => unavailable.push(`${dealership}: ${reason}`),
  });
  const valuation = await tradeIns.forDealership('a').valuation(settings, '2026-11-24')(
    CIVIC,
    answersTo({ 100: 'good' }),
  );
  return { valuation, requests, unavailable };
}

test('values by our own estimate until a service is configured', async () => {
  const { valuation, requests, unavailable } = await value(null, async () => 'secret');
  expect(valuation).toMatchObject({ kind: 'valued', isEstimate: true });
  expect([requests, unavailable]).toEqual([[], []]);
});

test("asks the dealership's service with its key, and says why there is no value", async () => {
  const { valuation, requests, unavailable } = await value(SERVICE, async () => 'secret');
  expect(valuation.kind).toBe('unavailable');
  expect(requests).toMatchObject([{ headers: { Authorization: 'Bearer secret' } }]);
  expect(requests[0]?.url).toMatch(/^https:\/\/values\.example\/customers\/c7\/valuation\?/);
  expect(unavailable).toEqual(['a: the service does not know the vehicle']);
});

test('a key that cannot be read stops no visitor', async () => {
  const { valuation, requests, unavailable } = await value(SERVICE, async () => {
    throw new Error('sealed with another key');
  });
  expect(valuation.kind).toBe('unavailable');
  expect([requests, unavailable]).toEqual([[], ['a: no key: sealed with another key']]);
});
