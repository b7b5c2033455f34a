import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { openStudio, publishDocument } from './studio-session.ts';

test('an agency puts Spanish and prices first with the keyboard in the Studio, and the website follows', async ({
  page,
  studioUrl,
  lakeUrl,
  expectAccessible,
}) => {
  const slug = `ordered-${Date.now()}`;
  const _id = `dealership-${slug}`;
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id,
    _type: 'dealership',
    name: 'Ordered Motors',
    slug: { _type: 'slug', current: slug },
    hostnames: [`${slug}.localhost`],
    languages: ['en'],
    theme: {
      brand: '#204060',
      accent: '#c2410c',
      neutral: 'plain',
      displayFace: 'archivo',
      header: 'light',
      radius: 10,
    },
    timeZone: 'America/New_York',
    recipients: { leads: [`leads@${slug}.example`] },
  });
  const html = async () => (await askSite(slug, '/contact-us')).body;
  await expect.poll(html).toMatch(/<html[^>]* lang="en"/);

  await openStudio(page, studioUrl, slug, 'agency');
  await page.getByRole('link', { name: 'Ordered Motors' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Setup' }).click();
  const languages = page.getByTestId('field-languages');
  await languages.getByRole('checkbox', { name: 'Spanish' }).press('Space');
  await expect(languages.getByRole('listitem')).toHaveText(['1.English', '2.Spanish']);
  const spanishUp = languages.getByRole('button', { name: 'Move Spanish up' });
  await spanishUp.press('Enter');
  await expect(languages.getByRole('listitem')).toHaveText(['1.Spanish', '2.English']);
  await expect(spanishUp).toBeFocused();
  await expect(languages.getByRole('status')).toHaveText('Spanish is now 1 of 2.');
  await expectAccessible(page, '[data-testid="field-languages"] ul');

  await page.getByRole('tab', { name: 'Cars' }).click();
  const filters = page.getByTestId('field-inventory.filterPriority');
  await expect(filters.getByText('This is the default order.')).toBeVisible();
  const priceUp = filters.getByRole('button', { name: 'Move Price up' });
  for (const place of [2, 1, 0]) {
    await priceUp.press('Enter');
    await expect(filters.getByRole('listitem').nth(place)).toContainText('Price');
    await expect(priceUp).toBeFocused();
  }
  await publishDocument(page);
  await expect
    .poll(() => client.fetch('*[_id == $_id][0] { languages, "filters": inventory.filterPriority }', { _id }))
    .toEqual({ languages: ['es', 'en'], filters: ['price', 'bodystyle', 'make-model', 'features'] });
  await expect.poll(html).toMatch(/<html[^>]* lang="es"/);
});
