import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Toast } from './toast.ts';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const info: Toast = { severity: 'info', summary: 'Saved' };

test.each<[string, Toast, number | null, boolean]>([
  ['closes after five seconds', info, 5000, true],
  ['errors stay open', { ...info, severity: 'error' }, null, true],
  ['an error with a life closes', { ...info, severity: 'error', life: 5000 }, 5000, true],
  ['uses its own life', { ...info, life: 900 }, 900, true],
  ['can have no close button', { ...info, closable: false }, 5000, false],
  ['a toast that stays open has a close button', { ...info, life: null, closable: false }, null, true],
])('%s', (_, toast, life, closable) => {
  const queue = createToastQueue();
  queue.show(toast);
  expect(queue.shown()).toMatchObject([{ life, closable }]);
  vi.advanceTimersByTime((life ?? 1_000_000) - 1);
  expect(queue.shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toHaveLength(life === null ? 1 : 0);
});

test('pauses the timer while a toast is held, then resumes it', () => {
  const queue = createToastQueue();
  const id = queue.show(info);
  vi.advanceTimersByTime(3000);
  queue.hold(id);
  queue.hold(id);
  vi.advanceTimersByTime(60_000);
  expect(queue.shown()).toHaveLength(1);
  queue.release(id);
  vi.advanceTimersByTime(1999);
  expect(queue.shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toHaveLength(0);
});

test('replaces a toast with the same id and restarts its timer', () => {
  const queue = createToastQueue();
  queue.show({ ...info, id: 'send' });
  vi.advanceTimersByTime(4000);
  queue.show({ ...info, id: 'send', summary: 'Sent' });
  vi.advanceTimersByTime(4000);
  expect(queue.shown()).toMatchObject([{ id: 'send', summary: 'Sent' }]);
});

test('closes a group together and nothing else', () => {
  const queue = createToastQueue();
  queue.show({ ...info, group: 'form' });
  queue.show({ ...info, summary: 'Other' });
  queue.show({ ...info, group: 'form', severity: 'error' });
  queue.closeGroup('form');
  expect(queue.shown()).toMatchObject([{ summary: 'Other' }]);
  expect(vi.getTimerCount()).toBe(1);
});

test('notifies listeners once per closed toast and clears its timer', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  const first = queue.show(info);
  queue.show({ ...info, summary: 'Other' });
  queue.close(first);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(queue.shown()).toMatchObject([{ summary: 'Other' }]);
  leave();
  queue.close(queue.shown()[0]?.id ?? '');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});
