import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { platformSettings } from './platform.ts';
import { createEditor, signIn } from './studio-session.ts';

const QUESTION = 'faq-lakeshore-pre-approval-score';

test('an editor chooses the document that words of an answer lead to', async ({ page, studioUrl }) => {
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  await page.goto(`${studioUrl}/intent/edit/id=${QUESTION};type=faq/`);
  const answer = page.getByTestId('field-answer');
  await answer.getByText('Pre-approval').click();
  await page.getByTestId('annotation-toolbar-popover').getByRole('button').first().click();
  const link = page.getByTestId('popover-edit-dialog');
  await expect(link.getByText('Page of this website', { exact: true })).toBeVisible();
  await link.getByTestId('autocomplete').fill('credit scores');
  await page
    .getByTestId('autocomplete-popover')
    .getByText(/credit score/i)
    .first()
    .click();
  const publish = page.getByTestId('action-publish');
  await expect(publish).toBeEnabled();
  await publish.click();
  const { PORT } = platformSettings();
  await expect
    .poll(async () => {
      const financing = await page.request.get(`http://127.0.0.1:${PORT}/auto-financing`, {
        headers: { Host: `lakeshore.localhost:${PORT}` },
      });
      return financing.text();
    })
    .toContain('<a href="/car-research/how-credit-scores-change-a-rate">Pre-approval</a>');
});

test('an editor accepts a proposed holiday as a closed day and publishes it', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'holidays');
  const id = await client.fetch<string>(
    '*[_type == "store" && dealership._ref == "dealership-lakeshore"] | order(key) [0]._id',
  );
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  await page.goto(`${studioUrl}/intent/edit/id=${id};type=store/`);
  await page.getByRole('tab', { name: 'Hours', exact: true }).click();
  // The last one is months away, so the days that other tests choose stay open.
  const proposals = page
    .getByTestId('field-hours.special')
    .getByRole('button', { name: /: \w+ \d+, \d{4}$/ });
  await expect(proposals.first()).toBeVisible();
  const count = await proposals.count();
  const [name] = (await proposals.last().innerText()).split(':');
  await proposals.last().click();
  await expect(proposals).toHaveCount(count - 1);
  const publish = page.getByTestId('action-publish');
  await expect(publish).toBeEnabled();
  await publish.click();
  const closed = '*[_id == $id][0].hours.special[closed == true].name';
  await expect.poll(() => client.fetch<string[] | null>(closed, { id })).toEqual([name]);
  await client.patch(id).unset(['hours.special']).commit();
});
