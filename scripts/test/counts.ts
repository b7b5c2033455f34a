/** Counts passed and failed tests from the reports of the test runners. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const PASSED: Counts = { passed: 1, failed: 0 };
export const FAILED: Counts = { passed: 0, failed: 1 };

const vitestSchema = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));

const playwrightSchema = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  // A flaky test that passes only on retry counts as failed.
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

const schemas = { vitest: vitestSchema, playwright: playwrightSchema };

/**
 * Reads a JSON report. A runner that fails without a failed test (a file that cannot be loaded, a setup that threw,
 * no report at all) counts as one failure.
 */
export async function readCounts(
  runner: keyof typeof schemas,
  path: string,
  exitCode: number,
): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const { passed, failed } = text ? schemas[runner].parse(JSON.parse(text)) : { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed };
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}
