import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError } from './feed-row.ts';
import { readAll } from '../../../tests/support/feeds.ts';

const HOMENET = `dealer_id\ttype\tstock\tvin\tyear\tmake\tmodel\tbody\ttrim\tdoors\texteriorcolor\tinteriorcolor\tenginecylinders\tenginedisplacement\ttransmission\tmiles\tsellingprice\tmsrp\tcertified\tdateinstock\tdescription\toptions\tdrivetrain\tfuel_type\tcitympg\thighwaympg\tinternet_price\timage_list
20117\tUsed\tE10442\t5J6RW2H89LL000017\t2020\tHONDA\tCR-V\tSport Utility\tEX-L\t4\tPLATINUM WHITE PEARL\tBlack\t4\t1.5\tA\t38214\t26990\t0\tYes\t10/02/2026\tOne owner.\tHeated Seats,Backup Camera\tAWD\tGas\t27\t32\t25990\thttp://p.example/1.jpg,http://p.example/2.jpg
20118\tNew\tM00031\t3GCPDKEK8TG000021\t2026\tChevrolet\tSilverado 1500\tCrew Cab Pickup\tRST\t4\tBlack\t\t8\t5.3L\tA\t11\t0\t58420.00\tNo\t11/01/2026\t\t\tFour Wheel Drive\tGas\t16\t20\t0\t
`;

const VAUTO = `"DealerId","VIN","Stock #","New/Used","Year","Make","Model","Series","Body","Transmission","Odometer","Engine Displacement","Engine Cylinder Ct","Drivetrain Desc","Color","Interior Color","MSRP","Price","Inventory Date","Certified","Description","Features","Photo Url List"
"NCM","1FTFW1E50MFA00001","T221A","U","2021","Ford","F-150","XLT","4D SuperCrew","10-Speed Automatic","61,204","3.5L","6","4WD","Oxford White","Medium Dark Slate","","$33,988.00","2026-09-14","No","Tow ready.

""North country"" truck.","Tow Package|Bed Liner","https://p.example/a.jpg|https://p.example/b.jpg"
`;

const GENERIC = `Stock;VIN;Year;Make;Model;Condition;Mileage;Price;Old Price;Exterior Color;Status;Private
S1;WBA8E9G59GN000001;2016;bmw;3 SERIES;Used;88000;11995;13495;Sil;In transit;Y
`;

describe('formats', () => {
  it('parses HomeNet, tab-separated: codes, zero prices, MSRP of new cars', async () => {
    const rows = await readAll(HOMENET, { stores: { '20117': 'erie', '20118': 'meadville' } });
    expect(rows).toMatchObject([
      {
        kind: 'vehicle',
        line: 2,
        vehicle: {
          vin: '5J6RW2H89LL000017',
          stockNumber: 'E10442',
          condition: 'used',
          isCertified: true,
          make: 'Honda',
          model: 'CR-V',
          trim: 'EX-L',
          bodyStyle: 'suvs',
          mileage: 38_214,
          drivetrain: 'AWD',
          engine: '1.5L 4-Cylinder',
          fuelType: 'Gasoline',
          transmission: 'automatic',
          exteriorColor: 'Platinum White Pearl',
          salePrice: 2_599_000,
          oldPrice: 2_699_000,
          features: ['Heated Seats', 'Backup Camera'],
          photos: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
          storeKey: 'erie',
          dateInStock: '2026-10-02',
        },
      },
      {
        vehicle: {
          condition: 'new',
          salePrice: null,
          oldPrice: 5_842_000,
          bodyStyle: 'trucks',
          engine: '5.3L 8-Cylinder',
          storeKey: 'meadville',
        },
      },
    ]);
  });

  it('puts photos on the dealer’s own background first, then previews, without duplicates; keeps the manufacturer’s apart', async () => {
    const [row] = await readAll(
      [
        'VIN,Make,Model,Year,Additional Images,Manufacturer Images,Preview Image,Custom Background Image',
        '1HGCM82633A004352,Honda,Accord,2003,https://p.example/b.jpg|https://p.example/c.jpg,https://m.example/1.jpg,https://p.example/b.jpg,https://p.example/a.jpg',
      ].join('\n'),
    );
    expect(row).toMatchObject({
      vehicle: {
        photos: ['a', 'b', 'c'].map((name) => `https://p.example/${name}.jpg`),
        manufacturerPhotos: ['https://m.example/1.jpg'],
      },
    });
  });

  it('parses vAuto: quotes, line breaks inside cells, dollar signs', async () => {
    const [row] = await readAll(VAUTO);
    expect(row).toMatchObject({
      kind: 'vehicle',
      line: 2,
      vehicle: {
        trim: 'XLT',
        bodyStyle: 'trucks',
        mileage: 61_204,
        drivetrain: '4WD',
        salePrice: 3_398_800,
        oldPrice: null,
        description: 'Tow ready.\n\n"North country" truck.',
        photos: ['https://p.example/a.jpg', 'https://p.example/b.jpg'],
      },
    });
  });

  it('parses a dealer’s own list, separated by semicolons', async () => {
    const [row] = await readAll(GENERIC);
    expect(row).toMatchObject({
      vehicle: {
        make: 'BMW',
        model: '3 Series',
        salePrice: 1_199_500,
        oldPrice: 1_349_500,
        exteriorColor: 'Silver',
        status: 'coming-soon',
        isPrivate: true,
      },
    });
  });

  it.each([
    { form: 'a list', wrap: (car: string) => `[${car}]` },
    { form: 'a document', wrap: (car: string) => `{\n "vehicles": [${car}]\n}` },
    { form: 'one car per line', wrap: (car: string) => `${car}\n\n${car.replaceAll('00001', '00002')}\n` },
  ])('parses the store API as $form', async ({ wrap }) => {
    const car = `{"vin": "WBA8E9G59GN000001", "condition": "used", "year": 2016, "make": "BMW", "model": "X3", "salePrice": 990000}`;
    const [row] = await readAll(wrap(car));
    expect(row).toMatchObject({ kind: 'vehicle', vehicle: { salePrice: 990_000, trim: null, features: [] } });
  });

  it.each([
    { price: 900_000, read: { salePrice: 1_300_000, oldPrice: 1_500_000 } },
    { price: null, read: { salePrice: 1_300_000, oldPrice: 1_500_000 } },
    { price: { vehiclePrice: 1_000_000, discounts: [] }, read: { salePrice: 1_000_000, oldPrice: null } },
    {
      price: { vehiclePrice: 1_000_000, discounts: [{ amount: 200_000 }] },
      read: { salePrice: 1_000_000, oldPrice: 1_200_000 },
    },
  ])('takes no fee of another dealership from its store API: $price', async ({ price, read }) => {
    const car = { vin: 'WBA8E9G59GN000001', condition: 'used', year: 2016, make: 'BMW', model: 'X3' };
    const [row] = await readAll(JSON.stringify({ ...car, salePrice: 1_300_000, oldPrice: 1_500_000, price }));
    expect(row).toMatchObject({ kind: 'vehicle', vehicle: read });
    expect(row).not.toHaveProperty('vehicle.price');
  });

  it('offers no car of the store API whose status is unknown, and no price that no car costs', async () => {
    const car = { condition: 'used', year: 2016, make: 'BMW', model: 'X3' };
    const rows = await readAll(
      JSON.stringify([
        { ...car, vin: 'WBA8E9G59GN000001', status: 'inactive' },
        { ...car, vin: 'WBA8E9G59GN000002', salePrice: 100, oldPrice: 1_300_000 },
      ]),
    );
    expect(rows).toMatchObject([
      { kind: 'withdrawn', vin: 'WBA8E9G59GN000001', remark: { kind: 'status', cell: 'inactive' } },
      { vehicle: { salePrice: null, oldPrice: null }, warnings: [{ kind: 'price', cell: '1.00' }] },
    ]);
  });
});

it.each([
  ['sep=;\r\nVIN;Make;Model\r\n1HGCM82633A004352;Honda;"Accord, EX"\r\n', 3],
  ['"sep=;"\nVIN;Make;Model\n1HGCM82633A004352;Honda;"Accord, EX"', 3],
  ['sep=\t\nVIN\tMake\tModel\n1HGCM82633A004352\tHonda\tAccord, EX', 3],
  ['\uFEFFsep=,\nVIN,Make,Model\n1HGCM82633A004352,Honda,"Accord, EX"', 3],
])('%j names its separator in the first line', async (content, line) => {
  expect(await readAll(content)).toMatchObject([{ kind: 'vehicle', line, vehicle: { model: 'Accord, EX' } }]);
});

it.each([
  ['', 'The file is empty.'],
  ['sep=;', 'The file is empty.'],
  ['a,b\n1,2', /No column found for vin, make, model\. The file has: a, b/],
  ['VIN,Make,Model\nx,y,"z\n', /A quote is opened and never closed/],
  ['{"cars": []}', /not JSON of the store API/],
  ['{"vin": "a"}\n{"vin": ', /Line 2 is not JSON/],
])('rejects %j', async (content, message) => {
  await expect(readAll(content)).rejects.toThrow(message);
  await expect(readAll(content)).rejects.toBeInstanceOf(FeedError);
});

it('prefers the source’s own columns to those of the format', async () => {
  const [row] = await readAll('Ident,Marke,Typ,VIN\nWBA8E9G59GN000001,BMW,X3,x', {
    columns: { vin: ['Ident'], make: ['Marke'], model: ['Typ'] },
  });
  expect(row).toMatchObject({ vehicle: { vin: 'WBA8E9G59GN000001', model: 'X3' } });
});

it('keeps any text intact, whatever the separator and quotes', async () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (stocks, separator, end) => {
        const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const rows = stocks.map((stock) => ['1HGCM82633A004352', 'Honda', 'Accord', stock]);
        const text = [['VIN', 'Make', 'Model', 'Stock'], ...rows]
          .map((row) => row.map(quote).join(separator))
          .join(end);
        const read = await readAll(text);
        // Spaces, words for "unknown", entities and tags are not kept; letters and digits are.
        const bare = (stock: string | null | undefined) => stock?.replaceAll(/[^a-z\d]/gi, '') ?? '';
        const blank = /^[\s]*(?:n\/?a|null|none|unknown|tbd)?[\s]*$/i;
        expect(read).toHaveLength(stocks.length);
        for (const [at, row] of read.entries()) {
          const stock = stocks[at] ?? '';
          if (row.kind !== 'vehicle') throw new Error('Not read');
          if (!blank.test(stock) && !/[&<]/.test(stock))
            expect(bare(row.vehicle.stockNumber)).toBe(bare(stock));
        }
      },
    ),
    { numRuns: 60 },
  );
});
