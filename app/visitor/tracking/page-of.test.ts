import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test.each([
  ['home', '/', {}, {}, 'home', '/'],
  ['es/contact-us', '/es/contact-us', {}, {}, 'contact-us', '/es/contact-us'],
  ['es/home', '/es', undefined, {}, 'home', '/es'],
  [
    'used-cars-for-sale',
    '/used-cars-for-sale/honda',
    { page: {} },
    {},
    'cars-search-page',
    '/used-cars-for-sale/honda',
  ],
  ['es/cars-for-sale', '/es/cars-for-sale/x', { vehicle: {} }, {}, 'vehicle', '/es/cars-for-sale/x'],
  [
    'sell-trade-my-car/your-vehicle',
    '/sell-trade-my-car/your-vehicle',
    { vehicle: {} },
    {},
    'sell-trade-my-car/your-vehicle',
    '/sell-trade-my-car/your-vehicle',
  ],
  ['appointment', '/appointment/ey.J-x', {}, { ticket: 'ey.J-x' }, 'appointment', '/appointment/:ticket'],
  ['routes/not-found', '/nothing', undefined, {}, 'routes/not-found', '/nothing'],
])('%s at %s', (id, pathname, data, params, route, path) => {
  expect(pageOf({ id, pathname, data, params })).toEqual({ route, path });
});
