import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { createAgency, createEditor, openSection, signIn } from './studio-session.ts';

test('lists and opens text that exists in one language only', async ({ page, studioUrl, lakeUrl }) => {
  const client = await lakeClient(lakeUrl, 'untranslated');
  const _id = 'drafts.helpCategory-summit-untranslated';
  await client.create({
    _id,
    _type: 'helpCategory',
    dealership: { _type: 'reference', _ref: 'dealership-summit' },
    title: { _type: 'localeString', en: 'Only in English' },
  });
  await signIn(page, studioUrl, await createEditor('summit'));
  await openSection(page, 'Missing translations');
  await page.getByRole('link', { name: 'In Spanish' }).click();
  await page.getByRole('link', { name: 'Only in English' }).click();
  await expect(page.getByTestId('field-title')).toBeVisible();
  await client.delete(_id);
});

test('an editor sees which answers did not help, and opens one', async ({ page, studioUrl, site }) => {
  await page.goto(site('lakeshore', '/help-center'));
  const asked = page.locator('.help-asked a').first();
  const question = await asked.innerText();
  await asked.click();
  await expect(page).toHaveURL(/#answer-/);
  const answer = page.locator(new URL(page.url()).hash);
  await answer.getByRole('button', { name: 'No' }).click();
  await expect(answer.getByText('Thank you.')).toBeVisible();
  await signIn(page, studioUrl, await createEditor('lakeshore'));
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
  await signIn(page, studioUrl, await createEditor(slug));
  await page.getByRole('link', { name: 'Some leads have no recipients' }).click();
  await page.getByRole('tab', { name: 'Leads' }).click();
  await expect(
    page.getByText('Nobody receives leads from these forms: Contact, Unlock inventory'),
  ).toBeVisible();
});

test('an agency can find and read shared content but not write it', async ({ page, studioUrl }) => {
  await signIn(page, studioUrl, await createAgency('lakeshore'));
  await page.getByRole('link', { name: 'Shared content' }).click();
  await page.getByRole('link', { name: 'Legal' }).click();
  await page.getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByTestId('field-versions')).toBeVisible();
  await expect(page.getByText('does not have permission to').first()).toBeVisible();
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await expect(page.getByTestId('action-intent-button')).toHaveCount(0);
});

test('hides shared content from editors', async ({ page, studioUrl }) => {
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  await expect(page.getByRole('link', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shared content' })).toHaveCount(0);
});
