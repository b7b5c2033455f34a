/** What the Studio fills in for an editor of a new dealership, and what it says of documents and fields. */
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { editUrl, moveTo, openSection, openStudio, publishDocument } from './studio-session.ts';

const text = (en: string) => ({ _type: 'localeString', en });

test('an editor makes the automatic home page their own, publishes a draft, and types hours and phones as they are used to', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const slug = `editors-${Date.now()}`;
  const dealership = `dealership-${slug}`;
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: dealership,
    _type: 'dealership',
    name: 'Corner Motors',
    tagline: text('Fair is fair.'),
    slug: { _type: 'slug', current: slug },
    hostnames: [`${slug}.localhost`],
    languages: ['en'],
    timeZone: 'America/New_York',
    recipients: { leads: ['sales@corner.example'] },
  });
  const owned = { dealership: { _type: 'reference', _ref: dealership } };
  const store = `store-${slug}`;
  await client.create({
    ...owned,
    _id: store,
    _type: 'store',
    name: 'Corner Erie',
    key: 'erie',
    address: { line1: '1 State Street', city: 'Erie', state: 'PA', zip: '16501' },
    coordinates: { _type: 'geopoint', lat: 42.1, lng: -80 },
    phones: { sales: '+18145550142' },
  });
  const offer = (name: string) => ({
    ...owned,
    _type: 'offer',
    name: text(name),
    key: name.toLowerCase(),
    department: 'service',
    typeLabel: 'Bundle',
    description: {
      _type: 'localeBlock',
      en: [
        {
          _type: 'block',
          _key: 'p',
          style: 'normal',
          markDefs: [],
          children: [{ _type: 'span', _key: 's', text: name, marks: [] }],
        },
      ],
    },
  });
  await client.create({ ...offer('Brakes'), _id: `offer-${slug}-brakes`, endDate: '2099-12-31' });
  await client.create({ ...offer('Tires'), _id: `drafts.offer-${slug}-tires` });

  await test.step('the home page begins with what the website shows, and loses nothing of it', async () => {
    const headings = async () => {
      const { body } = await askSite(slug);
      return [...body.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(([, , heading]) => heading);
    };
    await expect.poll(headings).toContain('Corner Motors');
    const before = await headings();
    await openStudio(page, studioUrl, slug);
    await page.getByRole('link', { name: 'Home page' }).click();
    const blocks = page.getByTestId('field-blocks');
    await expect(blocks.getByText('Get Pre-Approved · Value Your Trade · Schedule Service')).toBeVisible();
    await blocks.getByRole('button').filter({ hasText: 'Slides' }).click();
    await page
      .locator('[data-testid$=".slides"]')
      .getByRole('button')
      .filter({ hasText: 'Corner Motors' })
      .click();
    const headline = page.locator('[data-testid$=".headline"]').getByTestId('string-input');
    await expect(headline).toHaveValue('Corner Motors');
    await headline.fill('Cars on the corner');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('action-publish')).toBeEnabled();
    await publishDocument(page);
    const after = before.map((heading) => (heading === 'Corner Motors' ? 'Cars on the corner' : heading));
    await expect.poll(headings).toEqual(after);
    expect((await askSite(slug)).body).toContain('Fair is fair.');
  });

  await test.step('a draft is listed as one until it is published, and then as live at once', async () => {
    await openSection(page, 'Offers');
    await page.getByRole('link', { name: 'All' }).click();
    await expect(page.getByRole('link', { name: 'Tires' })).toContainText('Draft');
    await expect(page.getByRole('link', { name: 'Brakes' })).toContainText('Live until Dec 31, 2099');
    await page.getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Brakes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tires' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Drafts' }).click();
    await page.getByRole('link', { name: 'Tires' }).click();
    await publishDocument(page);
    await moveTo(page, `${studioUrl}/structure/offers;live`);
    await expect(page.getByRole('link', { name: 'Tires' })).toContainText('Live');
  });

  await test.step('they type a phone number, and one day’s hours for all weekdays', async () => {
    await moveTo(page, editUrl(studioUrl, store, 'store'));
    const phone = page.getByTestId('field-phones.sales').getByTestId('string-input');
    await expect(phone).toHaveValue('(814) 555-0142');
    await phone.fill('814.555.0199');
    await expect(page.getByText('Altitude')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Hours', exact: true }).click();
    const sales = page.getByTestId('field-hours.sales');
    await sales.getByRole('button', { name: 'Sales' }).click();
    await page.getByTestId('field-hours.sales.monday.open').getByTestId('string-input').fill('9a');
    const closes = page.getByTestId('field-hours.sales.monday.close').getByTestId('string-input');
    // Half past ten in the evening looks like a stored time. It stays as typed until somebody says which half it is.
    await closes.fill('10:30');
    await page.getByTestId('action-publish').click();
    await expect(page.getByText('Not published')).toBeVisible();
    await page.getByRole('button', { name: 'Validation', exact: true }).click();
    await expect(page.getByRole('button', { name: /Add am or pm: 10:30 am or 10:30 pm/ })).toBeVisible();
    await expect(closes).toHaveValue(/^10:30 ?$/);
    await expect(page.getByTestId('action-publish')).toBeDisabled();
    await closes.fill('5:30pm');
    await sales.getByRole('button', { name: 'Copy Monday to Tuesday through Friday' }).click();
    await expect(page.getByTestId('field-hours.sales.friday.close').getByTestId('string-input')).toHaveValue(
      '5:30 PM',
    );
    await publishDocument(page);
    await expect
      .poll(() =>
        client.fetch(
          '*[_id == $store][0] { "phone": phones.sales, "friday": hours.sales.friday, "saturday": hours.sales.saturday }',
          {
            store,
          },
        ),
      )
      .toMatchObject({
        phone: '+18145550199',
        friday: { open: '09:00', close: '17:30' },
        saturday: null,
      });
  });

  await test.step('their agency’s fields say so, and an empty row of recipients is dropped', async () => {
    await moveTo(page, editUrl(studioUrl, dealership, 'dealership'));
    await expect(page.getByTestId('field-theme').getByText('Your agency changes this.')).toBeVisible();
    await expect(page.getByTestId('field-tagline').getByText('Your agency changes this.')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Leads' }).click();
    const recipients = page.getByTestId('field-recipients.leads');
    const rows = recipients.getByTestId('string-input');
    await recipients.getByRole('button', { name: /Add item/ }).click();
    await expect(recipients.getByRole('textbox')).toHaveCount(2);
    await page.getByRole('tab', { name: 'Company' }).click();
    await page.getByRole('tab', { name: 'Leads' }).click();
    await expect(recipients.getByRole('textbox')).toHaveCount(1);
    await expect(rows).toHaveCount(1);
  });
});
