/** The desk: a lead arrives on the open inbox and is answered. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { gotoHydrated } from '../e2e/hydration.ts';
import { openDesk } from '../e2e/studio-session.ts';

test('a lead of the website is on the open inbox at once, and its clock stops when somebody calls', async ({
  page,
  browser,
  site,
  studioUrl,
}) => {
  const lastName = `Test${crypto.randomUUID().slice(0, 8)}`;
  // Keeps the browser from opening an app for calls. The page notices nothing.
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      },
      { capture: true },
    ),
  );
  await openDesk(page, studioUrl, {
    slug: 'lakeshore',
    path: 'leads?special=open',
    name: 'Pat Jones',
  });
  const inbox = page.getByRole('region', { name: 'Leads' });
  await expect(inbox.getByRole('navigation')).toContainText(/Open\d+/);

  const shopper = await browser.newPage();
  await gotoHydrated(shopper, site('lakeshore', '/contact-us?topic=7'));
  const values = { 'First name': 'Ada', 'Last name': lastName, Email: `${lastName}@example.com` };
  await fillFields(shopper, { ...values, Phone: newPhone(), Message: 'Hello?' });
  await shopper.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(inbox.getByRole('link', { name: `Ada ${lastName}` })).toBeVisible();
  await shopper.close();
  await expect(inbox.getByRole('listitem').filter({ hasText: lastName })).toContainText(/Answer (within|by)/);

  await inbox.getByRole('link', { name: `Ada ${lastName}` }).click();
  const lead = page.getByRole('article', { name: `Ada ${lastName}` });
  await expect(lead.getByText('Hello?')).toBeVisible();
  // The box for calls and texts was left unchecked, so the desk asks first.
  await lead.getByRole('button', { name: 'Call' }).click();
  await page.getByRole('link', { name: 'Call anyway' }).click();
  const outcome = lead.getByRole('group', { name: 'How did the call go?' });
  await expect(lead.locator('header')).toContainText(/Answer (within|by)/);
  await outcome.getByRole('button', { name: 'Reached' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(lead.getByRole('banner').or(lead.locator('header'))).toContainText('Answered in time');
  await expect(lead.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted');
  // An answered lead is no longer open, so the list is without it.
  await expect(inbox.getByRole('link', { name: `Ada ${lastName}` })).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(lead.getByRole('combobox', { name: 'Owner' }).locator(':checked')).toHaveText('Pat Jones');
  await page.keyboard.press('n');
  await page.keyboard.type('Comes on Saturday.');
  await lead.getByRole('button', { name: 'Add note' }).click();
  const history = lead.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Comes on Saturday.');
  await lead.getByRole('combobox', { name: 'Status' }).selectOption('Sold');
  const sale = page.getByRole('dialog', { name: 'What was sold?' });
  await sale.getByLabel('Car').fill('2021 Honda Civic');
  await sale.getByLabel('Price in dollars').fill('$21,495');
  await sale.getByRole('button', { name: 'Save' }).click();
  await expect(lead.locator('header')).toContainText('2021 Honda Civic · $21,495');
  await expect(history).toContainText('Status: Sold');
  await expect(history).toContainText('Pat Jones');
});
