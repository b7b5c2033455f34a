import { expect, test } from 'vitest';
import { clockLines } from './clock-lines.ts';

test.each<[source: string, isClock: boolean]>([
  ['const now = Date.now();', true],
  ['const now = new Date();', true],
  ['const now = new Date( );', true],
  ['export function create(now = Date.now) {', true],
  ['const now = Temporal.Now.instant();', true],
  ['const then = new Date(moment);', false],
  ['const then = Date.parse(written);', false],
  [' * Defaults to Date.now.', false],
  ['  // Date.now() would differ', false],
  ['const moment: Date = now;', false],
])('%s asks the machine for the time: %s', (source, isClock) => {
  expect(clockLines(`a\n${source}`)).toEqual(isClock ? [2] : []);
});
