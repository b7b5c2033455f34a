/**
 * A marketer's day: a headline changed in Spanish and seen as on a phone, in few presses, and why a promotion is hidden on
 * Christmas Eve.
 */
import type { Locator } from '@playwright/test';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { openStudio, publishDocument } from './studio-session.ts';

const MOST_PRESSES = 12;
const HEADLINE = 'Aquí no hay sorpresas';
const BONUS = 'promotion-lakeshore-trade-bonus';

test('a marketer changes a headline in Spanish with a preview on a phone, and finds out why a promotion is hidden', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const slug = `day-${Date.now()}`;
  const client = await lakeClient(lakeUrl, slug);
  const dealership = { _type: 'reference', _ref: `dealership-${slug}` };
  const bonus = await client.getDocument(BONUS);
  await client
    .transaction()
    .create({
      _id: dealership._ref,
      _type: 'dealership',
      name: 'Day Motors',
      slug: { _type: 'slug', current: slug },
      languages: ['en', 'es'],
    })
    .create({
      _id: `homePage-${slug}`,
      _type: 'homePage',
      dealership,
      blocks: [
        {
          _type: 'hero',
          // Digits, as the shipped content has.
          _key: '1',
          heading: { _type: 'localeString', en: 'No surprises here', es: 'Bienvenidos' },
        },
        { _type: 'storeList', _key: '2' },
      ],
    })
    .create({ ...bonus, _id: `promotion-${slug}`, _type: 'promotion', dealership, endDate: '2031-12-20' })
    .commit();
  await openStudio(page, studioUrl, slug);
  const website = page.frameLocator('[data-testid="presentation-root"] iframe');
  const headline = website.locator('.page-hero h1');
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };

  await test.step('the headline is changed where it stands', async () => {
    await press(page.getByRole('link', { name: 'Home page' }));
    await press(page.getByRole('button', { name: 'See it on the website' }));
    await press(page.getByText('Preview in Spanish'));
    await press(page.getByTestId('preview-viewport-toggle'));
    await expect(headline).toContainText('Bienvenidos');
    await press(headline);
    const field = page.locator('[id$="heading.es"]');
    await expect(field).toBeFocused();
    await field.fill(HEADLINE);
    await expect(headline).toContainText(HEADLINE);
    expect((await askSite(slug, '/es')).body).not.toContain(HEADLINE);
  });

  await test.step('a promotion is hidden on Christmas Eve, because it has ended', async () => {
    await press(website.locator('.preview-bar summary').first());
    await website.locator('[name="at"]').fill('2031-12-24T09:00');
    await press(website.locator('.preview-bar [type="submit"]'));
    await expect(website.locator('.preview-bar .number')).toHaveText('2031-12-24 09:00');
    const hidden = website.locator('.preview-bar details').last();
    await press(hidden.locator('summary'));
    await expect(hidden.getByText('12/20/2031')).toBeVisible();
  });

  await test.step('what is published is seen within a second', async () => {
    presses += 1;
    await publishDocument(page);
    await expect.poll(async () => (await askSite(slug, '/es')).body, { timeout: 1000 }).toContain(HEADLINE);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  });
});
