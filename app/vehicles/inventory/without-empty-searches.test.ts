import { expect, test } from 'vitest';
import { blockShape } from '@rooftop/content/blocks/block';
import { blockViews } from '#app/blocks/block-views.server.ts';
import { shellView } from '#app/site/layout/shell-view.server.ts';
import { testContext, testDealership, testInventory, testSettings } from '../../../tests/support/website.ts';
import { InventoryUnavailable } from '@rooftop/platform/inventory/dealership-inventory';
import { carForSale, privateTruck } from '../../../tests/support/cars-for-sale.ts';
import { withoutEmptySearches } from './without-empty-searches.server.ts';

const inventory = testInventory([carForSale, privateTruck]);
const hrefs = async (fields: Parameters<typeof testContext>[0], links: readonly string[]) => {
  const { href } = await withoutEmptySearches(testContext(fields));
  return links.filter((link) => href(link) !== null);
};

test.each<[link: string, isShown: boolean]>([
  ['/cars-for-sale', true],
  ['/used-cars-for-sale', true],
  ['/new-cars-for-sale', false],
  ['/used-cars-for-sale/sedans', true],
  ['/used-cars-for-sale/coupes', false],
  // Only a private car is a truck. The dealership never had a Tesla, so that URL is a 404.
  ['/used-cars-for-sale/trucks', false],
  ['/used-cars-for-sale/tesla', false],
  ['/used-cars-for-sale/price-under-20000', true],
  ['/used-cars-for-sale/price-under-10000', false],
  ['/used-cars-for-sale/great_deals/price_drop', false],
  ['/used-cars-for-sale?payment=null,1', false],
  ['/special-offers', true],
  ['https://elsewhere.example/new-cars-for-sale', true],
  ['javascript:alert(1)', false],
])('a link to %s is shown: %s', async (link, isShown) => {
  expect(await hrefs({ inventory }, [link])).toEqual(isShown ? [link] : []);
});

test('leaves out limits of prices where the public sees no price', async () => {
  const settings = testSettings();
  const locked = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['search' as const] } };
  const links = ['/used-cars-for-sale', '/used-cars-for-sale/price-under-20000'];
  expect(await hrefs({ inventory: testInventory([carForSale, privateTruck], locked) }, links)).toEqual([
    '/used-cars-for-sale',
  ]);
});

test('keeps the language of a link', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const { href } = await withoutEmptySearches(testContext({ inventory, dealership, locale: 'es' }));
  expect(href('/used-cars-for-sale/sedans')).toBe('/es/used-cars-for-sale/sedans');
});

test('keeps the inventory links of a dealership without cars', async () => {
  const links = ['/cars-for-sale', '/used-cars-for-sale', '/used-cars-for-sale/suvs'];
  expect(await hrefs({}, links)).toEqual(['/cars-for-sale', '/used-cars-for-sale']);
});

test('keeps every link while the inventory cannot be read', async () => {
  const away = {
    ...inventory,
    index: () => Promise.reject(new InventoryUnavailable('dealership-alpha', new Error('away'))),
  };
  expect(await hrefs({ inventory: away }, ['/used-cars-for-sale/coupes'])).toHaveLength(1);
});

test('removes empty searches from menus, tiles and buttons', async () => {
  const context = testContext({ inventory, isDocument: false });
  const { header, footer } = await shellView(context, '');
  const link = (label: string, href: string) => ({ label, href });
  const tile = (key: string, href: string) => ({ key, icon: null, text: null, ...link(key, href) });
  const views = await blockViews(
    [
      blockShape.parse({
        _type: 'filterTiles',
        key: 'tiles',
        shownTo: null,
        heading: null,
        tiles: [tile('Sedans', '/used-cars-for-sale/sedans'), tile('Coupes', '/used-cars-for-sale/coupes')],
      }),
    ],
    context,
  );
  const said = [header.view, footer.view, ...views].map((view) => JSON.stringify(view)).join('\n');
  expect(said).toContain('/used-cars-for-sale/sedans');
  expect(said).toContain('/used-cars-for-sale/price-under-20000');
  for (const empty of ['coupes', 'trucks', 'suvs', 'minivans']) expect(said).not.toContain(empty);
});
