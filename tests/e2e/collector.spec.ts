import { factCountsShape } from '@rooftop/visits/collector/fact-counts-shape';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { z } from 'zod';
import { readCopiedVisit } from '../../studio/popups/copied-visit-shape.ts';
import { leave, sentBy } from './beacons.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated, waitUntilIdle } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { platformSettings, visitsCommand, withPool } from './platform.ts';

// Visitors who have never been here.
test.use({ prefetches: true, storageState: { cookies: [], origins: [] } });

/** Counts of a dealership by kind and name. */
async function countsOf(dealership: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { kind, name, count } of await withPool((pool) => readVisitSums(pool, dealership, '2020-01-01')))
    counts[`${kind} ${name}`] = (counts[`${kind} ${name}`] ?? 0) + count;
  return counts;
}

test('counts nothing before consent, and afterwards by day, without saying who', async ({
  page,
  context,
  site,
}) => {
  const CONTACT = 'pageViewed contact-us';
  const sent = await sentBy(context);
  const before = await countsOf('dealership-lakeshore');
  await gotoHydrated(page, site('lakeshore', '/our-company/careers'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/contact-us/);
  await waitUntilIdle(page);
  await leave(page);
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => leave(page).then(() => sent.length)).toBeGreaterThan(0);
  // The page of the choice, and nothing of the visit before it.
  expect(factCountsShape.parse(JSON.parse(sent[0] ?? ''))).toEqual([
    { kind: 'pageViewed', name: 'contact-us', bucket: 0, count: 1 },
  ]);

  await gotoHydrated(page, site('lakeshore', '/contact-us'));
  await expect.poll(() => leave(page).then(() => sent.join())).toContain('FCP/contact-us');
  await page.goto('about:blank');
  for (const body of sent) expect(() => factCountsShape.parse(JSON.parse(body))).not.toThrow();
  const after = () => countsOf('dealership-lakeshore');
  await expect
    .poll(async () => (await after())[CONTACT] ?? 0)
    .toBeGreaterThanOrEqual((before[CONTACT] ?? 0) + 2);
  await expect.poll(async () => Object.keys(await after())).toContain('vitalMeasured LCP/contact-us');
  const report = await visitsCommand('report', '--dealership', 'lakeshore', '--days', '2');
  expect(report).toMatch(/pageViewed +contact-us +\d/);
  expect(report).toMatch(/contact-us +\d+ ms/);
});

test('counts our form in a frame without what was entered', async ({ page, context, site }) => {
  const sent = await sentBy(context);
  const url = site('lakeshore');
  await context.addCookies([
    { name: 'allowCookies', value: 'essential%2Canalytics', url },
    { name: 'displayCookies', value: 'hide', url },
  ]);
  await gotoHydrated(page, site('lakeshore', '/auto-financing/apply-for-financing'));
  const form = page.frameLocator('iframe');
  const frame = page.frame({ url: /\/apply-for-financing\/form/ });
  if (frame === null) throw new Error('The page has no form in a frame.');
  // What listens for the first input is loaded late.
  await expect
    .poll(async () => {
      await form.getByLabel('First name').fill('Ann');
      await leave(frame);
      return sent.join();
    })
    .toContain('"formStarted","name":"APPLY_FINANCING"');
  await form.getByLabel('Who is applying?').selectOption('Me and a co-applicant');
  await form.getByLabel('When would you like to buy?').selectOption('Within a month');
  await form.getByLabel('Last name').fill('Lee');
  await form.getByLabel('Email').fill(`counted-${crypto.randomUUID()}@example.com`);
  await form.getByLabel('Phone').fill('(315) 555-0188');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByRole('heading', { name: 'Application received' })).toBeVisible();
  await expect
    .poll(() => leave(frame).then(() => sent.join()))
    .toContain('"formSent","name":"APPLY_FINANCING"');
  expect(sent.join()).not.toMatch(/Ann|Lee|counted-|0188/);
  // The frame is a part of the page around it, which is counted.
  expect(sent.join()).not.toMatch(/financing\/form/);
  for (const body of sent) expect(() => factCountsShape.parse(JSON.parse(body))).not.toThrow();
});

test('counts the steps of our credit application without what was entered', async ({
  page,
  context,
  site,
}) => {
  const sent = await sentBy(context);
  const url = site('lakeshore');
  await context.addCookies([
    { name: 'allowCookies', value: 'essential%2Canalytics', url },
    { name: 'displayCookies', value: 'hide', url },
  ]);
  await gotoHydrated(page, site('lakeshore', '/auto-financing/full-credit-application'));
  const form = page.frameLocator('iframe');
  const frame = page.frame({ url: /\/full-credit-application\/form/ });
  if (frame === null) throw new Error('The page has no form in a frame.');
  const next = form.getByRole('button', { name: 'Continue' });
  const counted = () => leave(frame).then(() => sent.join());
  await expect.poll(counted).toContain('"formStepped","name":"FULL_CREDIT_APP/applicant"');
  await next.click();
  await expect(form.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('First name').fill('Quimbaya');
  await form.getByLabel('Last name').fill('Lee');
  await form.getByLabel('Date of birth').fill('1990-03-25');
  await form.getByLabel('Email').fill(`counted-${crypto.randomUUID()}@example.com`);
  await form.getByLabel('Phone').fill('(315) 555-0188');
  await next.click();
  await expect(form.getByRole('heading', { name: 'Where you live' })).toBeVisible();
  await expect.poll(counted).toContain('"formStepped","name":"FULL_CREDIT_APP/residence"');
  const all = sent.flatMap((body) => factCountsShape.parse(JSON.parse(body)));
  const first = all.filter(({ name }) => name === 'FULL_CREDIT_APP/applicant');
  expect(
    first.map(({ count }) => count),
    'a step that is corrected is counted once',
  ).toEqual([1]);
  expect(sent.join()).not.toMatch(/Quimbaya|Lee|1990|counted-|0188/);
});

test('shows published facts only to editors with a link from the Studio', async ({
  page,
  request,
  site,
  lakeUrl,
}) => {
  const { PORT } = platformSettings();
  const path = `http://localhost:${PORT}/api/desk/event-inspector/dealership-lakeshore`;
  expect((await request.get(path)).status()).toBe(401);
  const { token } = (await lakeClient(lakeUrl, 'inspector')).config();
  const answer = await request.get(path, { headers: { Authorization: `Bearer ${token}` } });
  const { href } = z.object({ href: z.url() }).parse(await answer.json());

  const panel = page.getByRole('complementary', { name: 'Event inspector' });
  await gotoHydrated(page, href);
  await expect(panel).toContainText('Allowed now: Essential');
  // Trackers would pass it on.
  await expect(page).not.toHaveURL(/ticket=/);
  await expect(panel.getByRole('listitem').filter({ hasText: 'pageViewed' })).toContainText(
    'Held back, not allowed: Functional, Analytics, Targeting',
  );
  // The dealership has no trackers, and the visitor has allowed none.
  const opened = panel.getByRole('listitem').filter({ hasText: 'pageViewed' });
  await expect(opened).toContainText(
    'Google Analytics: page_view, asc_pageview · not sent, needs: Analytics · not set up',
  );
  await expect(opened).toContainText(
    'Meta pixel: PageView · not sent, needs: Functional, Targeting · not set up',
  );
  // What the editor's own browser knows is what the Studio tries popups with.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy this visit' }).click();
  await expect(panel.getByText(/^Copied\./)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(readCopiedVisit(copied)).toMatchObject({ path: '/', isLead: false, answered: [], closed: [] });
  await page.getByRole('button', { name: 'Accept all' }).click();
  const change = panel.getByRole('listitem').filter({ hasText: 'consentChanged' });
  await expect(change).toContainText('Not counted');
  await expect(change).not.toContainText('Held back');
  // Those who count are told what the page shows once they may hear it.
  await expect(panel.getByRole('listitem').filter({ hasText: 'pageViewed' })).not.toContainText('Held back');
  await expect(opened).not.toContainText('needs');
  const chooser = page.locator('details.chooser');
  // Choosing a store leads back to the page, and its URL to the trackers.
  await expect(chooser.locator('input[name="returnTo"]')).not.toHaveValue(/ticket=/);
  await chooser.locator('summary').click();
  await chooser.locator('button[name="store"]').first().click();
  await expect(page).not.toHaveURL(/ticket=/);

  const loaded: string[] = [];
  page.on('request', (one) => loaded.push(new URL(one.url()).pathname));
  await gotoHydrated(page, site('lakeshore'));
  await expect(panel).toHaveCount(0);
  expect(loaded.filter((one) => one.includes('inspector'))).toEqual([]);
});
