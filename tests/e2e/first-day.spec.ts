/** A salesperson's first day: invited by mail, at the desk on a phone, and a lead that goes from an answer to a sale. */
import { issueTicket } from '../../packages/lake/access/secrets/tickets.ts';
import { createUser } from '../../packages/lake/access/accounts/users.ts';
import { sendOverSmtp } from '../support/smtp-client.ts';
import { authenticatorCode } from './authenticator.ts';
import { DEALERSHIP_SLUG as slug, somebody } from './desk-leads.ts';
import { fillFields, newPhone } from './fill-fields.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { mailTo } from './mails.ts';
import { platformSettings, withPool } from './platform.ts';

const PASSWORD = 'a long password of my own';
const PHONE = { width: 390, height: 844 };

/** A one-time key for the session of an agency that has just entered a code. */
const agencyKey = () =>
  withPool(async (pool) => {
    const grants = [{ tenant: `dealership-${slug}`, role: 'agency' }] as const;
    const email = `agency-${crypto.randomUUID()}@example.com`;
    const user = await createUser(pool, { email, name: 'Alma Agency', grants });
    if (user === null) throw new Error('The email address is taken.');
    return issueTicket(pool, { kind: 'sid', userId: user.id, twoFactorAt: new Date() }, new Date());
  });

test('a salesperson is invited, answers a lead by mail on a phone, reads the reply, and sells the car', async ({
  page,
  browser,
  site,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  test.slow();
  const email = `sales-${crypto.randomUUID()}@example.com`;
  const agency = await browser.newPage();
  await agency.goto(`${studioUrl}/desk/${slug}/people#sid=${await agencyKey()}`);
  const invite = agency.getByRole('region', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Sally Sales');
  await invite.getByLabel('Email address').fill(email);
  await invite.getByLabel('Role').selectOption('Sales');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(agency.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  await agency.close();

  await page.setViewportSize(PHONE);
  await page.goto(/http\S+/.exec((await mailTo(email)).text ?? '')?.[0] ?? '');
  for (const label of ['New password', 'New password again'])
    await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  const appKey = (await page.locator('.key').textContent()) ?? '';
  await page.getByRole('textbox').fill(authenticatorCode(appKey));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved the codes, continue' }).click();
  await page.waitForURL(`${studioUrl}/desk/${slug}/leads?special=open`);

  // A shopper asks about a car.
  const lastName = somebody();
  const shopperEmail = `${lastName.toLowerCase()}@visitor.example`;
  const shopper = await browser.newPage();
  await gotoHydrated(shopper, site(slug, '/used-cars-for-sale'));
  const card = shopper.locator('.vehicle-card').first();
  const path = (await card.locator('.card-link').getAttribute('href')) ?? '';
  await gotoHydrated(shopper, site(slug, `/contact-us?topic=1&car=${path.slice(-17)}`));
  const values = { 'First name': 'Ada', 'Last name': lastName, Email: shopperEmail };
  await fillFields(shopper, { ...values, Phone: newPhone(), Message: 'Is it still there?' });
  await shopper.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(shopper.getByText('Message sent!')).toBeVisible();
  await shopper.close();

  // It is answered by mail.
  await page.getByRole('link', { name: `Ada ${lastName}` }).click();
  const lead = page.getByRole('article', { name: `Ada ${lastName}` });
  await expect(lead.getByText('Is it still there?')).toBeVisible();
  await lead.getByRole('button', { name: 'Email', exact: true }).click();
  const text = lead.getByLabel('Your email');
  await expect(text).toHaveValue(/^Hello Ada,[\s\S]*Sally Sales/);
  await text.fill('Hello Ada,\n\nit is still here. Come by on Saturday!\n\nSally');
  await lead.getByLabel('Subject').fill(`Your car, ${lastName}`);
  // The car is shown as the shopper sees it on the website.
  await expect(lead.getByLabel('Send the car with its price and photos')).toBeChecked();
  const car = lead.getByRole('figure');
  await expect(car.getByText(/^\$[\d,]+$/).first()).toBeVisible();
  const price =
    (await car
      .getByText(/^\$[\d,]+$/)
      .first()
      .textContent()) ?? '';
  await expect(lead.getByText('The reply comes back into this lead.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 390, 1440]);
  await page.setViewportSize(PHONE);
  await lead.getByRole('button', { name: 'Send', exact: true }).click();
  const conversation = lead.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByText('Sent', { exact: true })).toBeVisible();
  await expect(lead.locator('header')).toContainText('Answered in time');
  await expect(lead.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted');

  // The shopper replies to what arrived.
  const answer = await mailTo(shopperEmail, `Your car, ${lastName}`);
  for (const part of ['Come by on Saturday!', price]) expect(answer.text).toContain(part);
  expect(answer.html).toContain('<img');
  const [replyTo] = answer.replyTo ?? [];
  const mail = `From: Ada ${lastName} <${shopperEmail}>
To: ${replyTo?.address}
Subject: Re: Your car
Message-ID: <${crypto.randomUUID()}@visitor.example>
In-Reply-To: ${answer.messageId}

I'll be there at ten.

On Friday, Sally Sales wrote:
> Come by on Saturday!
`;
  const port = Number(platformSettings().INBOUND_SMTP_PORT);
  const sent = { from: shopperEmail, to: [replyTo?.address ?? ''], mail };
  expect(await sendOverSmtp(port, sent)).toMatch(/^250 /);
  await expect(conversation.getByText("I'll be there at ten.", { exact: true })).toBeVisible();
  await expect(conversation.getByText('Reply from the shopper')).toBeVisible();
  await expect(conversation.getByText('> Come by on Saturday!')).toBeHidden();
  await conversation.getByText('Whole email').click();
  await expect(conversation.getByText('> Come by on Saturday!')).toBeVisible();
  await expectAccessible(page);

  // The car is sold.
  await lead.getByRole('combobox', { name: 'Status' }).selectOption('Sold');
  const sale = page.getByRole('dialog', { name: 'What was sold?' });
  await sale.getByLabel('Car').fill('2021 Honda Civic');
  await sale.getByLabel('Price in dollars').fill('$21,495');
  await sale.getByRole('button', { name: 'Save' }).click();
  await expect(lead.locator('header')).toContainText('2021 Honda Civic · $21,495');
});
