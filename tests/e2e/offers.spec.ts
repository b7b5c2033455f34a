import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { mailsWith } from './mails.ts';
import { askSite } from './platform.ts';

const OFFERS = '/special-offers';
const OIL = `${OFFERS}/service/oil-change-bundle`;

test('finds and claims an offer and names it in the lead', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('lakeshore'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Special Offers' }).click();
  await expect(page).toHaveURL(site('lakeshore', OFFERS));
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service offers');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('link', { name: '$59.95 oil change bundle' }).click();
  await expect(page).toHaveURL(site('lakeshore', OIL));
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  await page.getByRole('link', { name: 'Claim this offer' }).click();
  await expect(page).toHaveURL(site('lakeshore', '/contact-us?topic=7&offer=oil-change-bundle#contact-form'));
  await expect(page.getByText('You’re asking about “$59.95 oil change bundle”.')).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Claim “$59.95 oil change bundle”' });
  await expect(heading).toBeInViewport();
  await waitUntilHydrated(page);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'I would like to claim this offer: $59.95 oil change bundle',
  );
  const email = `ana-${crypto.randomUUID()}@example.com`;
  const fields = { 'First name': 'Ana', 'Last name': 'Núñez', Email: email, Phone: '814 555 0142' };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeInViewport();
  await expect(page.locator('.lead-sent')).toBeFocused();
  await expect(page.getByRole('link', { name: 'View or print “$59.95 oil change bundle”' })).toHaveAttribute(
    'href',
    OIL,
  );
  await expect(async () => {
    const [mail] = await mailsWith(email);
    expect(mail?.text).toContain('$59.95 oil change bundle (oil-change-bundle)');
  }).toPass({ timeout: 30_000 });
});

test('shows the specified text and the other offers when a list has none', async () => {
  const { body } = await askSite('lakeshore', `${OFFERS}/current-incentives`);
  expect(body).toContain('>No offers available at this time. Please check back later.<');
  expect(body).toMatch(/<h2[^>]*>Service offers</);
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  const sitemap = (await askSite('lakeshore', '/api/___sitemaps___/pages')).body;
  expect(sitemap).toContain(`${OFFERS}/sales</loc>`);
  expect(sitemap).not.toContain('current-incentives');
});

test('prints only the coupon, and has no button for it without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('north-country', OIL));
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const coupon = page.getByRole('article', { name: '$59.95 oil change bundle' });
  for (const words of ['Through ', '1290 Arsenal Street', '(315) 555-0127'])
    await expect(coupon.getByText(words).first()).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo').first(),
    page.getByRole('link', { name: 'Claim this offer' }),
    page.getByRole('heading', { name: 'Other offers' }),
  ])
    await expect(part).toBeHidden();
  await context.close();
});

test('links an offer to its cars and the cars back to the offer', async ({ page, site }) => {
  await page.goto(site('summit', `${OFFERS}/sales/new-car-graduate`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    site('summit', `${OFFERS}/dealer/new-car-graduate`),
  );
  await page.getByRole('link', { name: 'See these cars' }).click();
  await expect(page).toHaveURL(site('summit', '/new-cars-for-sale'));
  // The URL changes a moment before the page does, and offers are articles too.
  await page.locator('.vehicle-card').getByRole('heading').getByRole('link').first().click();
  await page
    .getByRole('region', { name: 'Offers on this car' })
    .getByRole('link', { name: '$500 off a new car for graduates' })
    .click();
  await expect(page).toHaveURL(site('summit', `${OFFERS}/dealer/new-car-graduate`));
});

test('has one URL per offer and lists it in the sitemap', async ({ site }) => {
  const { status, headers } = await askSite('summit', `/es${OFFERS}/dealer/oil-change-bundle?a=1`);
  expect([status, headers.location]).toEqual([
    301,
    expect.stringMatching(/\/es\/special-offers\/service\/oil-change-bundle\?a=1$/),
  ]);
  const sitemap = (await askSite('summit', '/api/___sitemaps___/offers')).body;
  expect(sitemap).toContain(`<loc>${site('summit', OIL)}</loc>`);
  expect(sitemap.match(/<loc>/g)).toHaveLength(14);
});

test('returns 404 for unknown offers', async () => {
  for (const path of [`${OFFERS}/nothing`, `${OFFERS}/service/nothing`, `/es${OFFERS}`])
    expect((await askSite('lakeshore', path)).status, path).toBe(404);
});
