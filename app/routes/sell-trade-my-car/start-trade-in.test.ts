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
  const cookie = await startTradeIn(formOf(CIVIC), testContext({ tradeIns }));
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
  expect(await startTradeIn(formOf({ ...CIVIC, vehicleYear: '2099' }), context)).toBeNull();
  expect(reported).toEqual([]);
  expect(await startTradeIn(formOf(CIVIC), context)).toBeNull();
  expect(reported).toHaveLength(1);
});
