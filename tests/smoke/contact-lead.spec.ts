/** A message of a shopper reaches the dealership's mailbox, with and without JavaScript. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { gotoHydrated } from '../e2e/hydration.ts';
import { mailAbout } from '../e2e/mails.ts';

for (const javaScriptEnabled of [true, false])
  test(`a message reaches the mailbox ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await gotoHydrated(page, site('lakeshore', '/contact-us?topic=1'), javaScriptEnabled);
    const email = `contact-${crypto.randomUUID()}@example.com`;
    const values = {
      'First name': 'Ana',
      'Last name': 'Núñez',
      Email: email,
      Phone: newPhone(),
      Message: 'Is the blue one still there?',
    };
    await fillFields(page, values);
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
    const mail = await mailAbout(email);
    expect(mail.subject).toContain('Purchasing a vehicle');
    expect(mail.text).toContain('Is the blue one still there?');
    await context.close();
  });
