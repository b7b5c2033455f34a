import { askSite } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { editUrl, moveTo, openStudio, publishDocument } from './studio-session.ts';

test('an editor publishes a mistake, finds the previous version in the history, and restores it', async ({
  page,
  studioUrl,
}) => {
  const url = editUrl(studioUrl, 'faq-north-country-fees', 'faq');
  await openStudio(page, url, 'north-country');
  const question = page.getByTestId('field-question').getByTestId('string-input').first();
  await expect(question).not.toHaveValue('', { timeout: 60_000 });
  const before = await question.inputValue();
  await question.fill('A mistake');
  await publishDocument(page);
  const help = async () => (await askSite('north-country', '/help-center')).body;

  await moveTo(page, `${page.url()},inspect=sanity%2Fstructure%2Fhistory`);
  // The oldest version is the one that the seed wrote.
  await page.getByTestId('timeline-item-button').filter({ hasText: 'Created' }).click();
  await expect(question).toHaveValue(before);
  await page.getByRole('button', { name: 'Revert to revision' }).click();
  await page.getByTestId('confirm-popover-confirm-button').click();
  await expect(question).toHaveValue(before);
  await publishDocument(page);
  await expect.poll(help).not.toContain('A mistake');
});
