/** Who gets a shopper's lead: nobody yet, of which the Studio warns, or whom a rule that an editor makes says. */
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { mailAbout } from './mails.ts';
import { askSite } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { openSection, openStudio, publishDocument } from './studio-session.ts';

const HOUR = 3_600_000;
const TIME_ZONE = 'America/New_York';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const typedClock = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeStyle: 'short' });
/** A time of the dealership's day, so many hours from now: `17:30`. */
const inHours = (hours: number) => clock.format(Date.now() + hours * HOUR);
/** As an editor types it: `12:30 PM`. */
const typed = (hours: number) => typedClock.format(Date.now() + hours * HOUR).replace(/\s/, ' ');

test('a rule sends leads of certain hours to its recipients, all others go to the usual people, and the Studio warns while there are none', async ({
  page,
  browser,
  site,
  studioUrl,
  lakeUrl,
}) => {
  const slug = `ruled-${Date.now()}`;
  const [usual, night] = [`usual@${slug}.example`, `night@${slug}.example`];
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Ruled Motors',
    slug: { _type: 'slug', current: slug },
    hostnames: [`${slug}.localhost`],
    languages: ['en'],
    theme: {
      brand: '#204060',
      accent: '#c2410c',
      neutral: 'plain',
      displayFace: 'archivo',
      header: 'light',
      radius: 10,
    },
    timeZone: TIME_ZONE,
    recipients: { crmAddresses: [`crm@${slug}.example`] },
  });
  await expect.poll(async () => (await askSite(slug, '/contact-us')).body).toContain('Ruled Motors');

  await openStudio(page, studioUrl, slug);
  await page.getByRole('link', { name: 'Some leads have no recipients' }).click();
  await page.getByRole('tab', { name: 'Leads' }).click();
  const warning = page.getByText('Nobody receives leads from these forms: Pre-approval');
  await expect(warning).toBeVisible();
  await client
    .patch(`dealership-${slug}`)
    .set({ recipients: { leads: [usual] } })
    .commit();
  await expect(warning).toHaveCount(0);

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Leads' }).click();
  await page
    .getByTestId('field-leadRules')
    .getByRole('button', { name: /Add item/ })
    .click();
  const field = (name: string) => page.locator(`[data-testid$="].${name}"]`);
  for (const [name, value] of Object.entries({ name: 'Nights', from: typed(-2), until: typed(2) }))
    await field(name).getByTestId('string-input').fill(value);
  await field('recipients')
    .getByRole('button', { name: /Add item/ })
    .click();
  await field('recipients').getByRole('textbox').last().fill(night);
  await page.keyboard.press('Escape');
  await publishDocument(page);

  await openSection(page, 'Try a lead');
  const trial = page.getByRole('listitem');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText('The rule “Nights” decides.')).toBeVisible();
  await expect(trial.getByText(night)).toBeVisible();
  const comesIn = page.getByLabel('Comes in at (the store’s time');
  const later = new Date(Date.parse(`${await comesIn.inputValue()}Z`) + 5 * HOUR);
  await comesIn.fill(later.toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByText('No rule fits, so the usual recipients get it.')).toBeVisible();
  await expect(trial.getByText(usual)).toBeVisible();

  /** Sends a lead as a shopper. Returns to whom it was mailed. */
  async function recipientOfLead(): Promise<string | undefined> {
    const email = `shopper-${crypto.randomUUID()}@example.com`;
    const shopper = await browser.newPage();
    await gotoHydrated(shopper, site(slug, '/contact-us?topic=7'));
    const values = { 'First name': 'Ada', 'Last name': 'Miller', Email: email, Phone: '(814) 555-0142' };
    for (const [label, value] of Object.entries({ ...values, Message: 'Are you open?' }))
      await shopper.getByLabel(label, { exact: true }).fill(value);
    await shopper.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await expect(shopper.getByText('Message sent!')).toBeVisible();
    await shopper.close();
    return (await mailAbout(email)).to?.[0]?.address;
  }
  expect(await recipientOfLead()).toBe(night);
  await client
    .patch(`dealership-${slug}`)
    .set({ 'leadRules[0].from': inHours(3), 'leadRules[0].until': inHours(5) })
    .commit();
  await expect.poll(recipientOfLead, { timeout: 90_000 }).toBe(usual);
});
