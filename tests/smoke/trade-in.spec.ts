/** A trade-in: a car, its condition, and the offer, which reaches the dealership with the lead. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mailAbout } from '../e2e/mails.ts';

test('a car is valued, and its offer is sent', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('lakeshore', '/sell-trade-my-car/your-vehicle'));
  const next = page.getByRole('button', { name: 'Continue' });
  const car = { Year: '2018', Make: 'Honda', Model: 'Civic', Mileage: '60,000' };
  await fillFields(page, car);
  await next.click();
  await page.getByLabel('Good', { exact: false }).first().check();
  for (const question of ['Has it ever been in an accident?', 'Are any warning lights on?'])
    await page.getByRole('radiogroup', { name: question }).getByLabel('No', { exact: true }).check();
  await next.click();
  await page.getByLabel('No, it’s mine').check();
  await next.click();
  await next.click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeVisible();
  const prices = await page.locator('.trade-in-payment-price').allInnerTexts();
  expect(prices).toHaveLength(2);
  const email = `trade-${crypto.randomUUID()}@example.com`;
  const values = { 'First name': 'Ana', 'Last name': 'Núñez', Email: email, Phone: newPhone() };
  await fillFields(page, values);
  await page.getByRole('button', { name: 'Keep this offer and book a visit' }).click();
  await expect(page.getByRole('heading', { name: 'We have your offer' })).toBeVisible();
  const mail = await mailAbout(email);
  expect(mail.subject).toContain('2018 Honda Civic');
  for (const price of prices) expect(mail.text).toContain(price);
  await context.close();
});
