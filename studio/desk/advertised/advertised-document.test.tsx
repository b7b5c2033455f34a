import type { AdvertisedAnswer } from '@rooftop/inventory/advertised-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdvertisedDocument } from './advertised-document.tsx';

const ANSWER: AdvertisedAnswer = {
  dealership: 'Alpha Motors',
  timeZone: 'America/New_York',
  vin: '1HGCM82633A004352',
  note: {
    vin: '1HGCM82633A004352',
    doubt: null,
    car: { name: '2003 Honda Accord EX-V6', bodyStyle: 'coupes', engine: 'V6', fuelType: 'Gasoline' },
    differs: [],
  },
  at: '2026-05-03T14:00:00.000Z',
  entry: {
    position: 17,
    hash: 'c0ffee',
    since: '2026-05-01T12:00:00.000Z',
    until: '2026-05-04T12:00:00.000Z',
    statement: {
      id: 'statement-1',
      audience: 'everybody',
      vehiclePrice: 1_849_500,
      fees: [
        { name: 'documentaryFee', amount: 358_03, payee: 'dealer', isMandatory: true },
        { name: 'thirtyDayDrive', amount: 50_00, payee: 'third-party', isMandatory: false },
      ],
      price: 1_885_303,
      before: null,
      disclaimer: 'Without tax.',
    },
  },
  log: { length: 90, checkedAt: '2026-11-27T12:00:00.000Z', brokenAt: null },
};
const textOf = (answer: AdvertisedAnswer): string =>
  renderToStaticMarkup(<AdvertisedDocument answer={answer} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('itemizes what was advertised, on the dealership’s clocks, with the verified entry of the log', () => {
  const text = textOf(ANSWER);
  for (const part of [
    'Alpha Motors Advertised price of 1HGCM82633A004352 On May 3, 2026 at 10:00 AM EDT',
    'Vehicle $18,495.00 Documentary fee (kept by the dealership) $358.03 Advertised price $18,853.03',
    'Thirty-day drive fee (paid to another company; Not included, buyers could decline it) $50.00',
    'from May 1, 2026 at 8:00 AM EDT until May 4, 2026 at 8:00 AM EDT',
    'Entry 17 of the log',
    'c0ffee',
    'Verified on November 27, 2026 at 7:00 AM EST: all entries of the log (90)',
  ])
    expect(text).toContain(part);
});

test('never calls a broken log verified', () => {
  const text = textOf({ ...ANSWER, log: { ...ANSWER.log, brokenAt: 80 } });
  expect(text).toContain('NOT verified');
  expect(text).toContain('entry 80 of the log was changed or is missing');
  expect(text).not.toContain('Verified on');
});

test('says that a car was not advertised', () => {
  const { entry } = ANSWER;
  expect(textOf({ ...ANSWER, entry: entry && { ...entry, statement: null } })).toContain(
    'The last offer had ended on May 1, 2026 at 8:00 AM EDT.',
  );
  expect(textOf({ ...ANSWER, entry: null })).toContain('Nothing was recorded of this car until then.');
});
