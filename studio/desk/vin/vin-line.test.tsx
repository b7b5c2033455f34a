import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VinLine } from './vin-line.tsx';

type Note = LeadRecord['vins'][number];

const VIN = '5YFBURHE5JP000001';
const COROLLA: Note = {
  vin: VIN,
  doubt: null,
  car: {
    name: '2018 Toyota Corolla LE',
    bodyStyle: 'sedans',
    engine: '1.8L 4-Cylinder',
    fuelType: 'Gasoline',
  },
  differs: [],
};
const textOf = (note: Note): string =>
  renderToStaticMarkup(<VinLine note={note} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each<[string, Partial<Note>, string]>([
  ['car', {}, `VIN ${VIN} says: 2018 Toyota Corolla LE, sedan, 1.8L 4-Cylinder, Gasoline`],
  [
    'car whose engine is unknown',
    { car: { name: '2018 Toyota', bodyStyle: null, engine: null, fuelType: null } },
    `VIN ${VIN} says: 2018 Toyota`,
  ],
  ['wrong check digit', { car: null, doubt: 'checkDigit' }, `One character of VIN ${VIN} is probably wrong.`],
  [
    'other market',
    { car: null, doubt: 'market' },
    `VIN ${VIN} is probably of a car made for another country.`,
  ],
])('says what a VIN says: %s', (_what, changed, text) => {
  expect(textOf({ ...COROLLA, ...changed })).toBe(text);
});

test('warns where the lead says something else', () => {
  const differs: Note['differs'] = [{ field: 'year', stated: '2017', decoded: '2018' }];
  expect(textOf({ ...COROLLA, differs })).toContain('Year: the VIN says 2018, not 2017.');
});
