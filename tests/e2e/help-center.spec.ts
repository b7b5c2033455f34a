import { expect, test } from './fixtures.ts';
import { html } from './html-rules.ts';

const HELP = '/help-center';

for (const [slug, path] of [
  ['lakeshore', HELP],
  ['north-country', HELP],
  ['summit', HELP],
  ['summit', `/es${HELP}`],
  ['north-country', `${HELP}?q=warranty`],
  ['lakeshore', `${HELP}?q=zzzz`],
] as const) {
  test(`${slug}${path}: valid and accessible, and so is its first section`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const check = async (url: string) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);
      const report = await html.validateString((await response?.text()) ?? '');
      expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      for (const details of await page.locator('main details').all()) await details.click();
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide, `at ${width} px`).toBe(0);
      }
    };
    await check(site(slug, path));
    const part = await page.getByRole('article').first().getByRole('link').getAttribute('href');
    await check(site(slug, part ?? ''));
    expect(await page.locator('main details').count()).toBeGreaterThan(0);
  });
}

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
