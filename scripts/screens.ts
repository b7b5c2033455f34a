import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import sharp from 'sharp';
import { z } from 'zod';
import { runOnlyCommand } from './run-script.ts';
import { say } from './terminal.ts';
import { findChromium } from './test/find-chromium.ts';

const FOLDER = 'docs/screens';
/** Widths in CSS pixels of the windows, and of their pictures. */
const PHONE = { window: 390, picture: 300 };
const DESKTOP = { window: 1440, picture: 720 };
/** Pixels between the two. */
const GAP = 24;

interface Screen {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  /** Shows the cookie banner, which covers a part of the page. */
  readonly hasBanner?: boolean;
  /** Leads from the page to the one that is shown. */
  readonly go?: (page: Page) => Promise<void>;
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Presses a button or link and waits for the heading that follows. */
async function goOn(page: Page, name: string, heading: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .last()
    .click();
  await page.getByRole('heading', { name: heading }).first().waitFor();
}

/** From the first step of a trade-in to its offer. */
async function toOffer(page: Page): Promise<void> {
  await fill(page, { Year: '2019', Make: 'Honda', Model: 'Civic', Mileage: '48,000' });
  await goOn(page, 'Continue', 'Condition');
  await page.getByLabel('Good', { exact: false }).first().check();
  for (const question of ['Has it ever been in an accident?', 'Are any warning lights on?'])
    await page.getByRole('radiogroup', { name: question }).getByLabel('No', { exact: true }).check();
  await goOn(page, 'Continue', 'Loan or lease');
  await page.getByLabel('No, it’s mine').check();
  await goOn(page, 'Continue', 'Anything else');
  await goOn(page, 'Continue', /photos/i);
  await goOn(page, 'Continue', 'Your offer');
}

/** From the first step of a service appointment to its times. */
async function toTimes(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Lakeshore Jamestown' }).check();
  await fill(page, { Year: '2018', Make: 'Honda', Model: 'CR-V' });
  await goOn(page, 'Continue', 'What does your car need?');
  await page.getByLabel(/^Oil and filter change/).check();
  await goOn(page, 'Continue', 'Day and time');
}

/** From a search to its first car. */
async function toFirstCar(page: Page): Promise<void> {
  await page.locator('.vehicle-card .card-link').first().click();
  await page.locator('.vehicle').waitFor();
}

const PAGES: readonly Screen[] = [
  ...['lakeshore', 'north-country', 'summit'].flatMap((slug) => [
    { slug, path: '/', name: 'home' },
    { slug, path: '/contact-us', name: 'contact' },
  ]),
  { slug: 'summit', path: '/', name: 'cookies', hasBanner: true },
  { slug: 'summit', path: '/es', name: 'home-es' },
  { slug: 'lakeshore', path: '/used-cars-for-sale', name: 'search' },
  { slug: 'lakeshore', path: '/used-cars-for-sale?q=blue+suv+under+25k+with+wings', name: 'phrase' },
  { slug: 'lakeshore', path: '/used-cars-for-sale', name: 'vehicle', go: toFirstCar },
  { slug: 'lakeshore', path: '/auto-financing', name: 'financing' },
  { slug: 'lakeshore', path: '/special-offers', name: 'offers' },
  { slug: 'lakeshore', path: '/our-company/locations', name: 'locations' },
  { slug: 'lakeshore', path: '/help-center', name: 'help' },
  { slug: 'lakeshore', path: '/sell-trade-my-car', name: 'sell' },
  { slug: 'north-country', path: '/vehicle-protection-plans', name: 'protection' },
  { slug: 'north-country', path: '/car-research', name: 'research' },
  { slug: 'north-country', path: '/special-offers/service/oil-change-bundle', name: 'offer' },
  { slug: 'north-country', path: '/our-company/meet-our-team', name: 'team' },
  { slug: 'north-country', path: '/legal/your-privacy-choices', name: 'choices' },
  { slug: 'summit', path: '/es/car-research/how-credit-scores-change-a-rate', name: 'article-es' },
  { slug: 'lakeshore', path: '/personalize-my-price?step=4&trade=no', name: 'personalize' },
  { slug: 'summit', path: '/cars-for-sale', name: 'search' },
  { slug: 'summit', path: '/new-cars-for-sale', name: 'locked' },
  { slug: 'summit', path: '/new-cars-for-sale', name: 'locked-car', go: toFirstCar },
  { slug: 'lakeshore', path: '/auto-financing/apply-for-financing', name: 'pre-approval' },
  { slug: 'lakeshore', path: '/auto-financing/full-credit-application', name: 'credit-application' },
  { slug: 'lakeshore', path: '/sell-trade-my-car/your-vehicle', name: 'trade-in' },
  { slug: 'lakeshore', path: '/sell-trade-my-car/your-vehicle', name: 'trade-in-offer', go: toOffer },
  { slug: 'lakeshore', path: '/service', name: 'service' },
  { slug: 'lakeshore', path: '/service/schedule', name: 'schedule', go: toTimes },
  { slug: 'summit', path: '/es/service', name: 'service-es' },
  { slug: 'summit', path: '/our-company', name: 'company' },
  { slug: 'summit', path: '/es/our-company/careers', name: 'careers-es' },
  { slug: 'lakeshore', path: '/our-company/careers/automotive-technician-jamestown', name: 'opening' },
  { slug: 'north-country', path: '/no-such-page', name: 'not-found' },
];

/** Milliseconds to wait for all images of a page. */
const PICTURES_MS = 30_000;

/**
 * Loads and paints all of the page. Otherwise pictures further down load only when scrolled near, and the browser
 * leaves out what is not in sight.
 */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await pause(50);
    }
    const loaded = [...document.images].map((image) => {
      image.decoding = 'sync';
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.race([pause(most), Promise.all(loaded)]);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await pause(100);
  }, PICTURES_MS);
}

/** Draws a page as it is in a window of the given width. */
async function draw(
  browser: Browser,
  site: string,
  { path, hasBanner, go }: Screen,
  { window, picture }: typeof PHONE,
) {
  const page = await browser.newPage({ viewport: { width: window, height: 900 } });
  if (!hasBanner) await page.context().addCookies([{ name: 'displayCookies', value: 'hide', url: site }]);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await go?.(page);
  await showAll(page);
  const screenshot = await page.screenshot({ fullPage: !hasBanner });
  await page.close();
  return sharp(screenshot).resize({ width: picture }).png().toBuffer({ resolveWithObject: true });
}

async function drawAll(): Promise<void> {
  const { PORT } = readEnvironment(['PORT'], process.env);
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  for (const screen of PAGES) {
    const site = `http://${screen.slug}.localhost:${PORT}`;
    const phone = await draw(browser, site, screen, PHONE);
    const desktop = await draw(browser, site, screen, DESKTOP);
    // A phone's page is several times as high, and is cut off where the desktop's ends.
    const { height } = desktop.info;
    const cut = { width: PHONE.picture, height: Math.min(phone.info.height, height), left: 0, top: 0 };
    const file = `${FOLDER}/${screen.slug}-${screen.name}.webp`;
    await sharp({
      create: { width: PHONE.picture + GAP + DESKTOP.picture, height, channels: 3, background: '#fff' },
    })
      .composite([
        { input: await sharp(phone.data).extract(cut).toBuffer(), left: 0, top: 0 },
        { input: desktop.data, left: PHONE.picture + GAP, top: 0 },
      ])
      .webp({ quality: 55 })
      .toFile(file);
    say(file);
  }
  await browser.close();
}

export const screensCommand = defineCommand({
  name: 'screens',
  summary: 'draws pages of the running platform for docs/screens, a phone and a desktop beside it',
  input: z.object({}),
  run: drawAll,
});

if (import.meta.main) await runOnlyCommand(screensCommand);
