import { describe, expect, it } from 'vitest';
import { readAll } from '../../../tests/support/feeds.ts';

describe('invalid rows', () => {
  const header = 'VIN,Stock,Year,Make,Model,Mileage,Price,Doors';
  const good = 'WBA8E9G59GN000001,S1,2016,BMW,X3,10,9995,4';
  it.each([
    [',S1,2016,BMW,X3,10,9995,4', 'VIN', 'There is no VIN.'],
    [
      'WBA8E9G59GN00000O,S1,2016,BMW,X3,10,9995,4',
      'VIN',
      '"WBA8E9G59GN00000O" is not a VIN of 17 characters.',
    ],
    ['WBA8E9G590N000002,S1,20x6,BMW,X3,10,9995,4', 'Year', '"20x6" is not a model year.'],
    ['WBA8E9G59GN000002,S1,2016,BMW,,10,9995,4', 'Model', 'There is no model.'],
    ['WBA8E9G59GN000002,S1,2016,BMW', null, 'It has 4 cells, but the header has 8.'],
  ])('rejects %s', async (row, column, reason) => {
    const rows = await readAll([header, good, row, good].join('\n'));
    expect(rows.map(({ kind }) => kind)).toEqual(['vehicle', 'rejected', 'vehicle']);
    expect(rows[1]).toMatchObject({ remark: { line: 3, column, reason } });
  });

  it('name the cars to leave alone, including those inside an unclosed quote', async () => {
    const rows = await readAll(
      [
        header,
        'WBA8E9G59GN000002,"S1,2016,BMW,X3,10,9995,4',
        'WBA8E9G59GN000003,"S2",2016,BMW,X3,10,9995,4',
        good,
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      { kind: 'rejected', remark: { line: 2 }, vins: ['WBA8E9G59GN000002', 'WBA8E9G59GN000003'] },
      { kind: 'vehicle', line: 4 },
    ]);
  });

  it('cause only a warning if the field is minor', async () => {
    const rows = await readAll([header, 'WBA8E9G59GN000001,S1,2012,Audi,A4,10,9995,four', good].join('\n'));
    expect(rows[0]).toMatchObject({
      vehicle: { doors: null },
      warnings: [
        { line: 2, column: 'Doors', reason: '"four" is not a number of doors.' },
        { column: 'VIN', reason: 'The check digit of WBA8E9G59GN000001 is wrong.' },
      ],
    });
  });

  it.each([
    ['Mileage', '12k', '88000', { mileage: null }],
    ['Mileage', '0', '88000', { mileage: null }],
    ['Price', '1OO', '9995', { salePrice: null }],
    ['Price', '1', '9995', { salePrice: null }],
    ['Year', '17', '2016', { year: 2016 }],
    ['Certified', 'Eligible', 'No', { isCertified: false }],
    ['Type', 'Program car', 'Used', { condition: 'used', isCertified: false }],
    ['Private', 'maybe', 'No', { isPrivate: true }],
    ['Advertise', 'ask Bob', 'Yes', { isAdvertised: false }],
    ['Do not advertise', 'ask Bob', 'No', { isAdvertised: false }],
  ])('claim less of the car than they may say: %s %s', async (column, cell, usual, vehicle) => {
    const row = (value: string) => `WBA8E9G59GN000001,BMW,X3,${value}`;
    const [odd] = await readAll([`VIN,Make,Model,${column}`, row(cell), row(usual), row(usual)].join('\n'));
    expect(odd).toMatchObject({ kind: 'vehicle', vehicle });
    const remarks = odd?.kind === 'vehicle' ? odd.warnings : [];
    expect(remarks.filter((remark) => remark.column === column)).toMatchObject([{ line: 2, column, cell }]);
  });

  it.each([
    ['Certified', 'No'],
    ['Used', 'Not certified'],
    ['Certified', 'Eligible'],
  ])('a car of the type %s and certified %s is not certified', async (type, certified) => {
    const row = (one: string, other: string) => `WBA8E9G59GN000001,BMW,X3,${one},"${other}"`;
    const rows = await readAll(
      ['VIN,Make,Model,Type,Certified', row(type, certified), row('Used', 'No')].join('\n'),
    );
    expect(rows[0]).toMatchObject({ vehicle: { condition: 'used', isCertified: false } });
  });

  it.each([
    ['MI', 88_000, 0],
    ['KM', null, 1],
    ['Kilometers', null, 1],
    ['', 88_000, 0],
  ])('leave out a mileage in %s', async (unit, mileage, remarks) => {
    const rows = await readAll(
      `VIN,Make,Model,mileage.value,mileage.unit\n1HGCM82633A004352,Honda,Accord,88000,${unit}\n`,
    );
    expect(rows).toMatchObject([{ vehicle: { mileage }, warnings: { length: remarks } }]);
  });

  it('show no old price in place of one that nobody understands', async () => {
    const header = 'VIN,Make,Model,Price,Old Price';
    const rows = await readAll([header, 'WBA8E9G59GN000001,BMW,X3,Make Offer,13495'].join('\n'));
    expect(rows).toMatchObject([{ vehicle: { salePrice: null, oldPrice: null } }]);
  });

  it('withdraw a car whose status is unknown, whatever else is wrong with its row', async () => {
    const rows = await readAll(
      ['VIN,Make,Model,Status', 'WBA8E9G59GN000001,BMW,,Unsold', 'WBA8E9G59GN000002,BMW,,Inactive'].join(
        '\n',
      ),
    );
    expect(rows).toMatchObject([
      {
        kind: 'withdrawn',
        vin: 'WBA8E9G59GN000001',
        remark: { kind: 'status', column: 'Status', cell: 'Unsold' },
      },
      { kind: 'sold', vin: 'WBA8E9G59GN000002' },
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('warns that %s is not a known store', async (word) => {
    const rows = await readAll(`VIN,Make,Model,Store\n1HGCM82633A004352,Honda,Accord,${word}`, {
      stores: { main: 'erie' },
      defaultStore: 'erie',
    });
    expect(rows).toMatchObject([
      { vehicle: { storeKey: 'erie' }, warnings: [{ reason: `No store is named "${word}".` }] },
    ]);
  });

  it('warns if feed and VIN disagree, and fills gaps from the VIN', async () => {
    const rows = await readAll(
      [
        header,
        '1HGCM82633A004352,S1,2012,Audi,A4,10,9995,4',
        '1HGCM82633A004352,S1,,,,10,9995,',
        '1HGCM82633A004352,S1,2003,Honda,Accord,10,9995,4',
        '1HGCM82633A004353,S1,2003,Honda,Accord,10,9995,',
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      {
        warnings: [
          { column: 'Year', reason: 'The feed says 2012, the VIN says 2003.' },
          { column: 'Make', reason: 'The feed says Audi, the VIN says Honda.' },
        ],
      },
      {
        vehicle: { year: 2003, make: 'Honda', model: 'Accord', bodyStyle: 'coupes', doors: 2, engine: 'V6' },
        warnings: [],
      },
      { vehicle: { doors: 4 }, warnings: [{ column: 'Doors', reason: 'The feed says 4, the VIN says 2.' }] },
      // The VIN is wrong, so it fills in nothing.
      { vehicle: { doors: null, engine: null }, warnings: [{ column: 'VIN' }] },
    ]);
  });
});
