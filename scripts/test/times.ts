/**
 * `npm run test:times`: where the time of the last `npm test` or `npm run test:all` went. It prints the steps, the
 * twenty slowest files, and the shares of importing, of setting up, and of idle processors. These count all that runs
 * on the machine, so they mean something only if nothing else does.
 */
import { readFile } from 'node:fs/promises';
import { matchesGlob, relative } from 'node:path';
import { z } from 'zod';
import { say } from '../terminal.ts';
import { REPORTS } from './reports.ts';
import { SYSTEM_TESTS } from './tiers.ts';

const SLOWEST = 20;

const stepsSchema = z.array(z.object({ name: z.string(), elapsed: z.number(), idle: z.number().nullable() }));
const filesSchema = z.array(
  z.object({ file: z.string(), import: z.number(), setUp: z.number(), tests: z.number() }),
);

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly {
      readonly results: readonly { duration: number; startTime: string }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}
const resultSchema = z.object({ duration: z.number(), startTime: z.string() });
const suiteSchema: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(resultSchema) })) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightSchema = z.object({
  stats: z.object({ startTime: z.string(), duration: z.number() }),
  suites: z.array(suiteSchema),
});

const resultsOf = ({ specs, suites = [] }: Suite): z.infer<typeof resultSchema>[] => [
  ...specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results),
  ...suites.flatMap(resultsOf),
];

async function read<Report>(path: string, schema: z.ZodType<Report>): Promise<Report | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text ? schema.parse(JSON.parse(text)) : null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(8)} s`;
const percent = (part: number, whole: number): string =>
  `${whole > 0 ? Math.round((100 * part) / whole) : 0} %`;
const tierOf = (file: string): string =>
  SYSTEM_TESTS.some((pattern) => matchesGlob(file, pattern)) ? 'test:all' : 'test';

const steps = await read(REPORTS.steps, stepsSchema);
const units = await read(REPORTS.files, filesSchema);
const browser = await read(REPORTS.playwright, playwrightSchema);
if (steps === null && units === null && browser === null)
  say('There is no report: run npm test or npm run test:all first.');

for (const { name, elapsed, idle } of steps ?? []) {
  const waited = idle === null ? '' : `, the machine's processors idle for ${percent(idle, 1)} of it`;
  say(`${seconds(elapsed * 1000)}  ${name}${waited}`);
}

const files = [
  ...(units ?? []).map((unit) => ({ file: unit.file, ms: unit.import + unit.setUp + unit.tests })),
  ...(browser?.suites ?? []).map((suite) => ({
    file: relative('.', `tests/${suite.file}`),
    ms: sum(resultsOf(suite).map(({ duration }) => duration)),
  })),
].toSorted((a, b) => b.ms - a.ms);
say(`\nThe ${SLOWEST} slowest of ${files.length} files`);
for (const { file, ms } of files.slice(0, SLOWEST)) say(`${seconds(ms)}  ${file} (${tierOf(file)})`);

say('');
if (units !== null) {
  const [imports, setUp, tests] = [
    sum(units.map((unit) => unit.import)),
    sum(units.map((unit) => unit.setUp)),
    sum(units.map((unit) => unit.tests)),
  ];
  const all = imports + setUp + tests;
  say(
    `vitest: ${seconds(all).trim()} in files, ${percent(imports, all)} importing, ${percent(setUp, all)} setting up`,
  );
}
if (browser !== null) {
  const starts = browser.suites.flatMap(resultsOf).map(({ startTime }) => Date.parse(startTime));
  const setUp = Math.min(...starts) - Date.parse(browser.stats.startTime);
  say(
    `playwright: ${seconds(browser.stats.duration).trim()}, ${percent(setUp, browser.stats.duration)} starting the platform`,
  );
}
