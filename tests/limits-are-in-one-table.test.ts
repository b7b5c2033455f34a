/**
 * Limits on callers are in one table, `packages/budgets/budgets.ts`. A limit elsewhere is recognized by what sets it: a
 * number beside the name of a share or of a part that counts. One that is called something else is not found here.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SETS_A_LIMIT = [
  // Shares, work queues, and limits of bodies and headers.
  /\b(?:person|tenant|caller|platform|windowMs|perParty|waitingPerParty): \d/,
  /\b(?:maxSize|maxPayload|maxHeaderSize|headersTimeout|requestTimeout): \d/,
  /\b(?:limitBody\(|readSmallJson\(\w+, )\d/,
  // Constants.
  /\b[A-Z_]+_PER_(?:SECOND|MINUTE|HOUR|DAY|ADDRESS|CALLER|PARTY)\b.* = \d/,
] as const;

const EXCEPT = new Set([
  'packages/budgets/budgets.ts',
  // Tells nobody apart, so there is nobody to share with.
  'app/server/collect-visits.ts',
]);

test('no limit on callers is written outside the table of budgets', () => {
  const found = globSync('{app,packages,scripts}/**/*.{ts,tsx}', {
    exclude: (path) => path.includes('node_modules'),
  })
    .filter((path) => !path.includes('.test.') && !EXCEPT.has(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => SETS_A_LIMIT.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
