/** `npm run screens`: takes screenshots of the running platform's pages for docs/screens. */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { readEnvironment } from '@rooftop/environment/read-environment';
import sharp from 'sharp';
import { findChromium } from './test/find-chromium.ts';

const FOLDER = 'docs/screens';
const PHONE = 390;
const DESK = 1440;
/** Maximum height in pixels of a WebP image. */
const WEBP_MOST = 16_383;

interface Screen {
  readonly slug: string;
  readonly path: string;
  readonly name: string;
  readonly widths: readonly number[];
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
    { slug, path: '/', name: 'home', widths: [PHONE, 768, DESK] },
    { slug, path: '/contact-us', name: 'contact', widths: [PHONE, DESK] },
  ]),
  { slug: 'summit', path: '/', name: 'cookies', widths: [PHONE, DESK], hasBanner: true },
  { slug: 'summit', path: '/es', name: 'home-es', widths: [PHONE, DESK] },
  { slug: 'lakeshore', path: '/used-cars-for-sale', name: 'search', widths: [PHONE, DESK] },
  {
    slug: 'lakeshore',
    path: '/used-cars-for-sale?q=blue+suv+under+25k+with+wings',
    name: 'phrase',
    widths: [PHONE, DESK],
  },
  { slug: 'lakeshore', path: '/auto-financing', name: 'financing', widths: [PHONE, DESK] },
  { slug: 'lakeshore', path: '/special-offers', name: 'offers', widths: [PHONE, DESK] },
  { slug: 'lakeshore', path: '/our-company/locations', name: 'locations', widths: [PHONE, DESK] },
  { slug: 'lakeshore', path: '/help-center', name: 'help', widths: [PHONE, DESK] },
  { slug: 'lakeshore', path: '/sell-trade-my-car', name: 'sell', widths: [PHONE, DESK] },
  { slug: 'north-country', path: '/vehicle-protection-plans', name: 'protection', widths: [PHONE, DESK] },
  { slug: 'north-country', path: '/car-research', name: 'research', widths: [PHONE, DESK] },
  {
    slug: 'north-country',
    path: '/special-offers/service/oil-change-bundle',
    name: 'offer',
    widths: [PHONE],
  },
  { slug: 'north-country', path: '/our-company/meet-our-team', name: 'team', widths: [PHONE, DESK] },
  { slug: 'north-country', path: '/legal/your-privacy-choices', name: 'choices', widths: [PHONE] },
  {
    slug: 'summit',
    path: '/es/car-research/how-credit-scores-change-a-rate',
    name: 'article-es',
    widths: [PHONE, DESK],
  },
  {
    slug: 'lakeshore',
    path: '/personalize-my-price?step=4&trade=no',
    name: 'personalize',
    widths: [PHONE, DESK],
  },
  { slug: 'summit', path: '/cars-for-sale', name: 'search', widths: [DESK] },
  { slug: 'summit', path: '/new-cars-for-sale', name: 'locked', widths: [PHONE] },
  { slug: 'summit', path: '/new-cars-for-sale', name: 'locked-car', widths: [PHONE], go: toFirstCar },
  {
    slug: 'lakeshore',
    path: '/auto-financing/apply-for-financing',
    name: 'pre-approval',
    widths: [PHONE, DESK],
  },
  {
    slug: 'lakeshore',
    path: '/auto-financing/full-credit-application',
    name: 'credit-application',
    widths: [PHONE, DESK],
  },
  { slug: 'lakeshore', path: '/sell-trade-my-car/your-vehicle', name: 'trade-in', widths: [PHONE, DESK] },
  {
    slug: 'lakeshore',
    path: '/sell-trade-my-car/your-vehicle',
    name: 'trade-in-offer',
    widths: [PHONE, DESK],
    go: toOffer,
  },
  { slug: 'lakeshore', path: '/service', name: 'service', widths: [PHONE, DESK] },
  { slug: 'lakeshore', path: '/service/schedule', name: 'schedule', widths: [PHONE, DESK], go: toTimes },
  { slug: 'summit', path: '/es/service', name: 'service-es', widths: [PHONE, DESK] },
  { slug: 'summit', path: '/our-company', name: 'company', widths: [DESK] },
  { slug: 'summit', path: '/es/our-company/careers', name: 'careers-es', widths: [PHONE, DESK] },
  {
    slug: 'lakeshore',
    path: '/our-company/careers/automotive-technician-jamestown',
    name: 'opening',
    widths: [PHONE, DESK],
  },
  { slug: 'north-country', path: '/no-such-page', name: 'not-found', widths: [PHONE, DESK] },
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

const { PORT } = readEnvironment(['PORT'], process.env);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
});
for (const { slug, path, name, widths, hasBanner, go } of PAGES) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const site = `http://${slug}.localhost:${PORT}`;
    if (!hasBanner) await page.context().addCookies([{ name: 'displayCookies', value: 'hide', url: site }]);
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await go?.(page);
    await showAll(page);
    const file = `${FOLDER}/${slug}-${name}-${width}.webp`;
    await sharp(await page.screenshot({ fullPage: !hasBanner }))
      .resize({ width: Math.min(width, 800), height: WEBP_MOST, fit: 'inside' })
      .webp({ quality: 60 })
      .toFile(file);
    process.stdout.write(`${file}\n`);
    await page.close();
  }
}
await browser.close();
