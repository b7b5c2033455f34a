import { expect, test } from 'vitest';
import { FACTS } from '../../tests/support/facts.ts';
import type { Fact } from './facts.ts';
import { pixelEvent } from './pixel-events.ts';

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
