import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { completeFromVin, type StatedVehicle } from './complete-from-vin.ts';
import { decodeVin } from './decode-vin.ts';
import type { VinFacts } from './vin-facts.ts';

const COROLLA: VinFacts = {
  ...decodeVin(''),
  hasCheckDigit: true,
  year: 2018,
  make: 'Toyota',
  makes: ['Toyota'],
  model: 'Corolla',
  bodyStyle: 'sedans',
  doors: 4,
  cylinders: 4,
  liters: 1.8,
  engine: '1.8L 4-Cylinder',
  fuelType: 'Gasoline',
  drivetrain: 'FWD',
};
const EMPTY: StatedVehicle = {
  year: 2018,
  make: 'Toyota',
  model: 'Corolla',
  bodyStyle: null,
  doors: null,
  engine: null,
  fuelType: null,
  drivetrain: null,
};

test('fills in what the dealer left out', () => {
  const { vehicle, filled, remarks } = completeFromVin({ ...EMPTY, trim: 'LE' }, COROLLA);
  expect(vehicle).toEqual({
    ...EMPTY,
    trim: 'LE',
    bodyStyle: 'sedans',
    doors: 4,
    engine: '1.8L 4-Cylinder',
    fuelType: 'Gasoline',
    drivetrain: 'FWD',
  });
  expect(filled).toEqual(['bodyStyle', 'doors', 'engine', 'fuelType', 'drivetrain']);
  expect(remarks).toEqual([]);
});

test.each<[string, Partial<StatedVehicle>]>([
  ['body style', { bodyStyle: 'hatchbacks' }],
  ['doors', { doors: 5 }],
  ['engine', { engine: '1.8 liter VVT-i' }],
  ['engine', { engine: '1.8L I4 16V' }],
  ['fuel', { fuelType: 'Hybrid' }],
  ['model', { model: 'Corolla LE Eco' }],
  ['make', { make: 'TOYOTA' }],
])('keeps a %s that is nearly the same, without a remark: %j', (_what, stated) => {
  const { vehicle, remarks } = completeFromVin({ ...EMPTY, ...stated }, COROLLA);
  expect(vehicle).toMatchObject(stated);
  expect(remarks).toEqual([]);
});

test.each<[Partial<StatedVehicle>, string, string]>([
  [{ bodyStyle: 'trucks' }, 'trucks', 'sedans'],
  [{ doors: 2 }, '2', '4'],
  [{ engine: '2.5L 4-Cylinder' }, '2.5L 4-Cylinder', '1.8L 4-Cylinder'],
  [{ engine: '3.5L V6' }, '3.5L V6', '1.8L 4-Cylinder'],
  [{ fuelType: 'Diesel' }, 'Diesel', 'Gasoline'],
  [{ drivetrain: 'AWD' }, 'AWD', 'FWD'],
  [{ year: 2017 }, '2017', '2018'],
  [{ make: 'Honda' }, 'Honda', 'Toyota'],
  [{ model: 'Camry' }, 'Camry', 'Corolla'],
])('remarks on %j, and keeps it', (stated, said, decoded) => {
  const { vehicle, remarks } = completeFromVin({ ...EMPTY, ...stated }, COROLLA);
  expect(vehicle).toMatchObject(stated);
  expect(remarks).toEqual([{ field: Object.keys(stated)[0], stated: said, decoded, isReplaced: false }]);
});

test.each([{ year: 2017 }, { make: 'Honda' }, { model: 'Camry' }])(
  'fills in nothing from the VIN of another car: %j',
  (stated) => {
    expect(completeFromVin({ ...EMPTY, ...stated }, COROLLA)).toMatchObject({ vehicle: stated, filled: [] });
    expect(completeFromVin({ ...EMPTY, ...stated }, COROLLA).vehicle.doors).toBeNull();
  },
);

test('replaces the fuel of an electric car that cannot run on it', () => {
  const electric = {
    ...COROLLA,
    fuelType: 'Electric',
    engine: 'Electric Motor',
    cylinders: null,
    liters: null,
  };
  const { vehicle, remarks } = completeFromVin({ ...EMPTY, fuelType: 'Gasoline' }, electric);
  expect(vehicle.fuelType).toBe('Electric');
  expect(remarks).toEqual([{ field: 'fuelType', stated: 'Gasoline', decoded: 'Electric', isReplaced: true }]);
  // vPIC may not know of the engine of a plug-in hybrid.
  expect(completeFromVin({ ...EMPTY, fuelType: 'Plug-In Hybrid' }, electric).vehicle.fuelType).toBe(
    'Plug-In Hybrid',
  );
});

test.each([
  [5, 'suvs', 4],
  [3, 'coupes', 2],
  [5, 'hatchbacks', 5],
  [4, 'sedans', 4],
] as const)('counts %i doors of %s as %i', (doors, bodyStyle, counted) => {
  expect(completeFromVin(EMPTY, { ...COROLLA, doors, bodyStyle }).vehicle.doors).toBe(counted);
});

test.each<[string, Partial<VinFacts>]>([
  ['with a wrong check digit', { hasCheckDigit: false, make: 'Honda' }],
  ['that says nothing', { make: null, makes: [], model: null, year: null }],
])('takes nothing from a VIN %s', (_what, facts) => {
  expect(completeFromVin(EMPTY, { ...COROLLA, ...facts })).toEqual({
    vehicle: EMPTY,
    filled: [],
    remarks: [],
  });
});

test('Ram pickups are Dodges to some', () => {
  const ram = { ...COROLLA, make: 'Ram', makes: ['Dodge', 'Ram'], model: '1500' };
  expect(completeFromVin({ ...EMPTY, make: 'Dodge', model: 'Ram 1500' }, ram).remarks).toEqual([]);
});

it('never changes what the dealer stated, but the fuel of an electric car', () => {
  const stated = fc.record({
    year: fc.integer({ min: 1990, max: 2030 }),
    make: fc.constantFrom('Toyota', 'Honda'),
    model: fc.constantFrom('Corolla', 'Corolla LE', 'Civic', ''),
    bodyStyle: fc.constantFrom('sedans' as const, 'trucks' as const, null),
    doors: fc.option(fc.integer({ min: 1, max: 9 })),
    engine: fc.option(fc.string()),
    fuelType: fc.constantFrom('Gasoline', 'Electric', 'anything', null),
    drivetrain: fc.constantFrom('AWD' as const, 'FWD' as const, null),
  });
  fc.assert(
    fc.property(stated, (given) => {
      const { vehicle } = completeFromVin(given, COROLLA);
      for (const [field, value] of Object.entries(given))
        if (value !== null) expect(vehicle).toHaveProperty(field, value);
    }),
  );
});
