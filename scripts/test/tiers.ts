/**
 * Which tests `npm test` runs. The rule is what a test starts:
 *
 * - `npm test` runs each test that needs no more than its own process and the run's PostgreSQL, and the journeys in
 *   `tests/smoke`.
 * - A test that starts another process (a website, a lake, another PostgreSQL, a browser), or that has to wait while
 *   real time passes, is in one of SYSTEM_FOLDERS or named `*.system.test.ts`. `npm run test:all` runs these too.
 */

/** The journeys of `npm test`, in a real browser on a started platform. */
export const SMOKE_FOLDER = 'tests/smoke';

/** Folders of tests that start processes. */
const SYSTEM_FOLDERS = ['tests/integration', 'tests/security', 'tests/faults', 'tests/e2e'] as const;

/** Patterns of the files that vitest leaves to `npm run test:all`. */
export const SYSTEM_TESTS = [
  ...SYSTEM_FOLDERS.map((folder) => `${folder}/**`),
  '**/*.system.test.{ts,tsx}',
] as const;
