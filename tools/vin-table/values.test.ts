import { expect, test } from 'vitest';
import { ELEMENTS, readValue, trimsOf } from './values.ts';

test.each([
  ['LX', ['LX']],
  ['SE/SEL', ['SE', 'SEL']],
  ['L/LE/SE/XLE/XSE', ['L', 'LE', 'SE', 'XLE', 'XSE']],
  ['Work Truck/LS/Fleet/Base', ['Work Truck', 'LS', 'Fleet', 'Base']],
  ['LX, LXS', ['LX', 'LXS']],
  ['GT, R/T', ['GT', 'R/T']],
  ['R/T', ['R/T']],
  ['L, MT', ['L, MT']],
  ['SE, CVT, w/Premium pkg', ['SE, CVT, w/Premium pkg']],
  ['SE w/ Tech', ['SE w/ Tech']],
  ['quattro Prestige, quattro Technik (Canada)', ['quattro Prestige']],
  ['Super Deluxe (GLS, LS, LX or GS)', ['Super Deluxe (GLS, LS, LX or GS)']],
  ['TOURING', ['Touring']],
  ['xDrive', ['xDrive']],
  ['not identified', []],
  ['N/A', []],
  ['', []],
])('%s lists the trims %j', (text, trims) => {
  expect(trimsOf(text)).toEqual(trims);
});

const names = (...list: readonly string[]) => new Map(list.map((name, at) => [String(at + 1), name]));
const lookUps = {
  Model: names('Toyota|Corolla'),
  BodyStyle: names(
    'Sedan/Saloon',
    'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)',
    'Truck-Tractor',
    'Cargo Van',
    'Van',
  ),
  FuelType: names('Gasoline', 'Ethanol (E85)', 'Compressed Natural Gas (CNG)'),
  EngineConfiguration: names('V-Shaped', 'In-Line'),
};

test.each([
  [28, '1', 'Toyota|Corolla'],
  [28, '9', null],
  [5, '1', 'sedans'],
  [5, '2', 'suvs'],
  [5, '3', '-'],
  [5, '4', 'commercial'],
  [5, '5', 'minivans'],
  [24, '1', 'Gasoline'],
  [66, '2', 'Flex Fuel'],
  [24, '3', 'Natural Gas'],
  [64, '1', 'V'],
  [64, '2', null],
  [9, '6', '6'],
  [9, 'TBD', null],
  [13, '3.00', '3.0'],
  [13, '5', '5.0'],
  [13, '0', null],
  [14, '4', '4'],
  [34, '3-Series', '3-Series'],
])('of element %i, %s is written as %s', (id, attribute, value) => {
  const element = ELEMENTS[id];
  expect(element && readValue(element, attribute, lookUps)).toBe(value);
});
