/**
 * `npm run test:changed`: the unit and system tests that import what is not committed yet, and the browser tests whose
 * folders it is in (spec-folders.ts).
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from '../start/build.ts';
import { say, step } from '../terminal.ts';
import { testEnvironment } from './environment.ts';
import { findChromium } from './find-chromium.ts';
import { REPORT_FOLDER } from './reports.ts';
import { runProgram } from './run-program.ts';
import { specsFor } from './spec-folders.ts';

async function git(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', args);
  return stdout.split('\n').filter((line) => line !== '');
}

async function main(): Promise<boolean> {
  const changed = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const unit = ['vitest', 'run', '--changed', '--passWithNoTests'] as const;
  const { code } = await runProgram(unit, testEnvironment, { isShown: true });
  const specs = specsFor(changed);
  if (specs.length === 0) {
    say('No browser test concerns what was changed.');
    return code === 0;
  }
  say(`Browser tests: ${specs.join(' ')}`);
  const logs = join(REPORT_FOLDER, 'logs');
  await mkdir(logs, { recursive: true });
  await step('Production build', () => buildIfStale(logs));
  const browser = await runProgram(
    ['playwright', 'test', ...specs],
    { ...testEnvironment, CHROMIUM_PATH: await findChromium() },
    { isShown: true },
  );
  return code === 0 && browser.code === 0;
}

process.exitCode = (await main()) ? 0 : 1;
