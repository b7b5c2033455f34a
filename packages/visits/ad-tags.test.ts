import { expect, test } from 'vitest';
import { FACTS, VIN } from '../../tests/support/facts.ts';
import { adTagEvent, frameAdTagEvent } from './ad-tags.ts';
import type { Fact } from './facts.ts';

test.each<[Fact, ReturnType<typeof adTagEvent>]>([
  [FACTS.listViewed, { name: 'view_search_results', valueUsd: 2, items: [VIN] }],
  [
    { ...FACTS.listViewed, filters: {} },
    { name: 'view_item_list', valueUsd: 3, items: [VIN] },
  ],
  [FACTS.vehicleViewed, { name: 'view_item', valueUsd: 5, items: [VIN] }],
  [FACTS.priceUnlocked, { name: 'add_to_cart', valueUsd: 20, items: [VIN] }],
  [
    { ...FACTS.priceUnlocked, vin: null },
    { name: 'add_to_cart', valueUsd: 20, items: [] },
  ],
  [FACTS.formSent, null],
  [FACTS.pageViewed, null],
])('%j is the ad tag’s %j', (fact, event) => {
  expect(adTagEvent(fact)).toEqual(event);
});

test.each([
  ['asc_form_submission', 'finance/credit', { name: 'purchase', valueUsd: 30, items: [] }],
  // Already counted above.
  ['asc_form_submission_sales', 'finance/credit', null],
  ['asc_form_engagement', 'finance/credit', null],
  ['asc_form_submission', 'trade', null],
])('%s with form type %s in a frame sends %j', (name, form_type, event) => {
  expect(frameAdTagEvent({ name, parameters: { form_type } })).toEqual(event);
});
