import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { installOnce } from './install.ts';
import { computeBlockingTime } from './lighthouse/blocking-time.ts';
import { untilQuiet } from './quiet.ts';
import { atLeast, atMost, exact, type Figure, type Report, spread } from './report.ts';
import { measuredPages } from './page-types.ts';
import { startPlatform } from './site.ts';

const FOLDER = 'bench/lighthouse';
const RUNS = 5;
const ATTEMPTS = 3;
/** Timeout of one run in milliseconds. If the browser hangs, it is killed and the run repeated. */
const RUN_MS = 90_000;
const BROWSER = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** The part of a Lighthouse result that we use. */
const resultShape = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});

interface Result extends z.infer<typeof resultShape> {
  /** Milliseconds, by the main thread's processor time. */
  readonly blockingTime: number;
}

const PERFORMANCE = ['performance', 98] as const;
/** Categories whose scores don't depend on the machine's load, with their targets. */
const LASTING = [
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const;
type Categories = readonly string[];
const TIMES = [
  ['largest-contentful-paint', 'LCP, ms', 1900],
  ['cumulative-layout-shift', 'CLS', 0.01],
] as const;
/** Milliseconds of blocking time by the main thread's processor time. By the clock it also counts what others use. */
const MOST_BLOCKING = 50;

/**
 * One run with Lighthouse's mobile defaults: a simulated slow phone on a slow network. On a busy machine a browser's
 * trace may lack its beginning; then the run is repeated.
 */
async function run(url: string, chromium: string, categories: Categories, attempt = 1): Promise<Result> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-lighthouse-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const args = [
    `${FOLDER}/node_modules/lighthouse/cli/index.js`,
    url,
    '--output=json',
    `--output-path=${join(folder, 'page.json')}`,
    '--save-assets',
    '--quiet',
    `--only-categories=${categories.join()}`,
    `--chrome-flags=${BROWSER}`,
  ];
  const options = {
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: RUN_MS,
    killSignal: 'SIGINT',
  } as const;
  try {
    await promisify(execFile)(process.execPath, args, options);
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, name), 'utf8'));
    return {
      ...resultShape.parse(await read('page.json')),
      blockingTime: computeBlockingTime(await read('page-0.trace.json')),
    };
  } catch (error) {
    if (attempt < ATTEMPTS) return run(url, chromium, categories, attempt + 1);
    throw new Error(`Lighthouse failed on ${url}.`, { cause: error });
  }
}

const score = (id: string, results: readonly Result[]) =>
  spread(results.map(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100));

/** The median of several runs, for each figure separately. */
function judge(lasting: Result, timed: readonly Result[]): Record<string, Figure> {
  const [performance, target] = PERFORMANCE;
  return Object.fromEntries([
    [performance, atLeast(target, score(performance, timed))],
    ...LASTING.map(([id, least]): [string, Figure] => [
      id,
      exact(atLeast(least, score(id, [lasting]).median)),
    ]),
    ...TIMES.map(([id, name, most]): [string, Figure] => {
      const found = spread(timed.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
      return [name, atMost(most, found)];
    }),
    ['TBT, ms', spread(timed.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN))],
    [
      'TBT by processor time, ms',
      atMost(MOST_BLOCKING, spread(timed.map(({ blockingTime }) => blockingTime))),
    ],
  ]);
}

/** Audits that cost points, and for performance those that explain the score. */
function lost({ categories, audits }: Result): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(
        ({ id, weight }) =>
          weight > 0 || (category === 'performance' && audits[id]?.numericValue === undefined),
      )
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ id }) => {
        const { title = id, displayValue = '' } = audits[id] ?? {};
        return `${category}: ${title} ${displayValue}`.trimEnd();
      }),
  );
}

/**
 * Runs Lighthouse on every dealership's home page and on pages of every kind, each at one dealership, or at all of
 * them with `LIGHTHOUSE=all`. Times are the median of five runs. Logs the end of each run.
 */
export async function lighthouse(): Promise<Report> {
  await installOnce(FOLDER);
  const chromium = await findChromium();
  await using platform = await startPlatform();
  const site = await platform.startWeb({}, false);
  await untilQuiet();
  const figures: Record<string, Figure> = {};
  const notes: string[] = [];
  for (const { slug, path } of await measuredPages(site, process.env['LIGHTHOUSE'] === 'all')) {
    const url = `http://${site.hostOf(slug)}${path}`;
    const say = (what: string) => process.stdout.write(`${slug}${path} ${what}\n`);
    // First the categories that don't need a quiet machine. This run also warms up the image and page caches.
    const lasting = await run(
      url,
      chromium,
      LASTING.map(([id]) => id),
    );
    say('opened');
    const timed: Result[] = [];
    while (timed.length < RUNS) {
      timed.push(await run(url, chromium, [PERFORMANCE[0]]));
      say(`timed, ${timed.length} of ${RUNS}`);
    }
    for (const [what, figure] of Object.entries(judge(lasting, timed)))
      figures[`${slug}${path} ${what}`] = figure;
    const last = timed.at(-1);
    for (const result of last ? [lasting, last] : [])
      notes.push(...lost(result).map((what) => `${slug}${path} lost ${what}`));
  }
  return { figures, notes };
}
