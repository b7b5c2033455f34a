import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';

// Visitors who have never been here.
test.use({ prefetches: true, storageState: { cookies: [], origins: [] } });

const ALL = 'essential,functional,analytics,targeting';
const LABEL = { en: 'Your privacy', es: 'Su privacidad' };

const banner = (page: Page, language: 'en' | 'es' = 'en') =>
  page.getByRole('region', { name: LABEL[language] });
const cookie = async (page: Page, name: string) => {
  const found = (await page.context().cookies()).find((one) => one.name === name);
  return found && decodeURIComponent(found.value);
};
/** Labels of the banner's choices. */
const choices = (page: Page) => banner(page).locator('.cookie-banner-answers .button').allTextContents();

/** The banner has faded out, and the choice is saved. */
async function expectAnswered(page: Page, allowed: string): Promise<void> {
  await expect(banner(page)).toBeHidden();
  expect(await cookie(page, 'allowCookies')).toBe(allowed);
  expect(await cookie(page, 'displayCookies')).toBe('hide');
}

test.describe('tier 2', () => {
  test('accepts all in place, with the landing page’s advertising parameters', async ({ page, site }) => {
    await gotoHydrated(page, site('lakeshore', '/?utm_source=letter'));
    expect(await choices(page)).toEqual(['Accept all', 'Customize']);
    await banner(page).getByRole('link', { name: 'Cookie', exact: false }).first().waitFor();
    // The advertising parameters survive navigation within the page, where nothing is stored.
    await page.getByRole('link', { name: 'Lakeshore Auto Group home page' }).click();
    await expect(page).toHaveURL(site('lakeshore'));
    expect(await cookie(page, 'adsValues')).toBeUndefined();
    const otherWindow = await page.context().newPage();
    await gotoHydrated(otherWindow, site('lakeshore', '/contact-us'));
    await expect(banner(otherWindow)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expectAnswered(page, ALL);
    expect(await cookie(page, 'adsValues')).toBe('utm_source=letter');
    await otherWindow.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(banner(otherWindow)).toHaveCount(0);
    await otherWindow.close();
    // Nobody asks again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL(/contact-us/);
    await expect(banner(page)).toHaveCount(0);
  });

  test('saves preferences by category, by keyboard alone', async ({ page, site, expectAccessible }) => {
    await gotoHydrated(page, site('lakeshore'));
    await expectAccessible(page);
    // The banner comes right after the link that skips to the content.
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    for (const name of ['See every cookie', 'Accept all', 'Customize']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByText(name, { exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const preferences = page.getByRole('dialog', { name: 'Choose by category' });
    await expect(preferences).toBeVisible();
    await expectAccessible(page);
    const toggle = (name: string) => preferences.getByRole('checkbox', { name });
    await expect(toggle('Essential')).toBeDisabled();
    for (const name of ['Essential', 'Functional', 'Analytics', 'Targeting'])
      await expect(toggle(name)).toBeChecked();

    await page.keyboard.press('Escape');
    await expect(preferences).toBeHidden();
    await expect(banner(page).getByText('Customize', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await toggle('Analytics').focus();
    await page.keyboard.press('Space');
    await preferences.getByRole('button', { name: 'Save my choices' }).focus();
    await page.keyboard.press('Enter');
    await expect(preferences).toBeHidden();
    await expectAnswered(page, 'essential,functional,targeting');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('is hidden on legal pages, where the same choice can be made, and comes back if the choice cannot be saved', async ({
    page,
    site,
  }) => {
    await gotoHydrated(page, site('lakeshore'));
    await banner(page).getByRole('link', { name: 'See every cookie' }).click();
    await expect(page).toHaveURL(/legal\/cookie-policy/);
    await expect(banner(page)).toHaveCount(0);
    await page.goBack();
    await expect(banner(page)).toBeVisible();

    const path = '**/legal/your-privacy-choices';
    // Some network answers in our place, once the banner was seen fading.
    const isSeen = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await isSeen.promise;
      await route.fulfill({ status: 200, body: 'Sign in to the Wi-Fi' });
    });
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(banner(page)).toHaveAttribute('data-closing');
    isSeen.resolve();
    await expect(banner(page)).not.toHaveAttribute('data-closing');
    expect(await cookie(page, 'allowCookies')).toBeUndefined();
    await page.unroute(path);
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expectAnswered(page, ALL);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner’s buttons return to the page, and customizing leads to the choices', async ({
    page,
    site,
  }) => {
    const cars = site('summit', '/es/used-cars-for-sale?sort=priceLow');
    await page.goto(cars);
    await banner(page, 'es').getByRole('button', { name: 'Rechazar' }).click();
    await expect(page).toHaveURL(cars);
    await expect(banner(page, 'es')).toHaveCount(0);
    expect(await cookie(page, 'allowCookies')).toBe('essential,functional,analytics');

    await page.goto(site('lakeshore'));
    await banner(page).getByRole('link', { name: 'Customize' }).click();
    await expect(page.getByRole('checkbox', { name: 'Targeting' })).toBeVisible();
  });
});

test('does not cover what has the focus, nor the end of the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await gotoHydrated(page, site('lakeshore'));
  const top = () => banner(page).evaluate((element) => element.getBoundingClientRect().top);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  // The page gets longer while its parts are laid out.
  await expect(async () => {
    await last.evaluate((link) => {
      link.blur();
      link.focus();
    });
    const bottom = await last.evaluate((link) => link.getBoundingClientRect().bottom);
    expect(bottom).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(await top());
  }).toPass();
  // Backwards, the browser scrolls up link by link.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual(await top());
  }
});

test('shows, forces, hides and locks as an editor sets it', async ({ page, site, lakeUrl }) => {
  const slug = `cookies-${Date.now()}`;
  const client = await lakeClient(lakeUrl, slug);
  const id = `dealership-${slug}`;
  await client.create({
    _id: id,
    _type: 'dealership',
    name: 'Cookie Motors',
    slug: { _type: 'slug', current: slug },
    hostnames: [`${slug}.localhost`],
    cookieTier: 0,
  });
  const html = async (path = '/') => (await askSite(slug, path)).body;
  const isShown = async (path = '/') => (await html(path)).includes('class="cookie-banner"');
  await expect.poll(() => html()).toContain('Cookie Motors');
  expect(await isShown(), 'tier 0').toBe(false);

  await client.patch(id).set({ cookieTier: 3, cookieDisplay: 'hide' }).commit();
  expect(await isShown(), 'hidden').toBe(false);
  await client.patch(id).unset(['cookieDisplay']).commit();
  await expect.poll(() => isShown()).toBe(true);
  await client.patch(id).set({ cookieDisplay: 'hide' }).commit();
  await expect.poll(() => isShown()).toBe(false);

  await client
    .patch(id)
    .set({ cookieDisplay: 'force', backgroundLocked: true, symmetricConsent: true })
    .commit();
  await expect.poll(() => isShown('/legal/your-privacy-choices')).toBe(true);
  await gotoHydrated(page, site(slug, '/legal/your-privacy-choices'));
  expect(await choices(page)).toEqual(['Accept all', 'Reject all', 'Customize']);
  for (const part of ['header.site-header', 'main', 'footer.site-footer'])
    await expect(page.locator(part)).toHaveAttribute('inert');
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await expectAnswered(page, 'essential');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.reload();
  await expect(banner(page), 'forced again').toBeVisible();
  await expect(page.locator('main'), 'answered before').not.toHaveAttribute('inert');
});

test('Global Privacy Control without its header is honored and confirmed as well', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await gotoHydrated(page, site('north-country', '/?gclid=g1'));
  await expect(page.getByRole('contentinfo').getByText('Opt-out request honored')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-gpc');
  expect([await cookie(page, 'gpc'), await cookie(page, 'adsValues')]).toEqual(['1', undefined]);
});

test('leaves the page in view above it on a small phone, in the longer language', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site('summit', '/es'));
  const { height = Infinity } = (await banner(page, 'es').boundingBox()) ?? {};
  expect(height / 640).toBeLessThan(0.6);
});
