/**
 * `npm test`: runs every check, and the tests of its tier (tiers.ts), even if some fail. `npm run test:all` passes
 * `--all`, which runs all tests. It ends with the total.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '../start/build.ts';
import { say, step } from '../terminal.ts';
import { type Counts, FAILED, PASSED, readCounts, sum } from './counts.ts';
import { testEnvironment } from './environment.ts';
import { findChromium } from './find-chromium.ts';
import { idleShareSince, readProcessorTime } from './processor-time.ts';
import { REPORT_FOLDER, REPORTS, type StepTimes } from './reports.ts';
import { runProgram } from './run-program.ts';
import { SMOKE_FOLDER, SYSTEM_TESTS } from './tiers.ts';

const isAll = process.argv.includes('--all');

/** Number of steps to run at once; more don't help on two cores. */
const AT_ONCE = 2;

const CHECKS: readonly { readonly name: string; readonly command: readonly [string, ...string[]] }[] = [
  {
    name: 'Content types are up to date',
    command: ['node', 'packages/content/generate-types.ts', '--check'],
  },
  // The linter knows the types, so it reports type errors too. `npm run typecheck` runs TypeScript's own compiler.
  { name: 'Types and lint', command: ['oxlint', '--type-aware', '--type-check'] },
  {
    name: 'Who imports whom',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'studio',
      'packages',
      'scripts',
      'tools',
      'tests',
      'bench',
    ],
  },
  { name: 'Sizes of folders', command: ['node', 'scripts/test/check-folders.ts'] },
  { name: 'Unused files and undeclared packages', command: ['knip'] },
  { name: 'One thing, one name', command: ['node', 'scripts/test/check-names.ts'] },
  { name: 'One clock', command: ['node', 'scripts/test/check-clock.ts'] },
  { name: 'Files that a thing touches', command: ['node', 'scripts/test/check-touched-files.ts'] },
  { name: 'Format', command: ['biome', 'format', '.'] },
];

/** A step failed, and its output has been shown already. */
class Failure extends Error {}

const times: StepTimes[] = [];
let running = 0;

/** Runs a step and counts it as one test. */
async function counted(name: string, work: () => Promise<unknown>): Promise<Counts> {
  const [began, before] = [performance.now(), readProcessorTime()];
  let isAlone = running === 0;
  running += 1;
  try {
    await step(name, work);
    return PASSED;
  } catch (error) {
    if (!(error instanceof Failure)) say(error instanceof Error ? error.message : String(error));
    return FAILED;
  } finally {
    running -= 1;
    isAlone &&= running === 0;
    times.push({
      name,
      elapsed: (performance.now() - began) / 1000,
      idle: isAlone ? idleShareSince(before) : null,
    });
  }
}

async function check({ name, command }: (typeof CHECKS)[number]): Promise<Counts> {
  return counted(name, async () => {
    const { code, output } = await runProgram(command, testEnvironment);
    if (code === 0) return;
    say(output.trimEnd());
    throw new Failure();
  });
}

/** Runs steps, a few at once, and returns their counts in the same order. */
async function runAll(steps: readonly (() => Promise<Counts>)[]): Promise<Counts[]> {
  const results: Counts[] = [];
  const waiting = steps.entries();
  const line = async () => {
    for (const [index, run] of waiting) results[index] = await run();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return results;
}

async function runTests(
  name: string,
  runner: 'vitest' | 'playwright',
  command: readonly [string, ...string[]],
  more: NodeJS.Dict<string>,
  report: string,
): Promise<Counts> {
  let counts = FAILED;
  await counted(name, async () => {
    const { code } = await runProgram(command, { ...testEnvironment, ...more }, { isShown: true });
    counts = await readCounts(runner, report, code);
    if (counts.failed > 0) throw new Failure();
  });
  return counts;
}

async function main(): Promise<number> {
  await rm(REPORT_FOLDER, { recursive: true, force: true });
  const logs = join(REPORT_FOLDER, 'logs');
  await mkdir(logs, { recursive: true });
  let chromium = '';
  // The build takes as long as all checks, so they run beside it.
  const results = await runAll([
    () => counted('Production build', () => buildIfStale(logs)),
    () =>
      counted('Chromium', async () => {
        chromium = await findChromium();
      }),
    ...CHECKS.map((one) => () => check(one)),
  ]);
  const isBuilt = results[0] === PASSED;

  const units = await runTests(
    isAll ? 'Unit and system tests' : 'Unit tests',
    'vitest',
    [
      'vitest',
      'run',
      ...(isAll ? [] : SYSTEM_TESTS.map((pattern) => `--exclude=${pattern}`)),
      '--reporter=default',
      '--reporter=./scripts/test/times-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${REPORTS.vitest}`,
    ],
    {},
    REPORTS.vitest,
  );
  results.push(units);
  if (isBuilt && chromium) {
    const e2e = await runTests(
      isAll ? 'Browser tests' : 'Journeys in the browser',
      'playwright',
      ['playwright', 'test', ...(isAll ? [] : [SMOKE_FOLDER]), '--reporter=list,json'],
      { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORTS.playwright },
      REPORTS.playwright,
    );
    results.push(e2e);
  } else {
    say('✗ Browser tests: not run, because of the failures above');
    results.push(FAILED);
  }
  await writeFile(REPORTS.steps, JSON.stringify(times));
  const { passed, failed } = sum(results);
  say(`\n${passed} passed, ${failed} failed`);
  if (!isAll) say('npm run test:all runs every test, this part included.');
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
