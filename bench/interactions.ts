import { type CDPSession, chromium, type Page } from '@playwright/test';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { standInForTrackers } from '../tests/e2e/tracker-stand-ins.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { publicCars, startLots } from './lots.ts';
import { untilQuiet } from './quiet.ts';
import { atMost, type Figure, type Report } from './report.ts';

const CARS = 300;
const SAMPLES = 200;
const SLOWDOWN = 4;
const PLAIN = 'alpha';
/** The same dealership with Google's and Meta's scripts, in a cookie tier that needs no consent. */
const TRACKED = 'bravo';
const TRACKERS = {
  cookieTier: 0 as const,
  trackers: {
    measurementIds: ['G-AB12CD34EF'],
    tagContainer: { id: 'GTM-AB12CD3', origins: [] },
    metaPixelId: '1234567890',
  },
};
const PHONE = { width: 390, height: 844 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Shortest interaction that browsers report, in milliseconds. */
const LEAST = 16;
/** Milliseconds between interactions, so that each one's effects are finished and reported. */
const REST_MS = 100;
const SHARE = 0.95;

/** A repeatable action of a shopper on a page. */
interface Interaction {
  readonly path: string;
  /** Runs once, before the first press. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The measured action. */
  readonly press: (page: Page, time: number) => Promise<void>;
  /** Runs before the next press. */
  readonly after?: (page: Page) => Promise<void>;
}

async function isThere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.search[data-busy=true]'));
}

/** Files of the pictures of the car whose gallery is used. */
const PICTURES = [1, 2, 3, 4].map((number) => `UW4110-illustration-${number}.jpg`);

/** Runs in the page: records each interaction's duration, from the event to the next paint. */
function observe(): void {
  const times: number[] = [];
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  Object.assign(window, { interactionTimes: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) times.push(entry.duration);
    }
  }).observe(options);
}

/** Runs in the page: returns the longest interaction since the last call, after the page has come to rest. */
async function longest(rest: number): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, rest));
  const times: unknown = Reflect.get(window, 'interactionTimes');
  return Array.isArray(times) ? Math.max(0, ...times.splice(0).map(Number)) : Number.NaN;
}

/** @param car path of a car's page */
const interactionsOf = (car: string): Readonly<Record<string, Interaction>> => ({
  filter: {
    path: '/cars-for-sale',
    prepare: (page) => page.locator('.search-open').click(),
    press: (page) => page.locator('#bodystyle-suvs').click(),
    after: isThere,
  },
  sort: {
    path: '/cars-for-sale',
    press: (page, time) => page.locator('#search-sort').press(time % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
    after: isThere,
  },
  gallery: {
    path: car,
    press: (page, time) =>
      page
        .locator('.gallery .carousel-controls button')
        .nth(time % 4 < 2 ? 1 : 0)
        .click(),
  },
  dialog: {
    path: car,
    press: (page) => page.locator('.gallery-all').click(),
    after: async (page) => {
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
  },
  'form with mistakes': {
    path: '/sell-trade-my-car',
    press: (page) => page.locator('.lead-form button[type=submit]').click(),
    after: (page) => page.evaluate(() => document.querySelector<HTMLFormElement>('.lead-form')?.reset()),
  },
  'form step': {
    path: '/personalize-my-price',
    press: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    after: async (page) => {
      await page.getByText('Step 2 of 6').waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await page.getByText('Step 1 of 6').waitFor();
    },
  },
});

/** Milliseconds of processor time that the page's main thread has used for tasks. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Times of an action in milliseconds, sorted. */
interface Times {
  /** From the event to the next paint. */
  readonly shown: readonly number[];
  /** Processor time of the main thread, including what follows the paint. */
  readonly processor: readonly number[];
}

async function timesOf(
  page: Page,
  devtools: CDPSession,
  { prepare, press, after }: Interaction,
): Promise<Times> {
  await prepare?.(page);
  const [shown, processor]: [number[], number[]] = [[], []];
  for (let time = 0; time < SAMPLES; time += 1) {
    await page.evaluate(longest, REST_MS);
    const before = await processorTime(devtools);
    await press(page, time);
    shown.push(Math.max(LEAST, await page.evaluate(longest, REST_MS)));
    processor.push((await processorTime(devtools)) - before);
    await after?.(page);
  }
  return { shown: shown.toSorted((a, b) => a - b), processor: processor.toSorted((a, b) => a - b) };
}

const at = (share: number, sorted: readonly number[]): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

/**
 * How fast a page responds on a phone four times slower than this machine (P13), from the event to the next paint. With
 * `INTERACTIONS='form step,dialog with trackers'`, only these.
 */
export async function interactions(): Promise<Report> {
  const [first, ...others] = publicCars(CARS);
  if (first === undefined) throw new Error('No cars');
  const car = { ...first, photos: PICTURES };
  const cars = [car, ...others];
  await using lots = await startLots({ [PLAIN]: cars, [TRACKED]: cars }, { [TRACKED]: TRACKERS });
  const web = await lots.startWeb({}, false);
  const hosts = [PLAIN, TRACKED].map((slug) => web.of(slug).host);
  await using browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...FLAGS, `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1`).join()}`],
  });
  const only = process.env['INTERACTIONS']?.split(',');
  const figures: Record<string, Figure> = {};
  await untilQuiet();
  for (const [slug, addition] of [
    [PLAIN, ''],
    [TRACKED, ' with trackers'],
  ] as const) {
    const { host, port } = web.of(slug);
    for (const [name, interaction] of Object.entries(interactionsOf(vehiclePath(car)))) {
      if (only?.includes(name + addition) === false) continue;
      await using page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
      if (slug === TRACKED) await standInForTrackers(page.context(), ({ hostname }) => hostname === host);
      await page.addInitScript(observe);
      await page.goto(`http://${host}:${port}${interaction.path}`, { waitUntil: 'networkidle' });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const { shown, processor } = await timesOf(page, devtools, interaction);
      const what = `${name}${addition}, ms`;
      figures[`${what}: p95 of ${SAMPLES}`] = atMost(100, {
        median: at(SHARE, shown),
        min: at(0, shown),
        max: at(1, shown),
      });
      figures[`${what}: p50`] = at(0.5, shown);
      figures[`${what}: p95 of the processor time`] = at(SHARE, processor);
      process.stdout.write(`${what}: p95 ${at(SHARE, shown)}\n`);
    }
  }
  return {
    figures,
    notes: [
      `A processor ${SLOWDOWN} times slower, a phone's screen and scroll bars; ${LEAST} ms: ${LEAST} or less.`,
      'Processor time is that of the main thread until 100 ms after the paint, also slowed down.',
    ],
  };
}
