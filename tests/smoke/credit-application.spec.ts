/** A full credit application reaches the vault, sealed, and the mail about it says nothing of what is in it. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mailsWith } from '../e2e/mails.ts';
import { withPool } from '../e2e/platform.ts';

const DEALERSHIP = 'dealership-summit';
const SSN = '219-09-9999';

/** Applications of the dealership, as the database keeps them. */
const records = () =>
  withPool(async (pool) => {
    const { rows } = await pool.query<{ lead: string; sealed: Buffer }>(
      'SELECT id AS lead, sealed FROM credit_applications WHERE dealership = $1',
      [DEALERSHIP],
    );
    return rows;
  });

test('an application is sealed, and its mail has only a link', async ({ browser, site }) => {
  const before = new Set((await records()).map(({ lead }) => lead));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', '/auto-financing/full-credit-application'));
  const form = page.frameLocator('iframe');
  let step = 1;
  const next = async () => {
    await expect(form.getByText(`Step ${step} of 6`)).toBeVisible();
    await form.getByRole('button', { name: 'Continue' }).click();
    step += 1;
  };
  const email = `credit-${crypto.randomUUID()}@example.com`;
  await fillFields(form, {
    'First name': 'Ana',
    'Last name': 'Núñez',
    'Date of birth': '1990-03-25',
    Email: email,
    Phone: newPhone(),
  });
  await next();
  const home = { 'Street address': '77 Canary Lane', City: 'Erie', 'ZIP code': '16501' };
  await fillFields(form, { ...home, 'Monthly rent or mortgage': '$1,250', Years: '5' });
  await form.getByLabel('State').selectOption('Pennsylvania');
  await form.getByLabel('Housing').selectOption('Rent');
  await next();
  await form.getByLabel('Kind of income').selectOption('Job');
  const job = { 'Monthly income before taxes': '6,543', Employer: 'Quimbaya', 'Job title': 'Baker' };
  await fillFields(form, { ...job, 'Work phone': '(814) 555-0142', Years: '5' });
  await next();
  await form.getByLabel('No, just me').check();
  await next();
  await next();
  await form.getByLabel('Social Security number').fill(SSN);
  await form.getByLabel('I have read the electronic signature disclosure').check();
  await form.getByRole('button', { name: 'Sign and send' }).click();
  await expect(form.getByRole('heading', { name: 'Application received' })).toBeVisible();

  const received = (await records()).filter(({ lead }) => !before.has(lead));
  expect(received).toHaveLength(1);
  const [{ lead, sealed } = { lead: '-', sealed: Buffer.alloc(0) }] = received;
  expect(sealed.length).toBeGreaterThan(100);
  const secrets = ['1990', 'Quimbaya', 'Canary', SSN, SSN.replaceAll('-', ''), email, 'Núñez'];
  expect(secrets.filter((secret) => sealed.includes(secret))).toEqual([]);
  await expect.poll(async () => (await mailsWith(lead)).length).toBeGreaterThan(0);
  for (const { subject, text, html } of await mailsWith(lead))
    for (const secret of [...secrets, 'Ana']) expect(`${subject} ${text} ${html}`).not.toContain(secret);
  await context.close();
});
