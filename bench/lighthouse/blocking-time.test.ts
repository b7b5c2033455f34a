import { expect, it } from 'vitest';
import { computeBlockingTime } from './blocking-time.ts';

const MAIN = { pid: 7, tid: 7 };
const paint = { name: 'firstContentfulPaint', ...MAIN, ts: 1_000_000, ph: 'R' };
/** A task of the main thread. Times in milliseconds: start after the first paint, length by clock and by processor. */
const task = (at: number, duration: number, processor: number, thread = MAIN) => ({
  name: 'RunTask',
  ...thread,
  ts: 1_000_000 + at * 1000,
  dur: duration * 1000,
  tdur: processor * 1000,
});
const blocking = (...events: readonly object[]) =>
  computeBlockingTime({ traceEvents: [{ name: 'thread_name' }, paint, ...events] });

it('counts what tasks take beyond 50 ms on a four times slower phone', () => {
  expect(blocking(task(10, 30, 30), task(100, 12, 12), task(200, 20, 20))).toBe(70 + 30);
});

it('does not count time in which the thread waits for a processor', () => {
  expect(blocking(task(10, 300, 12.5))).toBe(0);
});

it('counts the main thread after the first paint only', () => {
  expect(blocking(task(-100, 90, 90), task(10, 90, 90, { pid: 7, tid: 8 }))).toBe(0);
  expect(blocking(task(-50, 100, 100))).toBe(150);
});

it('refuses a trace without a paint', () => {
  expect(() => computeBlockingTime({ traceEvents: [task(10, 30, 30)] })).toThrow('no first contentful paint');
});
