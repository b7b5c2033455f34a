/**
 * Locked prices and private cars through all caches of the built web server: a page or fragment rendered for one
 * visitor must not show another visitor what they may not see.
 */
import type { PriceLock } from '@rooftop/inventory/price-statement';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECENT_COOKIE } from '#app/visitor/recent-cookie.ts';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createStudioTicket } from '#app/server/studio-ticket.ts';
import { testSettings } from '../support/website.ts';
import { type TestRequest, WEB_KEY } from './web-fixtures.ts';
import { cars, firstCar, startWebWithCars, type WebWithCars } from './web-with-cars.ts';

/** Dollars of the locked price, and of the price of a private car. No other number on the pages contains them. */
const LOCKED = 77_737;
const PRIVATE = 88_373;
const [, secondCar = firstCar, thirdCar = firstCar] = cars;
const locked = { ...firstCar, condition: 'used' as const, salePrice: LOCKED * 100 };
const hidden = { ...secondCar, condition: 'new' as const, salePrice: PRIVATE * 100, isPrivate: true };
/** Its page lists the locked car among similar ones. */
const open = { ...thirdCar, condition: 'new' as const, isPrivate: false, bodyStyle: locked.bodyStyle };
const alphasCars = [locked, hidden, open, ...cars.slice(3)];

const PAGES = [
  '/',
  '/cars-for-sale',
  '/cars-for-sale?sort=priceHigh',
  '/cars-for-sale?price=77000,78000',
  '/used-cars-for-sale',
  '/new-cars-for-sale',
  '/es/cars-for-sale',
  vehiclePath(locked),
  vehiclePath(open),
];
const DATA = PAGES.map((path) =>
  path.replace(/^[^?]*/, (pathname) => `${pathname === '/' ? '/_root' : pathname}.data`),
);
const OTHERS = ['/api/stores/north/website/vehicles', '/api/___sitemaps___/vehicles?without=1'];
/** The open car's page for somebody who viewed the locked car before. */
const AFTER_LOCKED = { Cookie: `allowCookies=essential%2Cfunctional; ${RECENT_COOKIE}=${locked.vin}` };

/** Matches an amount in dollars or cents, however it is written. */
const written = (dollars: number) =>
  new RegExp(`${String(dollars).slice(0, 2)}[,.]?${String(dollars).slice(2)}`);

const WHO = ['anonymous', 'unlocked', 'personalized'] as const;
type Who = (typeof WHO)[number];

/** The settings of a dealership that locks these prices. */
function locking(...lockedPrices: readonly PriceLock[]) {
  const { inventory, company, ...settings } = testSettings();
  return {
    settings: {
      ...settings,
      company: { ...company, hours: { ...company.hours, special: [] } },
      inventory: { ...inventory, lockedPrices },
    },
  };
}

let site: WebWithCars;
beforeAll(async () => {
  // A dealership for each first visitor, because its pages are cached once they have been there.
  const byFirstVisitor = Object.fromEntries(WHO.map((who) => [who, locking('used')]));
  site = await startWebWithCars(locking('search'), alphasCars, byFirstVisitor);
});
afterAll(() => site.stop());

/** Where the locked car is listed, with its price for a visitor who personalized it. */
const LISTS_LOCKED = ['/cars-for-sale?price=77000,78000', '/used-cars-for-sale', vehiclePath(locked)];

describe.each<Who>(WHO)('when the first visitor is %s', (first) => {
  const get = (path: string, headers?: TestRequest['headers']) =>
    site.get(path, headers, `${first}.platform.example`);
  let unlocked: string;
  let personalized: string;
  const cookiesOf = (who: Who): TestRequest['headers'] =>
    who === 'anonymous' ? {} : { Cookie: who === 'unlocked' ? unlocked : personalized };
  beforeAll(async () => {
    unlocked = await site.unlock('unlockedInventory', first);
    personalized = await site.unlock('unlockedPrices', first);
  });

  test.each([...PAGES, ...DATA, ...OTHERS])('%s shows each visitor what they may see', async (path) => {
    for (const who of [first, ...WHO, first]) {
      const { status, body } = await get(path, cookiesOf(who));
      expect([path, status]).toEqual([path, 200]);
      if (who !== 'personalized') expect(body).not.toMatch(written(LOCKED));
      if (who !== 'unlocked') {
        expect(body).not.toMatch(written(PRIVATE));
        expect(body).not.toContain(hidden.vin);
      }
    }
  });

  test('the unlocked visitor sees the private car with its price, and the locked price matches no filter', async () => {
    const search = await get('/new-cars-for-sale?sort=priceHigh', { Cookie: unlocked });
    expect(search.body).toContain(hidden.vin);
    expect(search.body).toMatch(written(PRIVATE));
    for (const who of ['anonymous', 'unlocked'] as const) {
      const headers = cookiesOf(who);
      const { body } = await get('/cars-for-sale?price=77000,78000', headers);
      expect(body).not.toContain(locked.vin);
      expect((await get('/used-cars-for-sale', headers)).body).toContain('vehicle-price-call');
    }
  });

  test('the visitor who personalized their price sees the locked price, and it matches filters', async () => {
    for (const path of LISTS_LOCKED) {
      const { body } = await get(path, { Cookie: personalized });
      expect(body, path).toContain(locked.vin);
      expect(body, path).toMatch(written(LOCKED));
    }
  });
});

test('a preview shows no more than somebody sees who has unlocked nothing', async () => {
  const host = 'anonymous.platform.example';
  const ticket = createStudioTicket(deriveKey(WEB_KEY, 'preview'), 'dealership-anonymous', Date.now());
  const unlocked = await site.unlock('unlockedInventory', 'anonymous');
  const personalized = await site.unlock('unlockedPrices', 'anonymous');
  for (const path of [...PAGES, ...DATA, vehiclePath(hidden)])
    for (const own of [unlocked, personalized]) {
      const { body, headers } = await site.get(path, { Cookie: `preview=${ticket}; ${own}` }, host);
      expect(headers['cache-control'], path).toContain('no-store');
      expect(body, path).not.toMatch(written(LOCKED));
      expect(body, path).not.toMatch(written(PRIVATE));
    }
});

/** A limit of prices leads to the search without it, where the visitor sees no price. 202 is Remix's for its data. */
const statusOf = (path: string): number =>
  path.includes('price=') ? (path.includes('.data') ? 202 : 302) : 200;

describe('when prices are locked in lists', () => {
  let personalized: string;
  beforeAll(async () => {
    personalized = await site.unlock('unlockedPrices');
  });

  const lists = [...PAGES, ...DATA, ...OTHERS].filter((path) => !path.startsWith(vehiclePath(locked)));
  test.each(lists)('%s shows no price of a listed car', async (path) => {
    for (const isPersonalized of [false, true, false]) {
      for (const cookies of isPersonalized ? [{ Cookie: personalized }] : [{}, AFTER_LOCKED]) {
        const { status, body } = await site.get(path, cookies);
        expect([path, status]).toEqual([path, isPersonalized ? 200 : statusOf(path)]);
        if (!isPersonalized) expect(body).not.toMatch(written(LOCKED));
      }
    }
  });

  test("a car's own page shows its price, and other pages list it without", async () => {
    expect((await site.get(vehiclePath(locked))).body).toMatch(written(LOCKED));
    for (const cookies of [{}, AFTER_LOCKED]) {
      const { body } = await site.get(vehiclePath(open), cookies);
      expect(body).toContain(locked.vin);
      expect(body).toContain('Finish your terms to see it');
    }
    const headers = { Cookie: `${AFTER_LOCKED.Cookie}; ${personalized}` };
    expect((await site.get(vehiclePath(open), headers)).body).toMatch(written(LOCKED));
  });
});
