/** A day at the desk: leads arrive, are answered, sent again and released, and two people never take the same one. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { exampleDestination } from '../support/leads/submissions.ts';
import { contentFrom, DEALERSHIP_SLUG as slug, sendLead, somebody, stopMail } from './desk-leads.ts';
import { expect, test } from './fixtures.ts';
import { mailTo, mailsWith } from './mails.ts';
import { createUserOf, openDesk, setUpTwoFactor, signIn } from './studio-session.ts';

const PASSWORD = 'a long password of my own';

test('makes an appointment with a lead, with a calendar file', async ({
  page,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  const lastName = somebody();
  await openDesk(page, studioUrl, { slug, path: `leads/${await sendLead(lastName)}`, name: 'Pat Jones' });
  const lead = page.getByRole('article', { name: `Ada ${lastName}` });
  await expect(lead.getByText('Is it still there?')).toBeVisible();
  await expectAccessible(page);
  await lead.getByText('Make an appointment').click();
  await lead.getByLabel('Day').fill('2027-03-06');
  await lead.getByLabel('Time', { exact: true }).fill('10:30');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText(/Mar 6,( 2027,)? 10:30 AM, 30 min/)).toBeVisible();
  const download = page.waitForEvent('download');
  await lead.getByRole('button', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expectFits(page, [320, 390, 1440]);
});

test('every tab, every page and the way out are on the screen of a phone', async ({ page, studioUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, studioUrl, { slug, path: 'leads?special=open', name: 'Pat Jones' });
  const tabs = page.getByRole('navigation', { name: 'Lists' });
  await expect(tabs).toContainText(/Open\d/);
  const links = [
    ...(await tabs.getByRole('link').all()),
    ...(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').all()),
    page.getByRole('button', { name: 'Sign out' }),
  ];
  expect(links).toHaveLength(11);
  for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
});

test('asks before it writes to a shopper who has stopped email', async ({
  page,
  studioUrl,
  expectAccessible,
}) => {
  const lastName = somebody();
  const id = await sendLead(lastName);
  await stopMail(`${lastName}@visitor.example`);
  await openDesk(page, studioUrl, { slug, path: `leads/${id}`, name: 'Pat Jones' });
  const lead = page.getByRole('article', { name: `Ada ${lastName}` });
  await lead.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(lead.getByText('This shopper has stopped email from your dealership.')).toBeVisible();
  await expect(lead.getByLabel('Your email')).toHaveCount(0);
  await expectAccessible(page);
  await lead.getByRole('button', { name: 'Write anyway' }).click();
  await expect(lead.getByLabel('Your email')).toHaveValue(/^Hello Ada,[\s\S]*Pat Jones/);
});

test('a delivery that died is sent again, and a held lead is released', async ({ page, studioUrl }) => {
  let accepts = false;
  const crm = createServer((_, response) => response.writeHead(accepts ? 202 : 400).end());
  await once(crm.listen(0, '127.0.0.1'), 'listening');
  const address = crm.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [dead, held] = [somebody(), somebody()];
  const api = exampleDestination({ channel: 'text-api', apiBaseUrl: `http://127.0.0.1:${port}` });
  const id = await sendLead(dead, { destinations: [api] });
  await sendLead(held, { suspicion: 'too fast' });

  await openDesk(page, studioUrl, { slug, path: `leads/${id}?special=undelivered`, name: 'Pat Jones' });
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries.getByText('Not sent')).toBeVisible();
  await deliveries.getByText('Message').click();
  await expect(deliveries.locator('pre')).toContainText(dead);
  accepts = true;
  await deliveries.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Sent again');
  await expect(deliveries.getByText('Delivered', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /^Possible spam/ }).click();
  await page.getByRole('link', { name: `Ada ${held}` }).click();
  await page.getByRole('article').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Released');
  await expect.poll(async () => (await mailsWith(`${held}@visitor.example`)).length).toBeGreaterThan(0);
  crm.close();
});

test('of two people who take the same lead, one is told', async ({ page, browser, studioUrl }) => {
  const lastName = somebody();
  const path = `leads/${await sendLead(lastName)}`;
  const slower = await browser.newContext();
  // Their connection is so slow that they don't see the change in time.
  await slower.route('**/events', (route) => route.abort());
  const slowPage = await slower.newPage();
  await openDesk(page, studioUrl, { slug, path, name: 'Pat Jones' });
  await openDesk(slowPage, studioUrl, { slug, path, name: 'Sam Lee' });
  const take = { name: 'Take', exact: true };
  await expect(slowPage.getByRole('button', take)).toBeVisible();
  await page.getByRole('button', take).click();
  await expect(page.getByRole('combobox', { name: 'Owner' }).locator(':checked')).toHaveText('Pat Jones');
  await slowPage.getByRole('button', take).click();
  await expect(slowPage.getByRole('alert')).toContainText('Owner: Pat Jones');
  await expect(slowPage.getByRole('combobox', { name: 'Owner' }).locator(':checked')).toHaveText('Pat Jones');
  await slower.close();
});

test('lead staff sign in with two factors and see reports', async ({ page, studioUrl, expectAccessible }) => {
  const staff = await createUserOf(slug, 'leadStaff');
  const url = `${studioUrl}/desk/${slug}/reports?from=2026-11-02&to=2026-11-08`;
  await page.goto(url);
  await signIn(page, staff, PASSWORD);
  await setUpTwoFactor(page, staff.email, PASSWORD);
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('region', { name: 'Leads by hour' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-11-02');
  await page.getByLabel('To', { exact: true }).fill('2026-11-10');
  await expect(page).toHaveURL(url.replace('11-08', '11-10'));
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2026-11-10');
});

test('asks for a new code before an export if the last one is older than twelve hours', async ({
  page,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  const twoFactorAt = new Date(Date.now() - 12 * 3_600_000 - 60_000);
  await openDesk(page, studioUrl, { slug, path: 'leads', name: 'Pat Jones', twoFactorAt });
  const inbox = page.getByRole('region', { name: 'Leads' });
  await inbox.getByText('Filters', { exact: true }).click();
  await inbox.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(inbox.getByRole('alert').getByRole('button', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [390, 1440]);
});

test('assigns and updates leads in bulk, exports them, lists them in a saved view, and forwards one', async ({
  page,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  const [one, two, mark] = [somebody(), somebody(), somebody()];
  for (const name of [one, two]) await sendLead(name, { content: contentFrom(name, `About ${mark}`) });
  await openDesk(page, studioUrl, { slug, path: 'leads', name: 'Pat Jones' });
  const inbox = page.getByRole('region', { name: 'Leads' });
  const rows = inbox.getByRole('list').last().getByRole('listitem');
  const search = inbox.getByRole('searchbox', { name: 'Search leads' });
  await search.fill(mark);
  await expect(rows).toHaveCount(2);
  expect(page.url()).not.toContain(mark);
  await page.reload();
  await expect(search).toHaveValue(mark);
  await expect(rows).toHaveCount(2);

  await rows.filter({ hasText: one }).getByRole('checkbox').check();
  const bulk = page.getByRole('group', { name: '1 lead selected' });
  await expect(bulk).toBeVisible();
  await inbox.getByRole('button', { name: 'Select all listed' }).click();
  const both = page.getByRole('group', { name: '2 leads selected' });
  await expectAccessible(page);
  await expectFits(page, [390, 1440]);
  await both.getByLabel('Owner').selectOption('Pat Jones');
  await expect(both).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Pat Jones' })).toHaveCount(2);
  for (const name of [one, two]) await rows.filter({ hasText: name }).getByRole('checkbox').check();
  await both.getByLabel('Status').selectOption('Contacted');
  await expect(rows.filter({ hasText: 'Contacted' })).toHaveCount(2);

  await inbox.getByText('Filters', { exact: true }).click();
  const download = page.waitForEvent('download');
  await inbox.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(3);
  for (const name of [one, two]) expect(file).toContain(`${name}@visitor.example`);

  await inbox.getByLabel('Status').selectOption('Contacted');
  await expect(page).toHaveURL(/status=contacted/);
  await inbox.getByRole('button', { name: 'Saved views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByLabel('Name for the current filters').fill('Contacted about it');
  await expectAccessible(page);
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByRole('button', { name: 'Contacted about it', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  // Mail names the dealership by its id.
  await page.goto(`${studioUrl}/desk/dealership-${slug}/leads`);
  await expect(page).toHaveURL(`${studioUrl}/desk/${slug}/leads`);
  await inbox.getByRole('button', { name: 'Saved views' }).click();
  await views.getByRole('button', { name: 'Contacted about it', exact: true }).click();
  await expect(search).toHaveValue(mark);
  await expect(rows).toHaveCount(2);
  expect(page.url()).not.toContain(mark);
  await inbox.getByRole('button', { name: 'Contacted about it' }).click();
  await views.getByRole('button', { name: 'Remove Contacted about it' }).click();
  await expect(views.getByText('Choose filters')).toBeVisible();
  await page.keyboard.press('Escape');

  await inbox.getByRole('link', { name: `Ada ${two}` }).click();
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await deliveries.getByText('Send to another address').click();
  await deliveries.getByLabel('Email').fill(`${two}@colleague.example`);
  await deliveries.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(deliveries.getByText(`${two}@colleague.example`)).toBeVisible();
  expect((await mailTo(`${two}@colleague.example`)).text).toContain(`About ${mark}`);
});
