/** Somebody who writes an offer is told what the law asks for, and can publish it with a reason. */
import { checkContent } from '@rooftop/platform/content-checks/check-content.job';
import { lakeClient } from './lake-client.ts';
import { withPool } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { editUrl, moveTo, openSection, openStudio } from './studio-session.ts';

const OFFER = 'offer-lakeshore-wiper-blades-2-off';

test('“$0 down” is warned of as one types, published with a reason, and listed', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'checks');
  const before = await client.fetch<{ en: string }>('*[_id == $id][0].name', { id: OFFER });

  await test.step('the warning says what to add', async () => {
    await openStudio(page, editUrl(studioUrl, OFFER, 'offer'), 'lakeshore');
    await page.getByTestId('field-name').getByTestId('string-input').first().fill('$0 down on every car');
    await page.getByRole('button', { name: 'Validation', exact: true }).click();
    await expect(
      page.getByRole('button', { name: /“\$0 down” promises .* add “With approved credit/ }),
    ).toBeVisible();
  });

  await test.step('publishing asks why, and keeps the reason in the document', async () => {
    await page.getByTestId('action-publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish with open warnings?' });
    await expect(dialog.getByText('“$0 down”')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled();
    await dialog.getByLabel('Why is this OK to publish?').fill('Our lawyer has seen it.');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect
      .poll(() => client.fetch('*[_id == $id][0].publishReasons[0].reason', { id: OFFER }))
      .toBe('Our lawyer has seen it.');
    await page.getByRole('tab', { name: 'Setup' }).click();
    await expect(page.getByText('Our lawyer has seen it.')).toBeVisible();
  });

  await test.step('the offer is on the list of what to check, which opens it', async () => {
    await moveTo(page, studioUrl);
    await openSection(page, 'To check');
    const item = page.getByRole('link', { name: '$0 down on every car' });
    await expect(page.getByText('“$0 down” promises').first()).toBeVisible();
    await item.click();
    await expect(page.getByTestId('field-name')).toBeVisible();
  });

  await client.patch(OFFER).set({ name: before }).unset(['publishReasons']).commit();
});

test('an article that is gone is listed the night after, with the page that links to it', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'nights', 'administrator');
  const dealership = { _type: 'reference', _ref: 'dealership-summit' };
  const slug = `gone-${Date.now()}`;
  const article = await client.create({
    _type: 'article',
    dealership,
    slug: { _type: 'slug', current: slug },
    title: { _type: 'localeString', en: 'Soon gone' },
  });
  const promotion = await client.create({
    _type: 'promotion',
    dealership,
    name: `Links to ${slug}`,
    title: { _type: 'localeString', en: `Links to ${slug}` },
    url: `/car-research/${slug}`,
  });
  const night = () =>
    withPool((pool) => checkContent({ pool, sanity: client, log: { warn: () => {} } }, new Date()));
  await night();
  await client.delete(article._id);
  await night();
  await openStudio(page, studioUrl, 'summit');
  await openSection(page, 'To check');
  await expect(page.getByText(/^As of .+\. Your website is checked every night\.$/)).toBeVisible();
  await expect(page.getByText(/^Dead link, since /)).toBeVisible();
  await expect(page.getByText(`This website has no page at /car-research/${slug},`).first()).toBeVisible();
  await page
    .getByRole('link', { name: `Links to ${slug}` })
    .first()
    .click();
  await expect(page.getByTestId('field-url').getByText('Nothing is there.')).toBeVisible();
  await client.delete(promotion._id);
});
