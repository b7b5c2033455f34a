/** A service appointment, booked, moved and cancelled. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mailAbout, mailTo } from '../e2e/mails.ts';

test('books without JavaScript, and is moved and cancelled by the links in the mail', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(site('north-country', '/service/schedule'));
  await page.getByLabel('Year').fill('2015');
  await page.getByLabel('Make').fill('Ford');
  await page.getByLabel('Model').fill('F-150');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Battery test/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.day-choices a').nth(3).click();
  await page.locator('.time-choices button').nth(1).click();
  const email = `service-${crypto.randomUUID()}@example.com`;
  const values = { 'First name': 'Ana', 'Last name': 'Núñez', Email: email, Phone: newPhone() };
  await fillFields(page, values);
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked for' })).toBeVisible();
  await page.reload();

  const confirmation = await mailTo(email);
  expect(confirmation.subject).toContain('You’re booked for');
  const links = [...(confirmation.text ?? '').matchAll(/http:\S+\/appointment\/[\w.-]+/g)].map(
    ([url]) => url,
  );
  const reschedule = links.find((url) => url.includes('.reschedule.')) ?? '';
  await page.goto(reschedule);
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await page.locator('.day-choices a').nth(5).click();
  const day = await page.locator('.appointment-times h2').innerText();
  await page.locator('.time-choices button').first().click();
  await expect(page.getByRole('heading', { name: 'Your appointment has a new time' })).toBeVisible();
  await expect(page.locator('.appointment-facts')).toContainText(day);
  const moved = await mailAbout(email, 'Service appointment moved');
  expect(moved.text).toContain(`When: ${day}`);
  expect(moved.text).toContain('Before: ');

  await page.goto(links.find((url) => url.includes('.cancel.')) ?? '');
  await page.getByRole('button', { name: 'Cancel this appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
  expect((await mailAbout(email, 'Service appointment cancelled')).text).toContain('Cancelled: ');
  await page.goto(reschedule);
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
  await context.close();
});
