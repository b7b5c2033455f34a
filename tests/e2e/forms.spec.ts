import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated, waitUntilHydrated, waitUntilIdle } from './hydration.ts';
import { mailAbout } from './mails.ts';
import { askSite } from './platform.ts';

const HOSTILE = `"><script>document.title='x'</script>' onfocus=alert(1) {{7*7}}`;

/** Returns a person that no other test uses. */
const somebody = () => ({
  firstName: 'Ana',
  lastName: 'Núñez',
  email: `ana-${crypto.randomUUID()}@example.com`,
});

async function open(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await gotoHydrated(page, address, javaScriptEnabled);
  return page;
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function send(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`shows errors and keeps the input of a message about a trade-in, as plain text, ${how} JavaScript`, async ({
    browser,
    site,
  }) => {
    const page = await open(browser, site('lakeshore', '/contact-us?topic=3'), javaScriptEnabled);
    const { firstName, lastName, email } = somebody();
    const topic = page.getByLabel('What is it about?');
    const make = page.getByLabel('Make', { exact: true });
    await expect(topic).toHaveValue('3');
    await topic.selectOption('Billing issues');
    await expect(make).toBeHidden();
    await topic.selectOption('Trade appraisal');
    await expect(make).toBeVisible();
    await fill(page, {
      'First name': HOSTILE,
      'Last name': lastName,
      Email: 'ana',
      Phone: '315',
      Make: 'Ford',
    });
    await send(page, 'Send message');

    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    for (const missing of ['model', 'year', 'price', 'mileage'])
      await expect(page.getByText(`Enter the ${missing} of the vehicle.`)).toBeVisible();
    await expect(page.getByText('Enter your message.')).toBeVisible();
    await expect(page.getByText('Enter the make of the vehicle.')).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue(HOSTILE);
    expect(await page.content()).not.toContain('<script>document.title');
    await expect(topic).toHaveValue('3');
    await expect(page.getByLabel('Model', { exact: true })).toBeFocused();

    await fill(page, {
      'First name': firstName,
      Model: 'Escape',
      Year: '2019',
      Mileage: '48,200',
      'Asking price': '$15,500',
      Email: email,
      Phone: '814.555.0142',
      Message: 'One key, new tires.',
    });
    await page.getByRole('checkbox', { name: /By checking this box/ }).check();
    await send(page, 'Send message');
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeInViewport();
    await expect(page.locator('.lead-sent')).toBeFocused();
    await expect(page.getByText('Someone will contact you soon.')).toBeVisible();

    const mail = await mailAbout(email);
    expect(mail.subject).toContain('Trade appraisal');
    for (const said of ['Ana Núñez', 'One key, new tires.', '2019 Ford Escape', 'By checking this box'])
      expect(mail.text).toContain(said);
    await page.context().close();
  });
}

test('prefills a form from an earlier one if the visitor has agreed to be remembered', async ({
  page,
  site,
}) => {
  await gotoHydrated(page, site('north-country', '/contact-us'));
  const { firstName, lastName, email } = somebody();
  await fill(page, {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: '3155550126',
    Message: 'Hello!',
  });
  await send(page, 'Send message');
  const sent = page.getByRole('heading', { name: 'Message sent!' });
  await expect(sent).toBeVisible();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(sent).toBeVisible();
  await page.getByRole('link', { name: 'Send another message' }).click();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  await page.getByLabel('Message', { exact: true }).fill('And one more thing.');
  // What was filled in for them can be sent at once: it isn't held.
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(sent).toBeVisible();
  await expect(page.getByText('Someone will contact you soon.')).toBeVisible();
  await page.goto(site('north-country', '/sell-trade-my-car'));
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Phone')).toHaveValue('+1 (315) 555-0126');
  await page.goto(site('north-country', '/our-company/careers'));
  await expect(page.getByRole('heading', { name: 'Send us your resume' })).toBeVisible();
});

test('formats a number while it is typed, reports every error of a form at once, and links to each field', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await gotoHydrated(page, site('lakeshore', '/contact-us'));
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially('8145550142');
  await expect(phone).toHaveValue('+1 (814) 555-0142');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('+1 (814) 555-014');
  await phone.fill('');
  await phone.fill('+1 814-555-0142');
  await expect(phone).toHaveValue('+1 (814) 555-0142');
  await phone.fill('+49 30 901820');
  await phone.blur();
  await expect(phone).toHaveValue('+49 30 901820');

  await phone.fill('');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary.getByRole('link')).toHaveText([
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Message',
  ]);
  await summary.getByRole('link', { name: 'Phone' }).click();
  await expect(phone).toBeFocused();
  await expectFits(page, [320, 1440, 390]);
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText('Enter your first name.')).toHaveCount(0);
});

test('submits one lead for two presses and moves the focus to the response', async ({
  page,
  site,
  expectAccessible,
}) => {
  await gotoHydrated(page, site('lakeshore', '/contact-us?topic=7'));
  const { firstName, lastName, email } = somebody();
  await fill(page, {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: 'ask for Ana',
    Message: 'Hello!',
  });
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
  await expect(page.locator('.lead-sent')).toBeFocused();
  // A phone number that cannot be dialed is accepted with a warning.
  await expect(page.getByText('We may not be able to reach you at')).toBeVisible();
  await expectAccessible(page);
  await mailAbout(email);
});

test('keeps the input when the server does not respond, and says so in the form and in a toast', async ({
  browser,
  site,
}) => {
  const page = await open(browser, site('lakeshore', '/sell-trade-my-car'), true);
  const { firstName, lastName, email } = somebody();
  await fill(page, {
    Make: 'Ford',
    Model: 'Escape',
    Year: '2019',
    Mileage: '48200',
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: '8145550142',
  });
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  const inForm = page.locator('.lead-form').getByRole('alert');
  await expect(inForm).toContainText('Something went wrong');
  await expect(inForm).toContainText('call (814) 555-0140');
  await expect(page.locator('.toast', { hasText: 'Something went wrong' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);

  await page.unroute('**/*.data*');
  await send(page, 'Send');
  await expect(page.getByRole('heading', { name: 'We have your car’s details' })).toBeVisible();
  await page.context().close();
});

test('keeps the input without a network, even if the toast’s code was not loaded yet', async ({
  browser,
  site,
}) => {
  const page = await open(browser, site('lakeshore', '/contact-us?topic=6'), true);
  const { firstName, lastName, email } = somebody();
  const input = { 'First name': firstName, 'Last name': lastName, Email: email, Phone: '8145550142' };
  await fill(page, { ...input, Message: 'Which documents do I bring?' });
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  const message = page.locator('.lead-form').getByRole('alert');
  await expect(message).toContainText('Something went wrong');
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await page.context().setOffline(false);
  // What follows a failed request, such as a reload, has begun by then.
  await waitUntilIdle(page);
  expect(loads).toEqual([]);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await send(page, 'Send');
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
  await page.context().close();
});

test('no form page may be cached', async () => {
  for (const slug of ['lakeshore', 'north-country', 'summit'])
    for (const path of ['/contact-us?topic=4', '/our-company/careers', '/sell-trade-my-car']) {
      const { headers } = await askSite(slug, path);
      expect(headers['cache-control'], slug + path).toContain('no-store');
    }
});

test('keeps the button in place when the field before it is left empty; other fields show their error', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, site('lakeshore', '/sell-trade-my-car'));
  const form = page.locator('.lead-form');
  const errors = form.locator('.field-error');
  await page.getByLabel('Make', { exact: true }).focus();
  await page.getByLabel('Model', { exact: true }).click();
  await expect(errors).toHaveText('Enter the make of the vehicle.');

  const button = form.getByRole('button', { name: 'Send' });
  await button.scrollIntoViewIfNeeded();
  await page.getByLabel('Phone', { exact: true }).focus();
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(errors).toHaveCount(8);
});
