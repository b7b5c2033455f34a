import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { editUrl, openStudio, publishDocument } from './studio-session.ts';

/** Formats a date as the Studio does: `Nov 26, 2026`. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

const QUESTION = 'faq-lakeshore-pre-approval-score';

test('an editor chooses the document that a link in an answer points to', async ({ page, studioUrl }) => {
  await openStudio(page, editUrl(studioUrl, QUESTION, 'faq'), 'lakeshore');
  const answer = page.getByTestId('field-answer');
  await answer.getByText('Pre-approval').click();
  await page.getByTestId('annotation-toolbar-popover').getByRole('button').first().click();
  const link = page.getByTestId('popover-edit-dialog');
  await expect(link.getByText('Page on this website', { exact: true })).toBeVisible();
  await link.getByTestId('autocomplete').fill('credit scores');
  await page
    .getByTestId('autocomplete-popover')
    .getByText(/credit score/i)
    .first()
    .click();
  await publishDocument(page);
  await expect
    .poll(async () => (await askSite('lakeshore', '/auto-financing')).body)
    .toContain('<a href="/car-research/how-credit-scores-change-a-rate">Pre-approval</a>');
});

test('an editor accepts a proposed holiday as a closed day and publishes it', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'holidays');
  const id = 'store-lakeshore-dunkirk';
  const CLOSED = 'count(*[_id == $id][0].hours.special[closed == true])';
  // Shipped stores have all holidays of the next twelve months. The last one is far away, so the days that other tests
  // choose stay closed.
  const last = await client.fetch<{ name: string; date: string }>(
    '*[_id == $id][0].hours.special[-1]{name, date}',
    {
      id,
    },
  );
  await client.patch(id).unset(['hours.special[-1]']).commit();
  const before = await client.fetch<number>(CLOSED, { id });
  await openStudio(page, editUrl(studioUrl, id, 'store'), 'lakeshore');
  await page.getByRole('tab', { name: 'Hours', exact: true }).click();
  const proposal = page
    .getByTestId('field-hours.special')
    .getByRole('button', { name: `${last.name}: ${inWords(last.date)}` });
  await proposal.click();
  await expect(proposal).toHaveCount(0);
  // Its row shows the day in words: Thu, Nov 26, 2026 · Thanksgiving · Closed
  await expect(page.getByText(/^\w{3}, \w{3} \d+, \d{4} · .+ · Closed$/).first()).toBeVisible();
  await publishDocument(page);
  await expect.poll(() => client.fetch(CLOSED, { id })).toBe(before + 1);
});
