import { blockShape } from '@rooftop/content/blocks/block';
import type { BodyStyleDocument } from '@rooftop/content/documents/body-style/body-style';
import type { Listing } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { carForSale as car, privateTruck as hidden } from '../../../tests/support/cars-for-sale.ts';
import { testContent, testContext, testInventory, testSettings } from '../../../tests/support/website.ts';
import { bodyStyleTilesView } from './body-style-tiles-view.server.ts';

const icon: BodyStyleDocument['icon'] = {
  asset: { _id: `image-${'a'.repeat(40)}-64x64-png`, width: 64, height: 64, lqip: null },
  alt: '',
  crop: null,
  hotspot: null,
};

test('body style tiles match their searches: the same cars and the lowest price', async () => {
  const coupe: Listing = { ...car, vin: 'KNADM4A30D6000002', bodyStyle: 'coupes', salePrice: 2_899_500 };
  const call: Listing = { ...car, vin: 'KNADM4A30D6000003', bodyStyle: 'wagons', salePrice: null };
  const cheapCall: Listing = { ...call, vin: 'KNADM4A30D6000004', bodyStyle: 'suvs' };
  const lockedNew: Listing = { ...call, vin: 'KNADM4A30D6000005', condition: 'new', bodyStyle: 'minivans' };
  const styles = (['sedans', 'coupes', 'wagons', 'suvs', 'minivans', 'trucks', 'hatchbacks'] as const).map(
    (value) => ({
      id: value,
      name: value.toUpperCase(),
      value,
      // Outdated prices from an editor: too low for sedans and coupes.
      startingPrice: value === 'wagons' ? 1_800_000 : 900_000,
      image: null,
      icon: value === 'sedans' ? icon : null,
    }),
  );
  const block = blockShape.parse({
    _type: 'bodyStyleTiles',
    key: 'styles',
    shownTo: null,
    heading: null,
    text: null,
  });
  const settings = testSettings();
  const tiles = async (lockedPrices: ('new' | 'used')[]) => {
    const written = { ...settings, inventory: { ...settings.inventory, lockedPrices } };
    const cars = [car, hidden, coupe, call, cheapCall, { ...lockedNew, salePrice: 700_000 }];
    const content = testContent({ bodyStyles: async () => styles, settings: async () => written });
    const context = testContext({ content, inventory: testInventory(cars, written) });
    const { tiles: shown = [] } =
      (block._type === 'bodyStyleTiles' && (await bodyStyleTilesView(block, context))) || {};
    expect(shown.filter((tile) => tile.icon !== null).map(({ key }) => key)).toEqual(['sedans']);
    return shown.map(({ key, price }) => [key, price?.amount ?? null]);
  };
  expect(await tiles([])).toEqual([
    ['sedans', '$15,000'],
    ['coupes', '$28,995'],
    ['wagons', '$18,000'],
    ['suvs', '$9,000'],
    ['minivans', '$7,000'],
  ]);
  // Neither locked prices nor an editor's prices, which might be locked ones, are shown as "from" prices.
  expect(await tiles(['new'])).toEqual([
    ['sedans', '$15,000'],
    ['coupes', '$28,995'],
    ['wagons', null],
    ['suvs', null],
    ['minivans', null],
  ]);
});

test('never shows an editor’s price below that of the cheapest car for sale', async () => {
  const call: Listing = { ...car, vin: 'KNADM4A30D6000003', bodyStyle: 'wagons', salePrice: null };
  const style = { id: 'w', name: 'Wagons', value: 'wagons' as const, image: null, icon: null };
  const block = blockShape.parse({
    _type: 'bodyStyleTiles',
    key: 'styles',
    shownTo: null,
    heading: null,
    text: null,
  });
  const amount = async (startingPrice: number) => {
    const content = testContent({
      bodyStyles: async () => [{ ...style, startingPrice }],
      settings: async () => testSettings(),
    });
    const context = testContext({ content, inventory: testInventory([car, call]) });
    if (block._type !== 'bodyStyleTiles') throw new Error('There is no such block.');
    return (await bodyStyleTilesView(block, context))?.tiles[0]?.price?.amount;
  };
  expect([await amount(1_499_900), await amount(1_500_000)]).toEqual([undefined, '$15,000']);
});
