import { expect, test } from 'vitest';
import { testTradeIns } from '../../../tests/support/trade-ins.ts';
import { testContext } from '../../../tests/support/website.ts';
import { startTradeIn } from './start-trade-in.server.ts';

const CIVIC = { vehicleYear: '2018', vehicleMake: 'Honda', vehicleModel: 'Civic', vehicleMileage: '60,000' };

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('the car of the short form is the beginning of a trade-in', async () => {
  const tradeIns = testTradeIns();
  const cookie = await startTradeIn(formOf(CIVIC), testContext({ tradeIns }), false);
  const [, id = ''] = /^tradeIn=([^;]+); .*HttpOnly/.exec(cookie ?? '') ?? [];
  expect((await tradeIns.find(id))?.car).toMatchObject({ year: 2018, make: 'Honda', mileage: 60_000 });
});

test('nothing is stored if the car cannot be valued, or the database does not respond', async () => {
  const reported: unknown[] = [];
  const tradeIns = {
    ...testTradeIns(),
    saveCar: () => Promise.reject(new Error('down')),
  };
  const context = testContext({ tradeIns, report: (error) => reported.push(error) });
  expect(await startTradeIn(formOf({ ...CIVIC, vehicleYear: '2099' }), context, false)).toBeNull();
  expect(reported).toEqual([]);
  expect(await startTradeIn(formOf(CIVIC), context, false)).toBeNull();
  expect(reported).toHaveLength(1);
});

test.each<[what: string, isStored: boolean, isAnother: boolean, goesOn: boolean]>([
  ['the same person goes on', true, false, true],
  ['another person begins anew', true, true, false],
  ['an id that somebody planted is not used', false, false, false],
])('%s', async (_what, isStored, isAnother, goesOn) => {
  const tradeIns = testTradeIns();
  const id = crypto.randomUUID();
  const first = {
    ...testContext({ tradeIns }),
    client: { cookies: `tradeIn=${id}`, ipAddress: null, userAgent: null },
  };
  if (isStored) {
    const stored = await startTradeIn(formOf(CIVIC), testContext({ tradeIns }), false);
    first.client = { ...first.client, cookies: stored?.split(';', 1)[0] ?? '' };
  }
  const before = first.client.cookies;
  const cookie = await startTradeIn(formOf({ ...CIVIC, vehicleMileage: '61,000' }), first, isAnother);
  expect(cookie?.startsWith(`${before};`)).toBe(goesOn);
});
