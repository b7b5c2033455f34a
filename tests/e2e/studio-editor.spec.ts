/** An editor of one dealership opens documents by their URLs, and changes what is theirs. */
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { editUrl, moveTo, openSection, openStudio, publishDocument } from './studio-session.ts';

/** Formats a date as the Studio does: `Nov 26, 2026`. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

const QUESTION = 'faq-lakeshore-pre-approval-score';
const PROMOTION = 'promotion-lakeshore-trade-bonus';

test('an editor opens their own documents only, links an answer, sees which answers did not help, and closes on a holiday', async ({
  page,
  context,
  site,
  studioUrl,
  lakeUrl,
}) => {
  await test.step('deep links open their own documents in place and show nothing of other dealerships', async () => {
    await openStudio(page, editUrl(studioUrl, 'store-lakeshore-erie', 'store'), 'lakeshore');
    await expect(page.getByTestId('action-publish')).toBeVisible();
    await expect(page.getByText('Home page', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('does not have permission')).toHaveCount(0);
    await moveTo(page, editUrl(studioUrl, PROMOTION, 'promotion'));
    await expect(page).toHaveURL(/promotions;all;promotion-lakeshore-trade-bonus/);
    await moveTo(page, editUrl(studioUrl, 'homePage-summit', 'homePage'));
    await expect(page.getByText('does not have permission')).toBeVisible();
    await expect(page.getByText('No items')).toBeVisible();
  });

  await test.step('they choose the document that a link in an answer points to', async () => {
    await moveTo(page, editUrl(studioUrl, QUESTION, 'faq'));
    const answer = page.getByTestId('field-answer');
    const link = page.getByTestId('popover-edit-dialog');
    // The toolbar goes when the editor is drawn anew, as it is when a document has just been opened.
    await expect(async () => {
      await answer.getByText('Pre-approval').click({ timeout: 5000 });
      await page.getByTestId('edit-annotation-button').click({ timeout: 5000 });
      await expect(link).toBeVisible({ timeout: 5000 });
    }).toPass();
    await link.getByLabel('Leads to', { exact: true }).selectOption('A page or article of this website');
    await link.getByLabel('Page or article').fill('credit score');
    await page.getByText(/^How your credit score changes/).click();
    await expect(
      link.getByText('Article · /car-research/how-credit-scores-change-a-rate · shared'),
    ).toBeVisible();
    await publishDocument(page);
    await expect
      .poll(async () => (await askSite('lakeshore', '/auto-financing')).body)
      .toContain('<a href="/car-research/how-credit-scores-change-a-rate">Pre-approval</a>');
  });

  await test.step('they pick a search by the filters of their website, and see how many cars it finds today', async () => {
    const client = await lakeClient(lakeUrl, 'searches');
    const before = await client.fetch<string>('*[_id == $id][0].url', { id: PROMOTION });
    await moveTo(page, editUrl(studioUrl, PROMOTION, 'promotion'));
    const link = page.getByTestId('field-url');
    await link.getByLabel('Goes to').selectOption('A search of our cars');
    await link.getByLabel('Body style').selectOption('/cars-for-sale/suvs');
    await link.getByLabel('Price, at most').fill('$30,000');
    await link.getByLabel('Price, at most').press('Enter');
    const found = link.getByText(/^SUVs For Sale under \$30,000: \d+ cars today$/);
    await expect(found).toBeVisible();
    const count = /(\d+) cars today/.exec(await found.innerText())?.[1];
    await publishDocument(page);
    const SEARCH = '/cars-for-sale/suvs/price-under-30000';
    await expect.poll(async () => (await askSite('lakeshore', '/')).body).toContain(`href="${SEARCH}"`);
    expect((await askSite('lakeshore', SEARCH)).body).toContain(`${count} cars`);
    await link.getByLabel('Goes to').selectOption('Another address');
    await expect(link.getByText(/^Search: SUVs For Sale under \$30,000, \d+ cars today$/)).toBeVisible();
    await link.getByLabel('Address').fill('/specials-of-last-year');
    await expect(link.getByText('Nothing is there.')).toBeVisible();
    await link.getByLabel('Address').fill(before);
    await expect(link.getByText('Nothing is there.')).toHaveCount(0);
    await publishDocument(page);
  });

  await test.step('they see which answers did not help, open one, and see no shared content', async () => {
    const shopper = await context.newPage();
    await gotoHydrated(shopper, site('lakeshore', '/help-center'));
    const asked = shopper.locator('.help-asked a').first();
    const question = await asked.innerText();
    await asked.click();
    await expect(shopper).toHaveURL(/#answer-/);
    const answer = shopper.locator(new URL(shopper.url()).hash);
    await answer.getByRole('button', { name: 'No' }).click();
    await expect(answer.getByText('Thank you.')).toBeVisible();
    await shopper.close();
    await moveTo(page, studioUrl);
    await expect(page.getByRole('link', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shared content' })).toHaveCount(0);
    await openSection(page, 'Help feedback');
    await expect(page.getByText('1 not helpful, 0 helpful')).toBeVisible();
    await page.getByRole('link', { name: question }).click();
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
  });

  await test.step('they accept a proposed holiday as a closed day and publish it', async () => {
    const client = await lakeClient(lakeUrl, 'holidays');
    const id = 'store-lakeshore-dunkirk';
    const CLOSED = 'count(*[_id == $id][0].hours.special[closed == true])';
    // Shipped stores have all holidays of the next twelve months. The last one is far away, so the days that other
    // tests choose stay closed.
    const last = await client.fetch<{ name: string; date: string }>(
      '*[_id == $id][0].hours.special[-1]{name, date}',
      { id },
    );
    await client.patch(id).unset(['hours.special[-1]']).commit();
    const before = await client.fetch<number>(CLOSED, { id });
    await moveTo(page, editUrl(studioUrl, id, 'store'));
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
});
