import { createVin } from '@rooftop/vin/create-vin';
import { expect, test } from 'vitest';
import { readAll } from '../../../tests/support/feeds.ts';

const COROLLA = createVin({ maker: '5YF', described: 'BURHE', year: 2018, plant: 'P', serial: 1 });
const MODEL_3 = createVin({ maker: '5YJ', described: '3E1EA', year: 2019, plant: 'F', serial: 1 });
const HEADER = 'VIN,Condition,Year,Make,Model,Body Style,Doors,Engine,Fuel Type';

test('fills in what a row leaves out from its VIN', async () => {
  const rows = await readAll([HEADER, `${COROLLA},Used,2018,Toyota,Corolla,,,,`].join('\n'));
  expect(rows).toMatchObject([
    {
      vehicle: { bodyStyle: 'sedans', doors: 4, engine: '1.8L 4-Cylinder', fuelType: 'Gasoline' },
      warnings: [],
    },
  ]);
});

test('keeps what the dealer says, with a remark where the VIN says something else', async () => {
  const rows = await readAll([HEADER, `${COROLLA},Used,2018,Toyota,Corolla,Coupe,2,2.0L V6,`].join('\n'));
  const reason = expect.stringMatching(/^The feed says .+, the VIN says .+\.$/);
  expect(rows).toMatchObject([
    {
      vehicle: { bodyStyle: 'coupes', doors: 2, engine: '2.0L V6', fuelType: 'Gasoline' },
      warnings: [
        { kind: 'contradiction', column: 'Doors', cell: '2', reason },
        { kind: 'contradiction', column: 'Engine', cell: '2.0L V6', reason },
      ],
    },
  ]);
});

test('an electric car runs on no gasoline', async () => {
  const rows = await readAll([HEADER, `${MODEL_3},Used,2019,Tesla,Model 3,Sedan,4,,Gasoline`].join('\n'));
  expect(rows).toMatchObject([
    { vehicle: { fuelType: 'Electric' }, warnings: [{ kind: 'impossible', column: 'Fuel Type' }] },
  ]);
});

test('completes cars of the store API, too', async () => {
  const car = { vin: COROLLA, condition: 'used', year: 2018, make: 'Toyota', model: 'Corolla', doors: 2 };
  expect(await readAll(JSON.stringify([car]))).toMatchObject([
    {
      vehicle: { bodyStyle: 'sedans', doors: 2 },
      warnings: [{ kind: 'contradiction', column: 'doors', cell: '2' }],
    },
  ]);
});
