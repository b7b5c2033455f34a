/** The full credit application: its steps in a frame, the signature, and the lead that tells nobody what is in it. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { waitUntilHydrated } from './hydration.ts';
import { loseNextAnswer } from './lost-answers.ts';
import { mailsWith } from './mails.ts';

const PATH = '/auto-financing/full-credit-application';
/** Values that must be nowhere but in the form and in the vault. */
const SECRETS = ['1990', 'Quimbaya', '77 Canary Lane', '219-09-9999', '457-55-5462', '6,543'];

/** Mails that tell a dealership of an application. */
const notices = (slug: string) => mailsWith(`/credit-applications/dealership-${slug}/`);

/** Waits for one more notice. Each of them says nothing of what is in the application. */
async function expectNotice(slug: string, before: number, email: string): Promise<void> {
  await expect.poll(async () => (await notices(slug)).length).toBeGreaterThan(before);
  for (const { subject, text, html } of await notices(slug)) {
    expect(subject).toContain('Credit application');
    for (const secret of [...SECRETS, email, 'Ana', 'Luz', 'Canary', 'Erie'])
      expect(`${subject} ${text} ${html}`).not.toContain(secret);
  }
}

type Form = FrameLocator | Page;
const next = (form: Form) => form.getByRole('button', { name: 'Continue' }).click();

async function fillUser(form: Form, firstName: string, email: string): Promise<void> {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill('Núñez');
  await form.getByLabel('Date of birth').fill('1990-03-25');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('(315) 555-0171');
  await next(form);
}

async function fillHome(form: Form, at: number, years: string): Promise<void> {
  const home = form.getByRole('group', { name: / address$/ }).nth(at);
  await home.getByLabel('Street address').fill('77 Canary Lane');
  await home.getByLabel('City').fill('Erie');
  await home.getByLabel('State').selectOption('Pennsylvania');
  await home.getByLabel('ZIP code').fill('16501');
  await home.getByLabel('Housing').selectOption('Rent');
  await home.getByLabel('Monthly rent or mortgage').fill('$1,250');
  await home.getByLabel('Years').fill(years);
}

async function fillJob(form: Form, years: string): Promise<void> {
  await form.getByLabel('Kind of income').selectOption('Job');
  await form.getByLabel('Monthly income before taxes').fill('6,543');
  await form.getByLabel('Employer').fill('Quimbaya');
  await form.getByLabel('Job title').fill('Baker');
  await form.getByLabel('Work phone').fill('(814) 555-0142');
  await form.getByLabel('Years').fill(years);
  await next(form);
}

test('works without JavaScript, with a co-borrower and an earlier address, and says that it was sent when the answer is lost', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(site('lakeshore', PATH));
  expect(await complaintsAboutHtml(response)).toEqual([]);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("; frame-src 'self'; ");
  expect(policy).toMatch(/frame-ancestors 'self'/);
  const form = page.frameLocator('iframe');
  const email = `credit-${crypto.randomUUID()}@example.com`;
  const before = (await notices('lakeshore')).length;

  await next(form);
  await expect(form.getByLabel('First name'), 'the first wrong field gets the focus').toHaveAttribute(
    'autofocus',
  );
  await fillUser(form, 'Ana', email);
  await fillHome(form, 0, '1');
  await next(form);
  await expect(form.getByText('1 year of the last two years')).toBeVisible();
  await form.getByRole('button', { name: 'Add an earlier address' }).click();
  const third = form.getByRole('button', { name: 'Remove number 3' });
  await third.click();
  await expect(third).toHaveCount(0);
  await fillHome(form, 1, '1');
  await next(form);
  await fillJob(form, '4');
  await form.getByLabel('Yes, I have a co-borrower').check();
  await next(form);
  await fillUser(form, 'Luz', `co-${email}`);
  await fillHome(form, 0, '9');
  await next(form);
  await fillJob(form, '9');
  await form.getByLabel('Who did you work with?').selectOption({ index: 1 });
  await next(form);

  await expect(form.getByText('Luz Núñez')).toBeVisible();
  await form.getByRole('link', { name: 'Change: Earlier address' }).click();
  await expect(form.getByLabel('Street address').nth(1)).toHaveValue('77 Canary Lane');
  for (const heading of [
    'income',
    'Co-borrower',
    'About',
    'lives',
    'co-borrower’s income',
    'Who',
    'Review',
  ]) {
    await next(form);
    await expect(form.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  await form.getByLabel('Social Security number', { exact: true }).fill('219-09-9999');
  await form.getByLabel('Co-borrower’s Social Security number').fill('666-55-5462');
  await form.getByRole('button', { name: 'Sign and send' }).click();
  await expect(form.getByText('This isn’t a valid Social Security number.')).toBeVisible();
  await expect(form.getByLabel('Social Security number', { exact: true })).toHaveValue('');
  await form.getByLabel('Social Security number', { exact: true }).fill('219-09-9999');
  await form.getByLabel('Co-borrower’s Social Security number').fill('457-55-5462');
  await form.getByLabel('I have read the electronic signature disclosure').check();
  const { status } = await loseNextAnswer(page);
  await form.getByRole('button', { name: 'Sign and send' }).click();
  expect(await status).toBe(200);
  await page.reload();
  await expect(form.getByRole('heading', { name: 'Application received' })).toBeVisible();
  await expect(form.getByText('We received it on')).toBeVisible();
  await expect(form.getByText('only after you’ve signed an authorization')).toBeVisible();
  await form.getByRole('button', { name: 'Start another application' }).click();
  await expect(form.getByText('Step 1 of 6')).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'creditDraft' }));

  await expectNotice('lakeshore', before, email);
  await context.close();
});

test('goes on in its frame after a reload, asks what applies, and shows on a phone that it was sent', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('summit', PATH));
  const form = page.frameLocator('iframe');
  await fillUser(form, 'Ana', `credit-${crypto.randomUUID()}@example.com`);
  await expect(form.getByRole('heading', { name: 'Where you live' })).toBeVisible();
  await page.reload();
  await expect(form.getByRole('heading', { name: 'Where you live' })).toBeVisible();
  await fillHome(form, 0, '5');
  await next(form);
  await form.getByLabel('Kind of income').selectOption('No income');
  await expect(form.getByLabel('Employer')).toBeHidden();
  await form.getByLabel('Years').fill('5');
  await next(form);
  await form.getByLabel('No, just me').check();
  await next(form);
  await next(form);
  const ssn = form.getByLabel('Social Security number');
  await ssn.fill('219099999');
  await form.getByLabel('I have read the electronic signature disclosure').check();
  await expect(ssn).toHaveValue('219-09-9999');
  await expect(ssn, 'what was entered is not shown').toHaveCSS('-webkit-text-security', 'disc');
  await form.getByRole('button', { name: 'Sign and send' }).click();
  await expect(form.getByRole('heading', { name: 'Application received' })).toBeInViewport();
});

test('works by keyboard on a phone, over reloads, and leaves nothing in the browser', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('north-country', '/auto-financing'));
  await page.getByRole('link', { name: 'Full credit application' }).first().click();
  const frame = page.frameLocator('iframe');
  const inner = () =>
    frame
      .locator('html')
      .evaluate((root) => root.scrollHeight - root.ownerDocument.documentElement.clientHeight);
  await expect(frame.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expect.poll(inner, { message: 'the frame is as high as its form' }).toBeLessThanOrEqual(0);
  await expectFits(page, [320, 390]);
  // The frame works, so nobody needs the way around it.
  await expect(page.getByRole('link', { name: 'Open it on its own page' })).toBeHidden();
  await page.goto(site('north-country', String(await page.locator('iframe').getAttribute('src'))));
  await expect(page.locator('iframe')).toHaveCount(0);
  await waitUntilHydrated(page);

  /** What the browser keeps or shows, but for the fields themselves. */
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        location.href,
        history.state,
      ]),
    );
  const step = async (heading: string) => {
    const title = page.getByRole('heading', { level: 2, name: heading });
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await expectFits(page, [390]);
    const all = (await kept()) + requests.join(' ');
    for (const secret of SECRETS) expect(all, heading).not.toContain(secret);
  };
  /** Fills the fields from the focused one on. Null leaves a field as it is. */
  const type = async (...values: readonly (string | null)[]) => {
    for (const value of values) {
      await page.keyboard.press('Tab');
      if (value !== null) await page.keyboard.type(value);
    }
  };
  const enter = () => page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 2, name: 'About you' }).focus();
  await expectAccessible(page);
  const email = `credit-${crypto.randomUUID()}@example.com`;
  const before = (await notices('north-country')).length;
  await type('Ana', null, 'Núñez', null);
  await type('03251990');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('ana@');
  await enter();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await type('3155550172');
  await enter();

  await step('Where you live');
  await type('77 Canary Lane', null, 'Erie', 'Penn', '16501', 'Rent', '1250', '1');
  await enter();
  await expect(page.getByLabel('Street address').nth(1), 'the new entry has the focus').toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByLabel('Street address').first()).toHaveValue('77 Canary Lane');
  await page.getByRole('button', { name: 'Remove number 2' }).press('Enter');
  await expect(page.getByLabel('Street address')).toHaveCount(1);
  await page.getByLabel('Years').fill('3');
  await enter();

  await step('Your income');
  await type('Job', '6,543', 'Quimbaya', 'Baker', '8145550142', '5');
  await enter();
  await step('Co-borrower');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await enter();
  await step('Who helped you?');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await step('Review and sign');
  // Another tab goes on where this one is.
  const other = await page.context().newPage();
  await other.goto(site('north-country', `${PATH}/form?step=review`));
  await expect(other.getByText('Quimbaya')).toBeVisible();
  await other.close();

  const ssn = page.getByLabel('Social Security number');
  await expect(ssn).toHaveAttribute('autocomplete', 'off');
  await ssn.focus();
  await page.keyboard.type('219099999');
  await expect(ssn).toHaveValue('219-09-9999');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign and send' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible();
  await expect(page.getByText('Quimbaya')).toHaveCount(0);
  await expectAccessible(page);
  const all = (await kept()) + requests.join(' ') + (await page.locator('body').innerText());
  for (const secret of SECRETS) expect(all).not.toContain(secret);
  await expectNotice('north-country', before, email);
  await page.reload();
  await expect(page.getByText('We received it on')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 390]);
});
