import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { parseTestDriveRequest } from '../test-drive/test-drive-request.server.ts';
import { moreView } from './more-view.server.ts';

const [listing] = generateListings(1);
if (listing === undefined) throw new Error('no cars');

test.each(['new', 'used'] as const)('links to the history report of a %s car', async (condition) => {
  const settings = testSettings();
  const car = {
    ...listing,
    condition,
    status: 'available' as const,
    isPrivate: false,
    storeKey: 'watertown',
  };
  const context = testContext({
    content: testContent({ stores: async () => [testStore()], settings: async () => settings }),
    inventory: testInventory([car], settings),
  });
  const { hit, seller } = await parseTestDriveRequest(car.vin, context);
  expect((await moreView(hit, seller, context)).history).toContain(car.vin);
});

test.each([
  ['en', 'One owner.'],
  ['es', null],
] as const)('in %s, the note of the dealership is %j', async (locale, note) => {
  const car = {
    ...listing,
    status: 'available' as const,
    soldAt: null,
    isPrivate: false,
    note: { en: 'One owner.', es: null },
  };
  const context = testContext({ inventory: testInventory([car]), locale });
  const { hit, seller } = await parseTestDriveRequest(car.vin, context);
  expect((await moreView(hit, seller, context)).note).toBe(note);
});
