import { localDate } from '@rooftop/tenancy/calendar';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { publisher } from './popup-publisher.ts';
import { expect, test } from './studio-fixtures.ts';
import { moveTo, openSection, openStudio, publishDocument } from './studio-session.ts';

test('an editor finds text in one language only, and changes what is theirs', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  await test.step('text in one language only is listed, and its slug follows its name until the editor writes their own', async () => {
    const client = await lakeClient(lakeUrl, 'untranslated');
    const _id = 'drafts.helpCategory-summit-untranslated';
    await client.create({
      _id,
      _type: 'helpCategory',
      dealership: { _type: 'reference', _ref: 'dealership-summit' },
      title: { _type: 'localeString', en: 'Only in English' },
    });
    await openStudio(page, studioUrl, 'summit');
    await openSection(page, 'Missing translations');
    await page.getByRole('link', { name: 'In Spanish' }).click();
    await page.getByRole('link', { name: 'Only in English' }).click();
    await page.getByRole('tab', { name: 'All fields' }).click();
    const name = page.getByTestId('field-title').getByRole('textbox').first();
    const slug = page.getByTestId('field-slug').getByRole('textbox');
    await name.fill('Winter Tires');
    await expect(slug).toHaveValue('winter-tires');
    await name.fill('Winter Tires & Wheels');
    await expect(slug).toHaveValue('winter-tires-and-wheels');
    await slug.fill('tires');
    await name.fill('Tires');
    await expect
      .poll(() => client.fetch('*[_id == $_id][0].title.en', { _id }, { perspective: 'raw' }))
      .toBe('Tires');
    await expect(slug).toHaveValue('tires');
    await client.delete(_id);
  });

  await test.step('they can change the dealership’s phone number, but only read the agency’s fields', async () => {
    await moveTo(page, studioUrl);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Setup' }).click();
    await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveAttribute('readonly', '');
    await page.getByRole('tab', { name: 'Company' }).click();
    const phone = page.getByTestId('field-company.phone').getByTestId('string-input');
    const before = await phone.inputValue();
    const publish = page.getByTestId('action-publish');
    for (const number of ['+14845550199', before]) {
      await phone.fill(number);
      await publishDocument(page);
      await expect(publish).toBeDisabled();
    }
  });

  await test.step('they change the title of a popup and its last day, and the website shows it until then', async () => {
    const publish = await publisher(lakeUrl, 'summit');
    const path = await publish.page();
    const before = `Popup ${Date.now()}`;
    await publish.popup(before, { conditions: [{ pages: [path] }] });
    await moveTo(page, studioUrl);
    await openSection(page, 'Popups');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.getByRole('link', { name: before }).click();
    const title = page.locator('[data-testid="field-component.title"]').getByTestId('string-input').first();
    await expect(title).toHaveValue(before);
    const changed = `Changed ${Date.now()}`;
    await title.fill(changed);
    await publishDocument(page);
    const endpoint = `/api/popups?${new URLSearchParams({ path })}`;
    const shown = async () => (await askSite('summit', endpoint)).body;
    await expect.poll(shown).toContain(changed);
    await page.getByRole('tab', { name: 'When it shows' }).click();
    const lastDay = page.getByTestId('field-endDate').getByTestId('string-input');
    for (const [daysAgo, badge] of [
      [0, 'Live until'],
      [1, 'Ended'],
    ] as const) {
      await lastDay.fill(localDate('America/New_York', new Date(Date.now() - daysAgo * 86_400_000)));
      await publishDocument(page);
      await expect(page.getByText(new RegExp(`^${badge} `)).first()).toBeVisible();
      if (daysAgo === 0) expect(await shown()).toContain(changed);
      else await expect.poll(shown).not.toContain(changed);
    }
  });

  await test.step('they paste redirects as a list, and see what is wrong before any is created', async () => {
    const client = await lakeClient(lakeUrl, 'pasted');
    const old = `/pasted-${Date.now()}`;
    await moveTo(page, studioUrl);
    await openSection(page, 'Paste redirects');
    const from = Array.from({ length: 120 }, (_, index) => `${old}/${index}`);
    const list = [
      'Old URL\tNew URL',
      ...from.map((path) => `${path}\t/service`),
      `${old}/0\t/`,
      `${old}/x\thttps://evil.example/`,
    ].join('\n');
    await page.getByLabel('Old and new URLs').fill(list);
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('2 lines have mistakes and are left out.')).toBeVisible();
    await expect(page.getByRole('row', { name: `122 ${old}/0` })).toContainText('in the list twice');
    await expect(page.getByRole('row', { name: `123 ${old}/x` })).toContainText(
      'must stay on your own website',
    );
    await page.getByRole('button', { name: 'Create 120 redirects' }).click();
    await expect(page.getByText('120 redirects created.')).toBeVisible();
    await expect
      .poll(async () => (await askSite('summit', `${old}/119`)).headers.location)
      .toMatch(/\/service$/);
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('122 lines have mistakes and are left out.')).toBeVisible();
    await client.delete({ query: '*[_type == "redirectRule" && from in $from]', params: { from } });
  });

  await test.step('they learn why a popup that is not published yet does not show', async () => {
    const client = await lakeClient(lakeUrl, 'tried', 'administrator');
    const name = `Tried ${Date.now()}`;
    const _id = 'drafts.popup-summit-tried';
    await client.create({
      _id,
      _type: 'popup',
      dealership: { _type: 'reference', _ref: 'dealership-summit' },
      name,
      component: { type: 'html', title: { en: name } },
      endDate: '2098-12-31',
      conditions: [
        { _type: 'popupCondition', _key: 'c', pages: ['/service'], pressesPart: 'phone', timer: 20 },
      ],
    });
    await moveTo(page, studioUrl);
    await openSection(page, 'Try a visit');
    const tried = page.getByRole('listitem').filter({ hasText: `${name} (draft)` });
    await expect(tried).toContainText('Not on this page: only on /service.');
    await page.getByLabel('Page', { exact: true }).selectOption('/service');
    await expect(tried).toContainText('Only when they press the phone number in the header.');
    await page.getByLabel('They pressed the phone number in the header').check();
    await page.getByLabel('Seconds on the page').fill('10');
    await expect(tried).toContainText('After 20 seconds; this page has been open for 10.');
    await page.getByLabel('Seconds on the page').fill('20');
    await expect(tried).toContainText(/Shows\.|shows when that is closed\./);
    await page.getByText('What they did with each popup before').click();
    const closed = page.getByRole('group', { name }).getByLabel('They closed it in this session');
    await closed.check();
    await expect(tried).toContainText('This visitor has closed it in this session.');
    await closed.uncheck();
    await page.getByLabel('Day of the visit').fill('2099-01-01');
    await expect(tried).toContainText('Its last day was 12/31/2098.');
    await client.delete(_id);
  });
});
