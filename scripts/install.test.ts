import { expect, test } from 'vitest';
import { canRun } from './install.mjs';

test.each([
  ['20.20.2', false],
  // Runs TypeScript, but has neither `await using` nor AsyncDisposableStack.
  ['22.22.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s without our own: can run Rooftop is %s', (version, expected) => {
  expect(canRun(version)).toBe(expected);
});
