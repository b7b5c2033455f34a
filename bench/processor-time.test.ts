import { expect, test } from 'vitest';
import { computeTime, isBusy } from './processor-time.ts';

/** user, nice, system, idle, iowait, irq, softirq, steal, guest, guest_nice */
const MACHINE = 'cpu  500 100 200 5000 50 7 8 30 0 0\ncpu0 250 50 100 2500 25 0 4 15 0 0\n';

/** A line of `/proc/<pid>/stat`: user, system, and the same of ended children. */
const stat = (pid: number, parent: number, times: readonly number[]) =>
  `${pid} (a) b) S ${parent} 1 1 0 -1 4194304 100 0 0 0 ${times.join(' ')} 20 0 7 0 3161`;

const PROCESSES = [
  stat(1, 0, [1, 1, 9, 9]),
  stat(50, 1, [100, 20, 30, 5]),
  stat(60, 50, [40, 10, 0, 0]),
  stat(70, 60, [3, 2, 0, 0]),
  stat(80, 1, [400, 0, 0, 0]),
];

test("a process's descendants, living and ended, are its own, and the rest is others'", () => {
  expect(computeTime(MACHINE, PROCESSES, 50)).toEqual({
    total: 5895,
    idle: 5050,
    own: 210,
    others: 500 + 100 + 200 - 210 + 30,
  });
});

test.each([
  [0.01, 0.02, false],
  [0.2, 0, true],
  [0, 0.2, true],
])('others using %d before and %d during a benchmark: busy is %s', (before, during, expected) => {
  expect(isBusy({ before, during })).toBe(expected);
});
