import { expect, test } from './fixtures.ts';
import { createEditor, publishDocument, signIn } from './studio-session.ts';

test('an editor publishes a mistake, finds the previous version in the history, and restores it', async ({
  page,
  site,
  studioUrl,
}) => {
  const QUESTION = 'faq-north-country-fees';
  await signIn(page, studioUrl, await createEditor('north-country'));
  await page.goto(`${studioUrl}/intent/edit/id=${QUESTION};type=faq/`);
  const question = page.getByTestId('field-question').getByTestId('string-input').first();
  await expect(question).not.toHaveValue('', { timeout: 60_000 });
  const before = await question.inputValue();
  await question.fill('A mistake');
  await publishDocument(page);

  await page.goto(`${page.url()},inspect=sanity%2Fstructure%2Fhistory`);
  // The oldest version is the one that the seed wrote.
  await page.getByTestId('timeline-item-button').filter({ hasText: 'Created' }).click();
  await expect(question).toHaveValue(before);
  await page.getByRole('button', { name: 'Revert to revision' }).click();
  await page.getByTestId('confirm-popover-confirm-button').click();
  await expect(question).toHaveValue(before);
  await publishDocument(page);
  const shopper = await page.context().newPage();
  await expect(async () => {
    await shopper.goto(site('north-country', '/help-center'));
    expect(await shopper.content()).not.toContain('A mistake');
  }).toPass();
});

test('an editor can change the dealership’s phone number, but only read the agency’s fields', async ({
  page,
  studioUrl,
}) => {
  await signIn(page, studioUrl, await createEditor('summit'));
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Setup' }).click();
  await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveAttribute('readonly', '');
  await page.getByRole('tab', { name: 'Company' }).click();
  const phone = page.getByTestId('field-company.phone').getByTestId('string-input');
  const before = await phone.inputValue();
  const publish = page.getByTestId('action-publish');
  for (const number of ['+14845550199', before]) {
    await phone.fill(number);
    await expect(publish).toBeEnabled();
    await publish.click();
    await expect(page.getByText('was published').first()).toBeVisible();
    await expect(publish).toBeDisabled();
  }
});
