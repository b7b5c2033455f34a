/** Pre-approval: our own form in a frame of our own, or the lender's. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { loseNextAnswer } from './lost-answers.ts';
import { mailAbout } from './mails.ts';
import { askSite } from './platform.ts';

const PATH = '/auto-financing/apply-for-financing';

async function fill(form: FrameLocator | Page, email: string): Promise<void> {
  await form.getByLabel('Who is applying?').selectOption('Me and a co-applicant');
  await form.getByLabel('When would you like to buy?').selectOption('Within a month');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Núñez');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(315) 555-0186');
}

test('our own form keeps the car, fits its frame, and is sent once for the same contact data, though its answer was lost', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  await page.locator('.vehicle-card .card-link').first().click();
  await page.getByRole('link', { name: 'Get Pre-Approved' }).first().click();
  const form = page.frameLocator('iframe');
  const car = await form.locator('.apply-facts a').innerText();
  await expect(form.getByRole('heading', { name: 'Your application for pre-approval' })).toBeVisible();
  await expectFits(page, [320, 1440]);
  const inner = () =>
    form
      .locator('html')
      .evaluate((root) => root.scrollHeight - root.ownerDocument.documentElement.clientHeight);
  await expect.poll(inner, { message: 'the frame is as high as its form' }).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await form.getByRole('button', { name: 'Send application' }).click();
  await form.getByRole('link', { name: 'Who is applying?' }).click();
  await expect(form.getByLabel('Who is applying?'), 'the error summary stays in the frame').toBeFocused();

  const email = `apply-${crypto.randomUUID()}@example.com`;
  await fill(form, email);
  const { status } = await loseNextAnswer(page);
  const send = form.getByRole('button', { name: 'Send application' });
  await send.click();
  expect(await status).toBe(200);
  await expect(form.locator('.lead-form').getByRole('alert')).toContainText('Something went wrong');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await send.click();
  const known = form.getByRole('heading', { name: 'We already have your application' });
  await expect(known).toBeVisible();
  const mail = await mailAbout(email);
  expect(mail.text).toMatch(/The sender and a co-applicant[^]*Within a month/);
  expect(mail.text).toContain(car);

  const url = page.url();
  await page.reload();
  await expect(known).toBeVisible();
  // Opened anew, it is a form again.
  await page.goto('about:blank');
  await page.goto(url);
  await fill(form, email);
  await send.click();
  await expect(known).toBeVisible();
  await form.getByRole('link', { name: 'Keep browsing' }).click();
  await expect(page, 'links leave the frame').toHaveURL(/-for-sale\/\d{4}-/);
});

test('the policies of our page and of its form allow no scripts but ours, and only ourselves as a frame', async () => {
  for (const path of [PATH, `${PATH}/form`]) {
    const { headers } = await askSite('summit', path);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values.filter((value) => !value.startsWith("'nonce-"))] as const;
        }),
    );
    expect(policy.get('script-src'), path).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors'), path).toEqual(["'self'"]);
    expect(policy.get('form-action'), path).toEqual(["'self'"]);
    if (path === PATH) expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect(headers['cache-control'], path).toContain('no-store');
  }
});

test('our own form works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', `/es${PATH}`));
  await page.getByRole('link', { name: 'Ábralo en su propia página' }).click();
  await expect(page).toHaveURL(site('summit', `/es${PATH}/form`));
  expect(await complaintsAboutHtml(await page.reload())).toEqual([]);
  expect(await complaintsAboutHtml(await page.goto(site('summit', PATH)))).toEqual([]);
  const form = page.frameLocator('iframe');
  const email = `apply-${crypto.randomUUID()}@example.com`;
  await fill(form, email);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('heading', { name: 'Application received' })).toBeVisible();
  await expect(page, 'the page around it stays').toHaveURL(site('summit', PATH));
  expect((await mailAbout(email)).subject).toContain('Financing');
  await context.close();
});

test("the lender's form is embedded by its exact origin, and a link to it loads the page's own policy", async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  await page.context().route('https://preapproval.example/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Lender</h1>' });
  });
  await page.goto(site('north-country', '/auto-financing'));
  await waitUntilHydrated(page);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(PATH)),
    page.getByRole('link', { name: 'Get Pre-Approved' }).first().click(),
  ]);
  expect(response.headers()['content-security-policy']).toContain(
    '; frame-src https://preapproval.example; ',
  );
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Lender' })).toBeVisible();
  expect(requests).toEqual(['https://preapproval.example/north-country-motors']);
  // Pages with films have another policy, so the way back loads a document too.
  const [document] = await Promise.all([
    page.waitForResponse((answer) => new URL(answer.url()).pathname === '/service'),
    page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).first().click(),
  ]);
  expect(document.headers()['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com',
  );
});
