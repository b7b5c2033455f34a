/** Somebody who writes an offer is told what the law asks for, and can publish it with a reason. */
import { lakeClient } from './lake-client.ts';
import { expect, test } from './studio-fixtures.ts';
import { editUrl, moveTo, openSection, openStudio } from './studio-session.ts';

const OFFER = 'offer-lakeshore-wiper-blades-2-off';

test('“$0 down” is warned of as one types, published with a reason, and listed', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'checks');
  const before = await client.fetch<{ en: string }>('*[_id == $id][0].name', { id: OFFER });

  const dialog = page.getByRole('dialog', { name: 'Publish with open warnings?' });

  await test.step('publishing asks why, also of what was typed just before', async () => {
    await openStudio(page, editUrl(studioUrl, OFFER, 'offer'), 'lakeshore');
    await page.getByTestId('field-name').getByTestId('string-input').first().fill('$0 down on every car');
    await page.getByTestId('action-publish').click();
    await expect(dialog.getByText('“$0 down”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the warning says what to add', async () => {
    await page.getByRole('button', { name: 'Validation', exact: true }).click();
    await expect(
      page.getByRole('button', { name: /“\$0 down” promises .* add “With approved credit/ }),
    ).toBeVisible();
  });

  await test.step('the reason is kept in the document', async () => {
    await page.getByTestId('action-publish').click();
    await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled();
    await dialog.getByLabel('Why is this OK to publish?').fill('Our lawyer has seen it.');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect
      .poll(() => client.fetch('*[_id == $id][0].publishReasons[0].reason', { id: OFFER }))
      .toBe('Our lawyer has seen it.');
    await page.getByRole('tab', { name: 'Setup' }).click();
    await expect(page.getByText('Our lawyer has seen it.')).toBeVisible();
  });

  await test.step('the offer is on the list of what to check, which opens it', async () => {
    await moveTo(page, studioUrl);
    await openSection(page, 'To check');
    const item = page.getByRole('link', { name: '$0 down on every car' });
    await expect(page.getByText('“$0 down” promises').first()).toBeVisible();
    await item.click();
    await expect(page.getByTestId('field-name')).toBeVisible();
  });

  await client.patch(OFFER).set({ name: before }).unset(['publishReasons']).commit();
});
