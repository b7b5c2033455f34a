import { expect, it } from 'vitest';
import { proposeColumns } from './columns.ts';
import { detectFormat } from './formats/formats.ts';
import { generic } from './formats/generic.ts';

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
    'Km Odometer',
  ];
  const proposal = proposeColumns(headers, generic.columns, [['1HGCM82633A004352', '1', 'Honda', 'Fit']]);
  expect(proposal).toEqual({
    columns: {
      vin: ['Ident'],
      salePrice: ['Our Web Price'],
      make: ['Maker Brand'],
      model: ['Model Desc'],
      exteriorColor: ['Body Colour'],
      mileage: ['Km Odometer'],
    },
    unused: ['Key'],
    missing: [],
  });
  expect(proposeColumns(['Colour'], generic.columns, []).missing).toEqual(['vin', 'make', 'model']);
});
