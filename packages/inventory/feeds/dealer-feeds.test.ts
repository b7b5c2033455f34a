/** What the feeds in tests/support/dealer-feeds mean. */
import { expect, it } from 'vitest';
import { carsOf, cellsOf, rowsOf, valuesOf } from '../../../tests/support/dealer-feeds/read.ts';

const certified = { condition: 'used', isCertified: true };
const used = { condition: 'used', isCertified: false };
const brandNew = { condition: 'new', isCertified: false };

it('offers a car as certified only if the feed says so plainly', async () => {
  const offered = await cellsOf('cond', 'Type', ({ condition, isCertified }) => ({ condition, isCertified }));
  expect(offered).toEqual([
    ['Used', used],
    ['Non-Certified', used],
    ['Used - Not Certified', used],
    ['Uncertified', used],
    ['Pre-Owned', used],
    ['Certified Pre-Owned', certified],
    ['New', brandNew],
    ['Used Car', used],
    ['Preowned Certified', certified],
    ['USED (NON CERTIFIED)', used],
    ['Demo', used],
    ['Loaner', used],
    ['Wholesale', used],
    ['Retail', used],
    ['Excellent', used],
    ['usado', used],
    ['Pre Owned', used],
    ['Used Vehicle', used],
    ['CPO-L2', certified],
    ['U-C', used],
    ['NEW-DEMO', used],
  ]);
  expect(await cellsOf('certflag', 'Certified', ({ isCertified }) => isCertified)).toEqual([
    ['Not Certified', false],
    ['Non-Certified', false],
    ['Uncertified', false],
    ['Certified Eligible', false],
    ['C', true],
    ['0', false],
    ['Certifiable', false],
    ['None', false],
  ]);
});

it('offers a car only if its status is understood and says so', async () => {
  expect(await cellsOf('status', 'Status', ({ status }) => status)).toEqual([
    ['A', 'available'],
    ['Active', 'available'],
    ['In Stock', 'available'],
    ['I', 'withdrawn'],
    ['In-Transit', 'coming-soon'],
    ['SOLD', 'sold'],
    ['Sold - Pending Delivery', 'sold'],
    ['Deal Pending', 'pending'],
    ['Pending Sale', 'pending'],
    ['Retail', 'available'],
    ['Inactive', 'sold'],
    ['Not Available', 'sold'],
    ['Unavailable', 'sold'],
    ['Archived', 'sold'],
    ['Deleted', 'sold'],
    ['Removed', 'sold'],
    ['R', 'withdrawn'],
    ['G', 'withdrawn'],
    ['Available for sale', 'available'],
    ['On Hold', 'pending'],
    ['Service', 'withdrawn'],
    ['Ready', 'available'],
    ['New Arrival', 'available'],
    ['0', 'sold'],
    ['Not for sale', 'sold'],
    ['Backordered', 'coming-soon'],
    ['Unsold', 'withdrawn'],
    ['Not Sold', 'withdrawn'],
    ['Do Not Sell', 'sold'],
    ['Not live', 'sold'],
  ]);
});

it('reads amounts that a car costs, and no others', async () => {
  expect(await cellsOf('price', 'Price', ({ salePrice }) => salePrice)).toEqual([
    ['$12,995', 1_299_500],
    ['Call', null],
    ['0', null],
    ['1', null],
    ['$1', null],
    ['$1.00', null],
    ['999999', null],
    ['$999,999', null],
    ['123456', null],
    ['-1', null],
    ['12995 OBO', 1_299_500],
    ['$12,995 + fees', 1_299_500],
    ['12,995.00', 1_299_500],
    ['$0.10', null],
    ['.00', null],
    ['12995.', 1_299_500],
    ['12 995', 1_299_500],
    ['USD12995', 1_299_500],
    ['$12.995,00', null],
    ['No Price', null],
    ['See Dealer', null],
    ['Coming Soon', null],
    ['Sold', 'sold'],
    ['Make Offer', null],
    ['Contact us', null],
    ['POA', null],
    ['Price on request', null],
    ['11111', 1_111_100],
    ['12995*', 1_299_500],
    ['$12995/obo', 1_299_500],
    ['$12,995.00 plus tax', 1_299_500],
    ['', null],
    ['99', null],
  ]);
  expect((await carsOf('price')).filter(({ oldPrice }) => oldPrice !== null)).toEqual([]);
});

it('reads mileages that are exact', async () => {
  expect(await cellsOf('miles', 'Mileage', ({ mileage }) => mileage)).toEqual([
    ['12,345 mi', 12_345],
    ['12345 miles', 12_345],
    ['TMU', null],
    ['Exempt', null],
    ['1', 1],
    ['0', null],
    ['', null],
    ['12k', null],
    ['12.345', null],
    ['12345km', null],
    ['12345 KM', null],
    ['999999', null],
    ['Not Actual', null],
    ['12345 (TMU)', null],
    ['~12345', null],
    ['12345+', null],
    ['45,123.0', 45_123],
    ['N/A', null],
    ['12345 Miles.', 12_345],
    ['12345 actual', 12_345],
    ['Unknown', null],
    ['N', null],
    ['mi', null],
  ]);
});

it('takes a year that cannot be from the VIN', async () => {
  expect(await cellsOf('years', 'Year', ({ year }) => year)).toEqual([
    ['2017', 2017],
    ['17', 2017],
    ['0', 2017],
    ['', 2017],
    ['2017.0', 2017],
    ['MY2017', 2017],
    ['2027', 2027],
    ['1979', 2017],
    ['2017/2018', 2017],
    ["'17", 2017],
  ]);
});

it('takes off what protects cells from spreadsheets, and leaves out what they destroyed', async () => {
  expect(await cellsOf('excelstock', 'Stock Number', ({ stockNumber }) => stockNumber)).toEqual([
    ['="00123"', '00123'],
    ["'00124", '00124'],
    ['1.23E+05', null],
    ['12-Jan', '12-Jan'],
  ]);
});

it('reads VINs with spaces and signs', async () => {
  expect(await cellsOf('vins', 'VIN', ({ vin }) => vin)).toEqual([
    ['1hgcm82663a000800', '1HGCM82663A000800'],
    ['1HGCM82633A004352 ', '1HGCM82633A004352'],
    ['1HGCM8263-3A004352', '1HGCM82633A004352'],
    ['1HGCM82633A0O4352', 'rejected'],
    ['124379L505432', 'rejected'],
    ['1HGCM82633A00435', 'rejected'],
    ['WVGZZZ5NZJM131395', 'WVGZZZ5NZJM131395'],
    ['5TDGSKFC3RS112345', '5TDGSKFC3RS112345'],
    ['1HGCM82633A004352', '1HGCM82633A004352'],
    ['1HGCM82633A004352', '1HGCM82633A004352'],
    ["'1HGCM82633A004353", '1HGCM82633A004353'],
    ['VIN:1HGCM82633A004354', '1HGCM82633A004354'],
    ['00000000000000000', '00000000000000000'],
    ['11111111111111111', '11111111111111111'],
    ['XXXXXXXXXXXXXXXXX', 'XXXXXXXXXXXXXXXXX'],
    ['="1HGCM82633A004355"', '1HGCM82633A004355'],
  ]);
});

it('reads equipment whatever separates it', async () => {
  expect(await valuesOf('feats', ({ features }) => features)).toEqual([
    ['V6', '295 hp @ 6,000 rpm', 'Bluetooth'],
    ['Sunroof', 'Bluetooth'],
    ['Sunroof', 'Heated seats'],
    ['Sunroof', 'Bluetooth', 'Tow'],
    ['35 MPG @ 55mph', 'Sunroof'],
    ['Wheels 17"" alloy', 'Heated seats, front'],
    ['Brakes, 4-wheel disc', 'Airbags, side'],
    ['Warranty: call sales@dealer.example', 'Sunroof'],
    ['Sunroof', 'Bluetooth'],
    ['Sunroof', 'Bluetooth'],
  ]);
});

it('reads descriptions as plain text', async () => {
  expect(await valuesOf('desc', ({ description }) => description)).toEqual([
    'Line1\nLine2, with "quotes"\n\nLine 4',
    'It’s great – café',
    'Smart ’quotes’ — … é ™',
    '’ ’',
    'Hello',
    'Emoji 🚗 ok',
    'Tom & Jerry',
    'a\nb',
    'Price <$10k and 5>3',
    // Encoded wrongly before it was exported: nobody can tell that from a text.
    'CafÃ© mojibake',
    'nul',
    expect.stringMatching(/^a+$/),
  ]);
});

it('spells makes and models like their manufacturers', async () => {
  const names = await valuesOf('imp3', ({ make, model }) => `${make}: ${model}`);
  expect(names).toHaveLength(28);
  expect(names.slice(13)).toEqual([
    'Honda: Civic & "Sport"',
    'Mercedes-Benz: C-Class',
    'Ford: F-150 SuperCrew',
    'Toyota: RAV4 Hybrid',
    'Chevrolet: Silverado 1500 LD',
    'MINI: Cooper Countryman',
    'Ram: 1500',
    'Ram: 1500',
    'Land Rover: Range Rover Sport',
    'Alfa Romeo: Giulia',
    'Mercedes-Benz: Sprinter 2500',
    'Hyundai: Ioniq 5',
    'BMW: 330i xDrive',
    'Volvo: XC90 T6',
    'Infiniti: QX60',
  ]);
});

it('remarks on VINs of no car, dates that have not been, and used cars without a mile', async () => {
  const remarks = (await rowsOf('imp3')).flatMap((row) => (row.kind === 'vehicle' ? row.warnings : []));
  const kinds = remarks.map(({ kind, cell }) => [kind, cell]).filter(([kind]) => kind !== 'contradiction');
  expect(kinds).toEqual([
    ['vin', '00000000000000000'],
    ['vin', '11111111111111111'],
    ['vin', '1HGCV1F30HA009999'],
    ['cell', '2031-05-05'],
    ['mileage', '0'],
  ]);
});
