import { createVin } from '@rooftop/vin/create-vin';
import { expect, test } from 'vitest';
import { exampleContent, exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { vinsOfLead } from './vins-of-lead.ts';

const COROLLA = createVin({ maker: '5YF', described: 'BURHE', year: 2018, plant: 'P', serial: 1 });
const acceptedAt = new Date('2026-11-28T08:00:00Z');
const vinsOf = (...vehicles: Parameters<typeof exampleVehicle>[0][]) =>
  vinsOfLead({ content: exampleContent({ vehicles: vehicles.map(exampleVehicle) }), acceptedAt });

test('says what the VIN of each car says, and where the lead says something else', () => {
  expect(
    vinsOf(
      { vin: COROLLA, year: 2018, make: 'Honda', model: 'Civic' },
      { vin: '1HGCM82633A004353', year: 2003 },
    ),
  ).toMatchObject([
    { vin: COROLLA, doubt: null, differs: [{ field: 'make', stated: 'Honda', decoded: 'Toyota' }] },
    { vin: '1HGCM82633A004353', doubt: 'checkDigit', differs: [] },
  ]);
});

test('says nothing of a car without a VIN', () => {
  expect(vinsOf({ vin: null }, { vin: 'UNKNOWN' })).toEqual([]);
});
