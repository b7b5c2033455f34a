import { expect, test } from './fixtures.ts';

const HELP = '/help-center';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`a search leads to an open answer, and a vote returns to it, ${how} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('north-country', HELP));
    await page.getByRole('searchbox', { name: 'Search questions' }).fill('credit');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/help-center\?q=credit$/);
    await expect(page.getByRole('heading', { name: 'Results for “credit”' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    await page.locator('.help-found a').first().click();
    await expect(page).toHaveURL(/\/help-center\/[\w-]+#answer-[\w-]+$/);
    const answer = page.locator(new URL(page.url()).hash);
    await expect(answer).toBeVisible();
    await answer.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/\?thanks=/);
    await expect(answer.getByText('Thank you.')).toBeVisible();
    await expect(answer.getByRole('button', { name: 'Yes' })).toHaveCount(0);
    await context.close();
  });
}
