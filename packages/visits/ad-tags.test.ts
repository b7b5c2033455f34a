import { expect, test } from 'vitest';
import { FACTS, VIN } from '../../tests/support/facts.ts';
import { adTagEvent, pixelEvent } from './ad-tags.ts';
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
  [
    { ...FACTS.formSent, form: 'FULL_CREDIT_APP' },
    { name: 'purchase', valueUsd: 30, items: [VIN] },
  ],
  [FACTS.formSent, null],
  [FACTS.pageViewed, null],
])('%j is the ad tag’s %j', (fact, event) => {
  expect(adTagEvent(fact)).toEqual(event);
});

const CUSTOM = { isStandard: false, id: null, hasTwin: false };
test.each<[Fact, ReturnType<typeof pixelEvent>]>([
  [FACTS.pageViewed, { name: 'PageView', isStandard: true, valueUsd: 0, id: null, hasTwin: true }],
  [{ ...FACTS.pageViewed, route: 'vehicle' }, null],
  [FACTS.phoneClicked, { ...CUSTOM, name: 'ClickToCall', valueUsd: 5, hasTwin: true }],
  [
    FACTS.conversationStarted,
    { ...CUSTOM, name: 'ConversationStarted', valueUsd: 10, id: 'c-1', hasTwin: true },
  ],
  [
    { ...FACTS.conversationStarted, channel: 'chat' },
    { ...CUSTOM, name: 'ConversationStarted', valueUsd: 10, id: 'c-1' },
  ],
  [
    FACTS.formSent,
    { ...CUSTOM, name: 'Lead', isStandard: true, valueUsd: 20, id: '0f3c6f0e-5f3a-4c8e-9a52-0c9b6f1f2d11' },
  ],
  [{ ...FACTS.formSent, event: null }, null],
  [FACTS.popupFinished, { ...CUSTOM, name: 'Spring', valueUsd: 0 }],
  [{ ...FACTS.popupFinished, event: null }, null],
  [FACTS.scriptFailed, null],
])('%j is the pixel’s %j', (fact, event) => {
  expect(pixelEvent(fact)).toEqual(event);
});
