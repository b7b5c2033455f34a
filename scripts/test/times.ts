/** `npm run test:times`: the time of each test file in the last `npm test`, slowest first. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { say } from '../terminal.ts';
import { REPORTS } from './reports.ts';

const vitestSchema = z
  .object({
    testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
  })
  .transform(({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      ms: endTime - startTime,
    })),
  );

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const durationOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durationOf(suite), 0);

const playwrightSchema = z
  .object({ suites: z.array(suiteSchema) })
  .transform(({ suites }) => suites.map((suite) => ({ file: `tests/${suite.file}`, ms: durationOf(suite) })));

for (const [runner, schema] of [
  ['vitest', vitestSchema],
  ['playwright', playwrightSchema],
] as const) {
  const text = await readFile(REPORTS[runner], 'utf8').catch(() => '');
  if (!text) {
    say(`No report of ${runner}: run npm test first.`);
    continue;
  }
  const files = schema.parse(JSON.parse(text)).toSorted((a, b) => b.ms - a.ms);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(8)} s`;
  for (const { file, ms } of files) say(`${seconds(ms)}  ${file}`);
  say(`${seconds(files.reduce((sum, { ms }) => sum + ms, 0))}  ${files.length} files of ${runner}\n`);
}
