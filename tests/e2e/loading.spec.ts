import type { Page, Request } from '@playwright/test';
import { startEntry } from '../integration/entry-process.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated, waitUntilHydrated, waitUntilIdle } from './hydration.ts';
import { copyBuild } from './other-build.ts';
import { freePorts } from '../support/free-ports.ts';
import { askSite, platformSettings } from './platform.ts';

test.use({ prefetches: true });

/** ID of the build that made the page. */
const buildOf = (page: Page) => page.evaluate(() => window.__remixManifest?.version ?? '');

/** Resolves once the late parts of the page have loaded its route rules. */
const whenReady = (page: Page) => page.waitForResponse(/\/builds\/meta\//);

const isPrefetch = (request: Request) =>
  request.url().includes('.data') && request.headers()['sec-purpose'] === 'prefetch';

test('open pages reload when the website has a new build, but not where input would be lost', async ({
  page,
  context,
}) => {
  const ports = await freePorts('PORT', 'OPS_PORT');
  const settings = { ...platformSettings(), ...ports };
  const url = (path: string) => `http://lakeshore.localhost:${ports.PORT}${path}`;
  const pages = { idle: page, typing: await context.newPage(), asking: await context.newPage() };
  const other = await copyBuild();
  let web = await startEntry(['app/server.ts'], settings);
  try {
    for (const [one, path] of [
      [pages.idle, '/'],
      [pages.typing, '/contact-us'],
      [pages.asking, '/cars-for-sale'],
    ] as const) {
      await one.clock.install();
      const isReady = whenReady(one);
      await gotoHydrated(one, url(path));
      await isReady;
    }
    const before = await buildOf(page);
    await pages.typing.getByLabel('First name').fill('Ann');
    await pages.asking.getByRole('link', { name: 'Schedule Test Drive' }).first().click();
    await expect(pages.asking.getByRole('dialog')).toBeVisible();

    await web.stop();
    web = await startEntry(['app/server.ts'], { ...settings, BUILD_DIR: other.folder });
    for (const one of Object.values(pages)) {
      const isPolled = one.waitForResponse(/\/builds\/latest\.json\?\d+$/);
      await one.clock.fastForward('01:00:00');
      await isPolled;
    }
    await expect.poll(() => buildOf(pages.idle).catch(() => 'reloading')).toBe(`other-${before}`);
    await waitUntilHydrated(pages.idle);
    expect(await buildOf(pages.typing)).toBe(before);
    await expect(pages.typing.getByLabel('First name')).toHaveValue('Ann');
    await expect(pages.asking.getByRole('dialog')).toBeVisible();

    await pages.asking.keyboard.press('Escape');
    await expect.poll(() => buildOf(pages.asking).catch(() => 'reloading')).toBe(`other-${before}`);
    expect(await buildOf(pages.typing)).toBe(before);
    await pages.typing.locator('form', { has: pages.typing.getByLabel('First name') }).evaluate(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the locator finds forms
      (form) => (form as HTMLFormElement).reset(),
    );
    await expect.poll(() => buildOf(pages.typing).catch(() => 'reloading')).toBe(`other-${before}`);
  } finally {
    await web.stop();
    await other.remove();
  }
});

test('pages go on without rules that can’t be loaded', async ({ browser, site }) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/builds/meta/**', (route) =>
    route.fulfill({ json: { id: 'x', rules: [{ middleware: 'rewrite', from: '/finance', to: '/' }] } }),
  );
  await gotoHydrated(page, site('lakeshore'));
  await expect
    .poll(() => errors)
    .toEqual([
      expect.stringContaining("Route rules could not be loaded Error: Unknown route middleware: 'rewrite'"),
    ]);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.close();
});

test('a page whose code is gone is opened by a full load, once', async ({ browser, site }) => {
  // Does not use the fixtures' page, which fails on console errors: Remix reports the failure.
  const page = await browser.newPage();
  const target = await askSite('lakeshore', '/auto-financing');
  // Other files named after routes hold late parts of every page.
  const [, code] = /import \* as route1 from "([^"]+)"/.exec(target.body) ?? [];
  expect(code).toMatch(/^\/assets\/route-/);
  const loads: string[] = [];
  let failures = 0;
  await page.route(`**${code}`, (route) => {
    if (loads.length > 0) return route.fallback();
    failures += 1;
    return route.abort();
  });
  await gotoHydrated(page, site('lakeshore'));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  // After a failed prefetch, an import fails at once.
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.locator('a[href="/auto-financing"]:visible').first().click();
  await expect(page).toHaveURL(/auto-financing$/);
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual(['/auto-financing']);
  await page.close();
});

test('a page whose data cannot be fetched is opened by a full load, once', async ({ browser, site }) => {
  const page = await browser.newPage();
  await gotoHydrated(page, site('lakeshore'));
  await page.route(/\.data(?:\?|$)/, (route) => route.abort());
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await waitUntilHydrated(page);
  expect(loads).toEqual(['/contact-us']);
  await page.close();
});

test('a page works without its optional parts if their code is gone', async ({ browser, site }) => {
  // Does not use the fixtures' page, which fails on console errors: React is expected to log the failures.
  const page = await browser.newPage();
  await page.goto(site('lakeshore', '/cars-for-sale'));
  const car = await page.locator('.vehicle-card').first().getByRole('link').first().getAttribute('href');
  const gone = new Set<string>();
  const optional = /\/assets\/(late-parts|popups|message-form|standalone-calculator)-[^/]+\.js$/;
  await page.route(optional, (route) => {
    gone.add(optional.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  const reported: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('imported module') && reported.push(message.text()),
  );
  const answer = await gotoHydrated(page, site('lakeshore', car ?? ''));
  const [, served] = /<h1[^>]*>([^<]+)/.exec((await answer?.text()) ?? '') ?? [];
  await expect.poll(() => [...gone].toSorted()).toEqual(expect.arrayContaining(['late-parts', 'popups']));
  // React has dealt with both.
  await expect.poll(() => reported.length).toBeGreaterThan(1);
  expect(served).toBeTruthy();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(String(served));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page$/ })
    .click();
  await expect(page).toHaveURL(site('lakeshore', '/'));
  const home = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(home).not.toContainText(String(served));
  await expect(home).not.toHaveText('Something went wrong');

  // Where a block is lost, a link leads to the page that has the same.
  await gotoHydrated(page, site('lakeshore', '/auto-financing'));
  await expect.poll(() => [...gone]).toContain('standalone-calculator');
  await expect(page.locator('.payment-calculator a.button')).toHaveAttribute('href', /payment-calculator$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
    'Something went wrong',
  );
  await page.close();
});

test('pages of visible links are prefetched a few at a time, and a link leads where the dealership’s rules redirect it, without a detour', async ({
  page,
  site,
}) => {
  const prefetched: Request[] = [];
  page.on('request', (request) => isPrefetch(request) && prefetched.push(request));
  const isReady = whenReady(page);
  await gotoHydrated(page, site('lakeshore'));
  await isReady;
  await expect.poll(() => prefetched.length).toBeGreaterThan(2);
  const paths = prefetched.map((request) => new URL(request.url()).pathname);
  expect(paths.length).toBeLessThanOrEqual(10);
  expect(new Set(paths).size).toBe(paths.length);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<a href="/finance?a=1">Old link</a>');
  });
  await page.getByRole('link', { name: 'Old link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/payment/i);
  expect(new URL(page.url()).pathname).toBe('/auto-financing');
  expect(new URL(page.url()).search).toBe('?a=1');
  expect(requests.filter((path) => path.startsWith('/finance'))).toEqual([]);
});

test('nothing is prefetched over a slow connection', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } });
  });
  await page.clock.install();
  let count = 0;
  page.on('request', (request) => (count += Number(isPrefetch(request))));
  const isReady = whenReady(page);
  await gotoHydrated(page, site('lakeshore'));
  await isReady;
  await page.clock.runFor(10_000);
  await waitUntilIdle(page);
  expect(count).toBe(0);
});

test('an app that can’t be mounted is logged', async ({ browser, site }) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(window, '__remixManifest', { get: () => undefined, set() {} });
  });
  await page.goto(site('lakeshore'));
  await expect.poll(() => errors.join()).toContain('Error while mounting app');
  await page.close();
});
