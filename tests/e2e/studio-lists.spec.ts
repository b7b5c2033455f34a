import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { moveTo, openSection, openStudio, publishDocument } from './studio-session.ts';

test('an editor finds text in one language only, and changes what is theirs', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  await test.step('text in one language only is listed, and its slug follows its name until the editor writes their own', async () => {
    const client = await lakeClient(lakeUrl, 'untranslated');
    const _id = 'drafts.helpCategory-summit-untranslated';
    await client.create({
      _id,
      _type: 'helpCategory',
      dealership: { _type: 'reference', _ref: 'dealership-summit' },
      title: { _type: 'localeString', en: 'Only in English' },
    });
    await openStudio(page, studioUrl, 'summit');
    await openSection(page, 'Missing translations');
    await page.getByRole('link', { name: 'In Spanish' }).click();
    await page.getByRole('link', { name: 'Only in English' }).click();
    await page.getByRole('tab', { name: 'All fields' }).click();
    const name = page.getByTestId('field-title').getByRole('textbox').first();
    const slug = page.getByTestId('field-slug').getByRole('textbox');
    await name.fill('Winter Tires');
    await expect(slug).toHaveValue('winter-tires');
    await name.fill('Winter Tires & Wheels');
    await expect(slug).toHaveValue('winter-tires-and-wheels');
    await slug.fill('tires');
    await name.fill('Tires');
    await expect
      .poll(() => client.fetch('*[_id == $_id][0].title.en', { _id }, { perspective: 'raw' }))
      .toBe('Tires');
    await expect(slug).toHaveValue('tires');
    await client.delete(_id);
  });

  await test.step('they can change the dealership’s phone number, but only read the agency’s fields', async () => {
    await moveTo(page, studioUrl);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Setup' }).click();
    await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveAttribute('readonly', '');
    await page.getByRole('tab', { name: 'Company' }).click();
    const phone = page.getByTestId('field-company.phone').getByTestId('string-input');
    const before = await phone.inputValue();
    const publish = page.getByTestId('action-publish');
    for (const number of ['+14845550199', before]) {
      await phone.fill(number);
      await publishDocument(page);
      await expect(publish).toBeDisabled();
    }
  });
});

test('an editor sees which answers did not help, opens one, and sees no shared content', async ({
  page,
  studioUrl,
  site,
}) => {
  await gotoHydrated(page, site('lakeshore', '/help-center'));
  const asked = page.locator('.help-asked a').first();
  const question = await asked.innerText();
  await asked.click();
  await expect(page).toHaveURL(/#answer-/);
  const answer = page.locator(new URL(page.url()).hash);
  await answer.getByRole('button', { name: 'No' }).click();
  await expect(answer.getByText('Thank you.')).toBeVisible();
  await openStudio(page, studioUrl, 'lakeshore');
  await expect(page.getByRole('link', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shared content' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Was it helpful?' }).click();
  await expect(page.getByText('1 not helpful, 0 helpful')).toBeVisible();
  await page.getByRole('link', { name: question }).click();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
});

test('warns an editor in the list and in the settings when leads have no recipient', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const slug = `nobody-${crypto.randomUUID().slice(0, 8)}`;
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Nobody Motors',
    slug: { _type: 'slug', current: slug },
    recipients: { crmAddresses: [`crm@${slug}.example`] },
  });
  await openStudio(page, studioUrl, slug);
  await page.getByRole('link', { name: 'Some leads have no recipients' }).click();
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(
    page.getByText('Nobody receives leads from these forms: Contact, Unlock inventory'),
  ).toBeVisible();
});

test('an agency can find and read shared content but not write it', async ({ page, studioUrl }) => {
  await openStudio(page, studioUrl, 'lakeshore', 'agency');
  await page.getByRole('link', { name: 'Shared content' }).click();
  await page.getByRole('link', { name: 'Legal' }).click();
  await page.getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByTestId('field-versions')).toBeVisible();
  await expect(page.getByText('does not have permission to').first()).toBeVisible();
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await expect(page.getByTestId('action-intent-button')).toHaveCount(0);
});
