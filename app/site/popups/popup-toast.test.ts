import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from '#app/ui/toast/toast-queue.ts';
import { popupToast } from './popup-toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['success', 'error'] as const)('a popup’s toast closes after five seconds: %s', (severity) => {
  const queue = createToastQueue();
  queue.show(popupToast('popup-a', severity, 'Something went wrong', 'Please try again.'));
  vi.advanceTimersByTime(4999);
  expect(queue.shown()).toMatchObject([{ severity, group: 'popup-a' }]);
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toEqual([]);
});
