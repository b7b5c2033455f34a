import { expect, it } from 'vitest';
import { readAll } from '../../../tests/support/feeds.ts';
import { checkColumns, findColumns } from './feed-columns.ts';
import { detectFormat } from './formats/formats.ts';
import { generic } from './formats/generic.ts';
import { proposeColumns, toSettings } from './propose-columns.ts';

it.each([
  ['homenet', 'dealer_id,type,stock,vin,year,exteriorcolor,sellingprice,dateinstock'],
  ['homenet', 'Type,Stock,VIN,ExteriorColor,SellingPrice,DateInStock'],
  ['vauto', 'VIN,Stock #,New/Used,Series,Odometer,Price,Inventory Date'],
  ['generic', 'VIN,Stock,Price'],
])('%s has a column %s', (format, header) => {
  expect(detectFormat(header.split(','))).toBe(format);
});

it('proposes columns by known headers, by words in headers, and the VIN by its form', () => {
  const headers = [
    'Ident',
    'Our Web Price',
    'Maker Brand',
    'Model Desc',
    'Body Colour',
    'Key',
    'Odometer Reading',
    'Km',
  ];
  const row = ['1HGCM82633A004352', '4995', 'Honda', 'Fit', 'Red', '7', '88000', '141622'];
  const proposal = proposeColumns(headers, generic.columns, [row]);
  expect(toSettings(proposal)).toEqual({
    vin: ['Ident'],
    salePrice: ['Our Web Price'],
    make: ['Maker Brand'],
    model: ['Model Desc'],
    exteriorColor: ['Body Colour'],
    mileage: ['Odometer Reading'],
  });
  expect(proposal).toMatchObject({ unused: ['Key', 'Km'], missing: [], gaps: ['condition'] });
  expect(proposeColumns(['Colour'], generic.columns, []).missing).toEqual(['vin', 'make', 'model']);
});

it.each([
  'Price Cost',
  'Wholesale Price',
  'Invoice Price',
  'Dealer Cost Price',
  'Price Unit',
  'Reserve Price',
  'Min Price',
])('never proposes what a dealer keeps to themselves: %s', (header) => {
  const { proposed } = proposeColumns([header], generic.columns, [['5995']]);
  expect(proposed).toEqual([]);
});

it('takes every repeated, numbered and indexed column of a list, by number', () => {
  const headers = [
    'Photo10',
    'Photo2',
    'Photo1',
    'image[1].url',
    'image[0].url',
    'image[0].tag[0]',
    'Photos',
    'Photos',
  ];
  const columns = findColumns(headers, { photos: ['photo', 'image url', 'photos'] }).get('photos');
  expect(columns?.map(({ at }) => at)).toEqual([2, 1, 0, 4, 3, 6, 7]);
  expect(findColumns(['Price', 'Price2', 'Price'], generic.columns).get('salePrice')).toEqual([
    { at: 0, header: 'Price' },
  ]);
});

const reasons = (headers: string, cells: readonly string[], chosen: readonly string[] = []) => {
  const names = headers.split(',');
  const sample = cells.map((row) => row.split(','));
  const checked = checkColumns(findColumns(names, generic.columns), sample, new Set(chosen));
  return {
    read: [...checked.columns].map(
      ([field, columns]) => `${field}: ${columns.map(({ header }) => header).join()}`,
    ),
    not: checked.unusable.map(({ field, column }) => `${field}: ${column.header}`),
  };
};

it.each([
  ['Type', ['SUV', 'Sedan'], ['bodyStyle: Type'], ['condition: Type']],
  ['Type', ['Used', 'New', 'Retail'], ['condition: Type'], ['bodyStyle: Type']],
  ['Condition', ['Excellent', 'Good', 'New'], [], ['condition: Condition']],
  ['Photo', ['Yes', 'No'], [], ['photos: Photo']],
  ['Photo', ['', 'N/A'], ['photos: Photo'], []],
  // What may take a car off the site is read in any case.
  ['Status', ['Green', 'Red'], ['status: Status'], []],
  ['Private', ['maybe', 'sometimes'], ['isPrivate: Private'], []],
  // An old price must not take the place of a price that nobody understands.
  ['Price', ['1.2.3', 'abc'], ['salePrice: Price'], ['salePrice: Price', 'oldPrice: Price']],
] as const)('a %s of %j', (header, cells, read, not) => {
  expect(reasons(header, cells)).toEqual({ read, not });
});

it('does not question a column that a person chose', () => {
  expect(reasons('Condition', ['Excellent'], ['condition'])).toEqual({
    read: ['condition: Condition'],
    not: [],
  });
});

it.each([
  ['Shot1', ['Shot1', 'Shot2', 'Shot3']],
  ['Shot', ['Shot']],
])('joins the columns of photos that a person chose: %s', async (header, photos) => {
  const headers = header === 'Shot' ? ['Shot', 'Shot', 'Shot'] : photos;
  const urls = headers.map((_, at) => `https://d.example/${at}.jpg`);
  const [row] = await readAll(
    `VIN,Make,Model,${headers.join()}\n1HGCM82633A004352,Honda,Accord,${urls.join()}\n`,
    { columns: { photos } },
  );
  expect(row).toMatchObject({ vehicle: { photos: urls } });
});

it('joins the equipment of several columns without repeating an item', async () => {
  const [row] = await readAll(
    'VIN,Make,Model,Options,Feature1,Feature2\n1HGCM82633A004352,Honda,Accord,Sunroof|A/C,SUNROOF,Tow Package\n',
  );
  expect(row).toMatchObject({ vehicle: { features: ['SUNROOF', 'Tow Package', 'A/C'] } });
});
