import type { FeedName } from '@rooftop/inventory/feeds-out/feeds';
import { generateListings } from '../../tests/support/listings/generate-listings.ts';
import { expect, test } from 'vitest';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../tests/support/website.ts';
import { CommandError } from '../command-error.ts';
import { reportFeeds } from './report-feeds.ts';

const cars = generateListings(60, 1);

function source(feedsOut: FeedName[]) {
  const settings = testSettings();
  const written = { ...settings, inventory: { ...settings.inventory, feedsOut } };
  const content = testContent({ settings: async () => written, stores: async () => [testStore()] });
  const context = testContext({ content, inventory: testInventory(cars, written) });
  return { ...context, priceNote: () => 'Taxes are not included.' };
}

async function report(feedsOut: FeedName[], dealership: string | null = null) {
  const lines: string[] = [];
  const isFine = await reportFeeds([source(feedsOut)], dealership, (line) => void lines.push(line));
  return { isFine, said: lines.join('\n') };
}

test('reports how many cars a feed holds and why others are missing', async () => {
  const { isFine, said } = await report(['google-vehicle-listings']);
  expect(isFine).toBe(true);
  expect(said).toMatch(/^Alpha Motors, Google vehicle listings: \d+ cars, \d+ left out/);
  expect(said).toMatch(/\d+\s+not-available\s+sold, pending or coming soon/);
});

test('fails if a feed is empty, here because there are no photos', async () => {
  const { isFine, said } = await report(['google-vehicle-listings', 'meta-vehicles'], 'dealership-alpha');
  expect(isFine).toBe(false);
  expect(said).toMatch(/Meta vehicle catalog: 0 cars[^]*no-photo/);
});

test('accepts a dealership that advertises nowhere', async () => {
  expect(await report([])).toEqual({ isFine: true, said: 'Alpha Motors: advertised nowhere.\n' });
});

test('rejects unknown dealerships', async () => {
  await expect(report([], 'dealership-beta')).rejects.toThrow(CommandError);
});
