import { expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { trackersView } from './trackers-view.server.ts';

const NONE = { measurementIds: [], tagContainer: null, metaPixelId: null };
const PIXEL = { ...NONE, metaPixelId: '1234567890' };

test.each([
  ['/', PIXEL, '1234567890'],
  ['/service/schedule', PIXEL, '1234567890'],
  ['/appointment/abc.def', PIXEL, undefined],
  ['/held-leads/abc.def', PIXEL, undefined],
  ['/stop-mail/abc.def', PIXEL, undefined],
  ['/', NONE, undefined],
])('%s with %j starts the pixel %s', (path, trackers, id) => {
  const dealership = testDealership({ trackers });
  expect(trackersView(null, { dealership, path })?.metaPixelId).toBe(id);
});
