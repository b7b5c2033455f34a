import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { installOnce } from './install.ts';
import { atLeast, atMost, type Figure, type Report, spread } from './report.ts';
import { HOME_PAGES, startPlatform } from './site.ts';

const FOLDER = 'bench/lighthouse';
const RUNS = 5;
const ATTEMPTS = 3;
const BROWSER = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** The part of a Lighthouse result that is read. */
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
type Result = z.infer<typeof resultShape>;

const SCORES = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const;
const TIMES = [
  ['largest-contentful-paint', 'LCP, ms', 1800],
  ['total-blocking-time', 'TBT, ms', 80],
  ['cumulative-layout-shift', 'CLS', 0.01],
] as const;

/**
 * One run with Lighthouse's mobile defaults: a slow phone on a slow network, simulated. On a busy machine a browser's
 * trace may lack its beginning: then it is made again.
 */
async function run(url: string, chromium: string, attempt = 1): Promise<Result> {
  const cli = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
  const args = [cli, url, '--output=json', '--quiet', `--chrome-flags=${BROWSER}`];
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 27 };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return resultShape.parse(JSON.parse(stdout));
  } catch (error) {
    if (attempt < ATTEMPTS) return run(url, chromium, attempt + 1);
    throw new Error(`Lighthouse fails on ${url}.`, { cause: error });
  }
}

/** The middle of several runs, each figure by itself. */
function judge(results: readonly Result[]): Record<string, Figure> {
  const scores = SCORES.map(([id, target]): [string, Figure] => {
    const found = spread(results.map(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100));
    return [id, atLeast(target, found)];
  });
  const times = TIMES.map(([id, name, target]): [string, Figure] => {
    const found = spread(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return [name, atMost(target, found)];
  });
  return Object.fromEntries([...scores, ...times]);
}

/** What is not perfect: audits that cost points, and of performance those that say why. */
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

/** Lighthouse on every dealership's home page, median of five runs. */
export async function lighthouse(): Promise<Report> {
  await installOnce(FOLDER);
  const chromium = await findChromium();
  await using platform = await startPlatform();
  const site = await platform.startWeb();
  const figures: Record<string, Figure> = {};
  const notes: string[] = [];
  for (const { slug, path } of HOME_PAGES) {
    const url = `http://${site.hostOf(slug)}${path}`;
    // Pictures are cut and pages kept when they are first asked for.
    await run(url, chromium);
    const results: Result[] = [];
    while (results.length < RUNS) results.push(await run(url, chromium));
    for (const [what, figure] of Object.entries(judge(results))) figures[`${slug}${path} ${what}`] = figure;
    const [last] = results.slice(-1);
    if (last) notes.push(...lost(last).map((what) => `${slug}${path} lost ${what}`));
  }
  return { figures, notes };
}
