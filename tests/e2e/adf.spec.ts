import { readAdf } from '../support/adf/read-adf.ts';
import { expect, test } from './fixtures.ts';
import { mailsWith } from './mails.ts';

test('sends ADF to the CRM of a dealership, with vendor and provider', async ({ browser, site }) => {
  const email = `ana-${crypto.randomUUID()}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('north-country', '/sell-trade-my-car'));
  const values = { Make: 'Ford', Model: 'Escape', Year: '2019', Mileage: '61000', 'First name': 'Ana' };
  const person = { 'Last name': 'Lee', Email: email, Phone: '(315) 555-0142' };
  for (const [label, value] of Object.entries({ ...values, ...person }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'We have your car’s details' })).toBeVisible();

  await expect(async () => {
    const mails = (await mailsWith(email)).filter(({ text }) => text?.includes('<adf>'));
    expect(mails.map(({ to = [] }) => to.map(({ address }) => address))).toEqual([
      ['crm@northcountrymotors.example'],
    ]);
    expect(readAdf((mails[0]?.text ?? '').trim())).toMatchObject({
      status: 'new',
      vehicles: [
        { interest: 'sell', status: 'used', year: '2019', make: 'Ford', model: 'Escape', odometer: '61000' },
      ],
      customer: { firstName: 'Ana', lastName: 'Lee', email },
      vendor: { contact: { fullName: 'June LaClair' } },
      provider: { name: expect.stringMatching(/^Website - ./), service: 'SELL_OR_TRADE' },
    });
  }).toPass({ timeout: 60_000 });
  await context.close();
});
