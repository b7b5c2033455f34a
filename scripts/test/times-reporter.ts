/** A reporter of vitest for `npm run test:times`: how long each file took to import, to set up and to test. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type FileTimes, REPORTS } from './reports.ts';

const timesOf = (module: TestModule): FileTimes => {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  return {
    file: relative(process.cwd(), module.moduleId),
    import: collectDuration,
    setUp: environmentSetupDuration + prepareDuration + setupDuration,
    tests: duration,
  };
};

export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync(REPORTS.files, JSON.stringify(modules.map(timesOf)));
  }
}
