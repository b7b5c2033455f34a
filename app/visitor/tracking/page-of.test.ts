import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test.each([
  ['home', '/', {}, 'home', '/'],
  ['es/contact-us', '/es/contact-us', {}, 'contact-us', '/es/contact-us'],
  ['es/home', '/es', undefined, 'home', '/es'],
  [
    'used-cars-for-sale',
    '/used-cars-for-sale/honda',
    { page: {} },
    'cars-search-page',
    '/used-cars-for-sale/honda',
  ],
  ['es/cars-for-sale', '/es/cars-for-sale/x', { vehicle: {} }, 'vehicle', '/es/cars-for-sale/x'],
  [
    'sell-trade-my-car/your-vehicle',
    '/sell-trade-my-car/your-vehicle',
    { vehicle: {} },
    'sell-trade-my-car/your-vehicle',
    '/sell-trade-my-car/your-vehicle',
  ],
  ['appointment', '/appointment/ey.J-x', {}, 'appointment', '/appointment/:ticket'],
  ['es/appointment', '/es/appointment/ey%2EJ-x', {}, 'appointment', '/es/appointment/:ticket'],
  ['routes/not-found', '/nothing', undefined, 'routes/not-found', '/nothing'],
])('%s at %s', (id, pathname, data, route, path) => {
  expect(pageOf({ id, pathname, data, error: null })).toEqual({ route, path, error: null });
});

/** What Remix hands over of a response that a loader threw. */
const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null });

test.each<[id: string, error: unknown, status: number]>([
  ['routes/not-found', thrown(404), 404],
  ['car-research/article', thrown(404), 404],
  ['opening', thrown(410), 410],
  ['used-cars-for-sale', new TypeError('x'), 500],
])('an error page at %s', (id, error, status) => {
  expect(pageOf({ id, pathname: '/x', data: undefined, error }).error).toBe(status);
});
