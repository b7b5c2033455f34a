import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COOKIE_REGISTER } from '#app/visitor/consent/cookie-register.ts';
import { leave, sentBy } from './beacons.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated, waitUntilHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { writePhotoFileFeed } from './photo-feed.ts';
import { askSite, inventoryCommand } from './platform.ts';
import { standInForTrackers, type TrackerTraffic } from './tracker-stand-ins.ts';

// Visitors who have never been here.
test.use({ prefetches: true, storageState: { cookies: [], origins: [] } });
test.describe.configure({ mode: 'serial' });

const SLUG = `tracked-${Date.now()}`;
const MEASUREMENT_ID = 'G-AB12CD34EF';

let folder: string;
test.beforeAll(async ({ lakeUrl }) => {
  const client = await lakeClient(lakeUrl, SLUG);
  await client.create({
    _id: `dealership-${SLUG}`,
    _type: 'dealership',
    name: 'Tracked Motors',
    slug: { _type: 'slug', current: SLUG },
    hostnames: [`${SLUG}.localhost`],
    cookieTier: 3,
    company: { salesPhone: '+18145550143' },
    measurementIds: [MEASUREMENT_ID],
    tagContainer: { id: 'GTM-AB12CD3', origins: ['https://tools.example'] },
    metaPixelId: '1234567890',
  });
  folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const file = await writePhotoFileFeed(folder);
  await inventoryCommand('source', 'add', SLUG, 'feed', '--file', file, '--photo-folder', folder);
  await inventoryCommand('import', SLUG);
});

test.afterAll(() => rm(folder, { recursive: true }));

const late = (page: Page) => page.waitForResponse(/\/builds\/meta\//);

/** Opens a page and waits until its late parts run, so that the next input is the first that they hear. */
async function open(page: Page, url: string): Promise<void> {
  const isLate = late(page);
  await gotoHydrated(page, url);
  await isLate;
  await page.mouse.wheel(0, 200);
  await waitUntilHydrated(page);
}

/**
 * What shoppers do: they search, filter, open a car, look at its photos, call, and write.
 * @param beforeLeaving waits for what trackers have to send: those that are still loading send nothing
 */
async function journey(
  page: Page,
  site: (path?: string) => string,
  beforeLeaving: () => Promise<void> = async () => {},
): Promise<void> {
  await open(page, site('/?utm_source=ad&gclid=g1&fbclid=f1'));
  await open(page, site('/cars-for-sale'));
  await page.locator('#bodystyle-trucks').click();
  await expect(page).toHaveURL(/\/cars-for-sale\/trucks$/);
  await waitUntilHydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/[A-HJ-NPR-Z\d]{17}/);
  await waitUntilHydrated(page);
  // A new page takes the focus.
  await expect(async () => {
    await page.locator('.skip-link').press('Enter');
    await expect(page).toHaveURL(/#main$/, { timeout: 1_000 });
  }).toPass();
  await page.locator('.gallery-all').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The browser would ask what to call with.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await page.locator('a[href^="tel:"]:visible').first().click();
  await beforeLeaving();
  await open(page, site('/contact-us'));
  const form = page.locator('form[data-form="CONTACT"]');
  await form.getByLabel('What is it about?').selectOption('Purchasing a vehicle');
  await form.getByLabel('First name').fill('Ann');
  await form.getByLabel('Last name').fill('Lee');
  await form.getByLabel('Email').fill(`ann-${crypto.randomUUID()}@example.com`);
  await form.getByLabel('Phone').fill('(814) 555-0177');
  await form.getByRole('textbox', { name: 'Message' }).fill('Is the blue one still there?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.lead-sent')).toBeVisible();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

async function answer(page: Page, button: string): Promise<void> {
  await banner(page).getByRole('button', { name: button }).click();
  await expect(banner(page)).toBeHidden();
}

const names = (traffic: TrackerTraffic) => traffic.events('/g/collect').map((sent) => sent.get('en'));
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));

const ESSENTIAL: readonly string[] = COOKIE_REGISTER.filter(({ category }) => category === 'essential').map(
  ({ name }) => name,
);
/** Names of everything but essential cookies that the browser keeps: cookies, and items of both storages. */
async function stored(page: Page): Promise<readonly string[]> {
  const all = (await page.context().cookies()).map(({ name }) => name);
  const items = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [
    ...all.filter((name) => !ESSENTIAL.includes(name)),
    // Remix keeps scroll positions in the tab.
    ...items.filter((key) => key !== 'positions' && !key.startsWith('React::DevTools')),
  ];
}

for (const [when, headers] of [
  ['before consent', {}],
  ['with Global Privacy Control', { 'Sec-GPC': '1' }],
] as const)
  test(`${when}, a whole journey calls no tracker, is not counted, and stores nothing for tracking`, async ({
    page,
    context,
    site,
  }) => {
    await context.setExtraHTTPHeaders(headers);
    const traffic = await standInForTrackers(context);
    const beacons = await sentBy(context);
    await open(page, site(SLUG));
    if ('Sec-GPC' in headers) await answer(page, 'Accept all');
    await journey(page, (path) => site(SLUG, path));
    await leave(page);
    // Accepting all allows functional cookies, which Global Privacy Control leaves alone.
    const functional = 'Sec-GPC' in headers ? ['recentlyViewed', 'viewedPagesItems'] : [];
    expect((await stored(page)).filter((name) => !functional.includes(name))).toEqual([]);
    expect(traffic.requests).toEqual([]);
    expect(beacons).toEqual([]);
  });

test('with consent, the same journey is reported to every tracker once, in its own format', async ({
  page,
  context,
  site,
}) => {
  const traffic = await standInForTrackers(context);
  await open(page, site(SLUG));
  await answer(page, 'Accept all');
  // Trackers that are still loading when the page is left send nothing.
  await expect.poll(() => names(traffic)).toContain('asc_system_process');
  await journey(
    page,
    (path) => site(SLUG, path),
    async () => {
      await expect.poll(() => names(traffic)).toContain('asc_click_to_call');
      await expect.poll(() => traffic.events('/tr/').map((sent) => sent.get('ev'))).toContain('ClickToCall');
      await expect.poll(() => traffic.events('/a').map((sent) => sent.get('e'))).toContain('view_item');
    },
  );

  const analytics = [
    'page_view',
    'asc_pageview',
    'asc_itemlist_pageview',
    'asc_element_configuration',
    'asc_item_pageview',
    'asc_media_interaction',
    'asc_click_to_call',
    'asc_form_engagement',
    'asc_form_submission',
    'asc_form_submission_sales',
    'asc_system_process',
  ];
  await expect.poll(() => analytics.filter((name) => !names(traffic).includes(name))).toEqual([]);
  const cars = names(traffic).filter((name) => name === 'asc_item_pageview');
  expect(cars, 'a jump within the page of a car is no other view').toHaveLength(1);
  for (const sent of traffic.events('/g/collect')) {
    expect([sent.get('tid'), sent.get('ads')]).toEqual([MEASUREMENT_ID, 'granted']);
    expect(sent.get('ep.page_location')).toMatch(/^http:\/\/[^?]+$/);
    expect(sent.toString()).not.toMatch(/ann-|Ann|555-?0177|gclid|utm_source/);
  }
  const sold = traffic.events('/g/collect').find((sent) => sent.get('en') === 'asc_form_submission');
  expect(Number(sold?.get('ep.submission_id'))).toBeGreaterThan(0);

  const tags = () => traffic.events('/a').map((sent) => `${sent.get('e')} ${sent.get('value')}`);
  await expect
    .poll(tags)
    .toEqual(expect.arrayContaining(['view_item_list 3', 'view_search_results 2', 'view_item 5']));

  const pixels = () => traffic.events('/tr/').map((sent) => sent.get('ev'));
  await expect
    .poll(pixels)
    .toEqual(expect.arrayContaining(['PageView', 'ViewContent', 'ClickToCall', 'Contact']));
  const ids = traffic.events('/tr/').map((sent) => sent.get('eid'));
  expect(new Set(ids).size).toBe(ids.length);
  // If the visitor leaves a page before the pixel's script has loaded, only our server reports it.
  const told = new Map(traffic.events('/tr/').map((sent) => [sent.get('eid'), sent.get('ev')]));
  const twins = traffic.twins.filter(({ eventID }) => told.has(eventID));
  expect(twins.map(({ eventID }) => told.get(eventID))).toEqual(twins.map(({ eventName }) => eventName));
  expect(new Set(twins.map(({ eventName }) => eventName))).toEqual(new Set(['PageView', 'ClickToCall']));
  const called = traffic.events('/tr/').find((sent) => sent.get('ev') === 'ClickToCall');
  expect(called?.get('cd[value]')).toBe('5');

  const hosts = [...new Set(traffic.requests.map((url) => new URL(url).host))].sort();
  expect(hosts.filter((host) => !host.includes('localhost'))).toEqual([
    'connect.facebook.net',
    'region1.google-analytics.com',
    'www.facebook.com',
    'www.googletagmanager.com',
  ]);
  expect((await cookies(page)).sort()).toEqual(['_fbp', '_ga']);
});

test('reports a 404 page to analytics', async ({ context, site }) => {
  // Chromium logs the 404 to the console, on which the fixture's page would fail.
  const page = await context.newPage();
  const traffic = await standInForTrackers(context);
  await open(page, site(SLUG));
  await answer(page, 'Accept all');
  const errors = () =>
    traffic
      .events('/g/collect')
      .filter((sent) => sent.get('en') === 'asc_pageview')
      .map((sent) => sent.get('ep.error_code'));
  await expect.poll(errors).toEqual(['0']);
  await open(page, site(SLUG, '/news/no-such-article'));
  await expect.poll(errors).toEqual(['0', '404']);
  await page.close();
});

test('denying targeting leaves analytics, without advertising, and refusing it later ends that too', async ({
  page,
  context,
  site,
}) => {
  const traffic = await standInForTrackers(context);
  await context.addCookies([
    { name: '_fbp', value: 'fb.1.1795000000000.1', domain: `${SLUG}.localhost`, path: '/' },
  ]);
  await open(page, site(SLUG));
  await answer(page, 'Deny');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => names(traffic)).toContain('asc_pageview');
  for (const sent of traffic.events('/g/collect')) expect(sent.get('ads')).toBe('denied');
  expect(traffic.requests.filter((url) => /facebook|gtm\.js|\/api\/track/.test(url))).toEqual([]);
  expect(await cookies(page)).toEqual(['_ga']);

  await open(page, site(SLUG, '/legal/your-privacy-choices'));
  await page.getByRole('checkbox', { name: /Analytics/ }).uncheck();
  await page.getByRole('main').getByRole('button', { name: /Save/ }).click();
  await waitUntilHydrated(page);
  await expect.poll(() => cookies(page)).toEqual([]);
  const before = traffic.requests.length;
  await open(page, site(SLUG, '/cars-for-sale'));
  expect(traffic.requests.slice(before)).toEqual([]);
});

test('relays events of tools in frames, from listed hosts only', async ({ page, context, site }) => {
  const traffic = await standInForTrackers(context);
  await open(page, site(SLUG));
  await answer(page, 'Accept all');
  await expect.poll(() => names(traffic)).toContain('asc_pageview');
  await page.evaluate(() =>
    window.postMessage(JSON.stringify({ event: 'asc_cta_interaction', eventModel: { link_url: 'x' } }), '*'),
  );
  await page.evaluate(() => {
    const tool = document.createElement('iframe');
    tool.src = 'https://tools.example/tool';
    document.querySelector('main')?.append(tool);
  });
  await expect.poll(() => names(traffic)).toContain('asc_retail_process');
  const relayed = traffic.events('/g/collect').find((sent) => sent.get('en') === 'asc_retail_process');
  expect(relayed?.get('ep.flow_name')).toBe('lease');
  expect(relayed?.toString()).not.toContain('example.com');
  await expect
    .poll(() => traffic.events('/a').map((sent) => sent.get('e')))
    .toContain('dl_asc_retail_process');
  expect(names(traffic)).not.toContain('asc_cta_interaction');
});

test('nothing is loaded before the visitor does something, and a container that is refused later is left', async ({
  page,
  context,
  site,
}) => {
  const traffic = await standInForTrackers(context);
  await context.addCookies([
    {
      name: 'allowCookies',
      value: encodeURIComponent('essential,functional,analytics,targeting'),
      domain: `${SLUG}.localhost`,
      path: '/',
    },
  ]);
  const isLate = late(page);
  await gotoHydrated(page, site(SLUG));
  await isLate;
  await page.waitForTimeout(1_000);
  expect(traffic.requests).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => names(traffic)).toContain('asc_pageview');

  // Refused in another window: only a new document is without the container, and it starts none.
  const isNew = page.waitForEvent('domcontentloaded');
  await context.addCookies([
    { name: 'allowCookies', value: 'essential', domain: `${SLUG}.localhost`, path: '/' },
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await isNew;
  await waitUntilHydrated(page);
  const before = traffic.requests.length;
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(1_000);
  expect(traffic.requests.slice(before)).toEqual([]);
});

test('on pages with a ticket, nothing of others may load, and later pages do not learn their URL', async () => {
  for (const path of ['/appointment/a.b', '/held-leads/a.b', '/stop-mail/a.b', '/stop-mail/a.b/unknown']) {
    const { headers } = await askSite(SLUG, path);
    expect(headers['content-security-policy'], path).not.toMatch(/google|facebook|tools\.example/);
    expect(headers['referrer-policy'], path).toBe('strict-origin');
  }
  const { headers } = await askSite(SLUG, '/service/schedule');
  expect(headers['content-security-policy']).toMatch(/google.*facebook/);
});

test('beside a form of ours in a frame, nothing of others may load', async ({ page, context, site }) => {
  const traffic = await standInForTrackers(context);
  await open(page, site(SLUG));
  await answer(page, 'Accept all');
  await expect.poll(() => names(traffic)).toContain('asc_pageview');
  const response = await page.goto(site(SLUG, '/auto-financing/full-credit-application'));
  const before = traffic.requests.length;
  expect(response?.headers()['content-security-policy']).not.toMatch(/google|facebook/);
  await waitUntilHydrated(page);
  await page.mouse.wheel(0, 500);
  await page.frameLocator('iframe').getByLabel('First name').fill('Ann');
  await page.waitForTimeout(1_000);
  expect(traffic.requests.slice(before)).toEqual([]);
});
