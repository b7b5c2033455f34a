/**
 * An editor sees drafts on the dealership's own website, beside the form. Everything happens in a browser that blocks the
 * cookies of other sites, as most do.
 */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';
import { editUrl, openStudio } from './studio-session.ts';

const ID = 'page-lakeshore-preview-trial';
const PATH = '/preview-trial';
const PUBLISHED = 'Ready for the trial';
const DRAFT = 'Nobody but us reads this yet';

const hero = (heading: string) => ({
  _type: 'hero',
  _key: 'top',
  heading: { _type: 'localeString', en: heading },
});
const document = {
  _id: ID,
  _type: 'page',
  dealership: { _type: 'reference', _ref: 'dealership-lakeshore' },
  path: PATH,
  name: { _type: 'localeString', en: 'Preview trial' },
  blocks: [hero(PUBLISHED), { _type: 'storeList', _key: 'stores' }],
};

const websiteIn = (page: Page): FrameLocator => page.frameLocator('[data-testid="presentation-root"] iframe');

test('drafts are shown beside the form as they are typed, and blocks open their forms', async ({
  page,
  browser,
  context,
  site,
  studioUrl,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'preview');
  await client.createOrReplace(document);
  const website = websiteIn(page);
  const headline = website.getByRole('heading', { level: 1 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  // Only to see that it does.
  const domain = 'lakeshore.localhost';
  await context.addCookies([
    { name: 'other', value: '1', domain, path: '/', secure: true, sameSite: 'None' },
  ]);

  await test.step('a form leads to its page on the website', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStudio(page, editUrl(studioUrl, ID, 'page'), 'lakeshore');
    await page.getByRole('button', { name: 'See it on the website' }).click();
    await page.getByText('Preview in English').click();
    await expect(headline).toContainText(PUBLISHED);
    const frame = page.frames().find((one) => new URL(one.url()).pathname === PATH);
    expect(new URL(frame?.url() ?? '').host).toBe(new URL(site('lakeshore')).host);
    expect(await frame?.evaluate(() => window.document.cookie)).not.toContain('other');
  });

  await test.step('the website shows what is typed, and shoppers do not see it', async () => {
    await page.getByTestId('field-blocks').getByRole('button').filter({ hasText: PUBLISHED }).click();
    await page.locator('[data-testid$=".heading"]').getByTestId('string-input').fill(DRAFT);
    await expect(headline).toContainText(DRAFT);
    expect((await askSite('lakeshore', PATH)).body).toContain(PUBLISHED);
    expect((await askSite('lakeshore', PATH)).body).not.toContain(DRAFT);
    await page.keyboard.press('Escape');
  });

  await test.step('a click on a text opens its field', async () => {
    await headline.click();
    await expect(page).toHaveURL(/blocks.+top.+heading\.en/);
    await expect(page.locator('[data-testid$=".heading"]').getByTestId('string-input')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('a click on a block opens its form', async () => {
    await website.getByRole('heading', { name: 'Find us' }).click();
    await expect(page).toHaveURL(/blocks.+stores/);
  });

  await test.step('the website is shown as on another day', async () => {
    await website.getByText('Show it as somebody else').click();
    await website.getByLabel('Day and time').fill('2031-12-24T09:00');
    await website.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(website.getByText('© 2031')).toBeVisible();
  });

  await test.step('a link shows the drafts to somebody without an account, until they leave or it is stopped', async () => {
    await page.getByRole('button', { name: 'Share the preview' }).click();
    await page.getByRole('button', { name: `Make a link to ${PATH}` }).click();
    const link = page.getByLabel('Link', { exact: true });
    await expect(link).toHaveValue(/ticket=/);
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(await link.inputValue());
    await expect(guest).toHaveURL(site('lakeshore', PATH));
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(DRAFT);
    await guest.getByRole('link', { name: 'Leave the preview' }).click();
    await guest.goto(site('lakeshore', PATH));
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(PUBLISHED);
    await guest.goto(await link.inputValue());
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(DRAFT);
    await page.getByRole('button', { name: `Stop the link to ${PATH}` }).click();
    await expect(page.getByRole('button', { name: 'Stop the link' })).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByRole('status').filter({ hasText: 'This preview has ended' })).toBeVisible();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(PUBLISHED);
    await guest.context().close();
    await page.keyboard.press('Escape');
  });

  await test.step('it fits on a phone', async () => {
    await page.screenshot({ path: test.info().outputPath('desktop.png') });
    await page.getByTestId('preview-viewport-toggle').click();
    await expect(headline).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('phone.png') });
  });

  await test.step('“Open on the website” leads from a document to its own page', async () => {
    await openStudio(page, editUrl(studioUrl, 'offer-lakeshore-wiper-blades-2-off', 'offer'), 'lakeshore');
    await page
      .getByRole('button', { name: 'Show document actions' })
      .or(page.getByTestId('pane-context-menu-button'))
      .first()
      .click();
    const opened = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: 'Open on the website' }).click();
    await expect(await opened).toHaveURL(site('lakeshore', '/special-offers/service/wiper-blades-2-off'));
  });

  await client.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id: ID } });
});
