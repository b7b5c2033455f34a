import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsProcesses = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/');

/** Begins with tests of whole processes, which take longest, so that the last file is a short one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    // `npm run faults` and `npm run prices`
    env: mode === 'faults' ? { FAULTS: 'all' } : mode === 'prices' ? { PRICE_CASES: '10000' } : {},
    include: ['{app,bench,packages,scripts,studio,tools}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'tests/e2e/**'],
    // A worker keeps the modules of one file for the next. No test may mock a module.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tests/support/properties.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // The longest tests spend most of their time waiting for other processes.
    maxWorkers: '100%',
    // Many times what the longest test takes.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A process may need seconds to start on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
}));
