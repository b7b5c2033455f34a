import { readAdf } from '../support/adf/read-adf.ts';
import { expect, test } from './fixtures.ts';
import { mailsWith } from './mails.ts';
import { READING } from './reading.ts';

test('sends ADF to the CRM of a dealership: new, then resend, with vendor and provider', async ({
  browser,
  site,
}) => {
  const email = `ana-${crypto.randomUUID()}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [mileage, status] of [
    ['61000', 'new'],
    ['62000', 'resend'],
  ]) {
    await page.goto(site('north-country', '/sell-trade-my-car'));
    const values = { Make: 'Ford', Model: 'Escape', Year: '2019', Mileage: mileage, 'First name': 'Ana' };
    const person = { 'Last name': 'Lee', Email: email, Phone: '(315) 555-0142' };
    for (const [label, value] of Object.entries({ ...values, ...person }))
      await page.getByLabel(label, { exact: true }).fill(value ?? '');
    await page.waitForTimeout(READING);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible();

    await expect(async () => {
      const mails = (await mailsWith(email)).filter(({ text }) => text?.includes('<adf>'));
      const sent = mails.map(({ to = [], text = '' }) => ({ to, prospect: readAdf(text.trim()) }));
      const own = sent.filter(({ prospect }) => prospect.vehicles[0]?.odometer === mileage);
      expect(own.map(({ to }) => to.map(({ address }) => address))).toEqual([
        ['crm@northcountrymotors.example'],
      ]);
      expect(own[0]?.prospect).toMatchObject({
        status,
        vehicles: [{ interest: 'sell', status: 'used', year: '2019', make: 'Ford', model: 'Escape' }],
        customer: { firstName: 'Ana', lastName: 'Lee', email },
        vendor: { contact: { fullName: 'June LaClair' } },
        provider: { name: expect.stringMatching(/^Website - ./), service: 'SELL_OR_TRADE' },
      });
    }).toPass({ timeout: 60_000 });
  }
  await context.close();
});
