import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCounts, sum } from './counts.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rooftop-counts-'));
});
afterAll(() => rm(directory, { recursive: true }));

const vitest = (passed: number, failed: number) => ({ numPassedTests: passed, numFailedTests: failed });
const playwright = (expected: number, unexpected: number, flaky: number) => ({
  stats: { expected, unexpected, flaky },
});

it.each([
  { runner: 'vitest', report: vitest(7, 0), code: 0, counts: { passed: 7, failed: 0 } },
  { runner: 'vitest', report: vitest(7, 2), code: 1, counts: { passed: 7, failed: 2 } },
  { runner: 'vitest', report: vitest(7, 0), code: 1, counts: { passed: 7, failed: 1 } },
  { runner: 'vitest', report: vitest(0, 0), code: 0, counts: { passed: 0, failed: 1 } },
  { runner: 'playwright', report: playwright(5, 0, 0), code: 0, counts: { passed: 5, failed: 0 } },
  { runner: 'playwright', report: playwright(5, 1, 2), code: 1, counts: { passed: 5, failed: 3 } },
  { runner: 'playwright', report: undefined, code: 1, counts: { passed: 0, failed: 1 } },
] as const)(
  'for $runner with $report and exit code $code returns $counts',
  async ({ runner, report, code, counts }) => {
    const path = join(directory, `${crypto.randomUUID()}.json`);
    if (report) await writeFile(path, JSON.stringify(report));
    expect(await readCounts(runner, path, code)).toEqual(counts);
  },
);

it('adds counts', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 3, failed: 1 },
      { passed: 4, failed: 0 },
    ]),
  ).toEqual({ passed: 7, failed: 1 });
});
