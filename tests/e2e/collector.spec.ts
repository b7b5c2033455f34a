import type { BrowserContext, Page } from '@playwright/test';
import { openPool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { factCountsShape } from '@rooftop/visits/collector/fact-counts-shape';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { platformSettings, visitsCommand } from './platform.ts';

// Visitors who have never been here.
test.use({ storageState: { cookies: [], origins: [] } });

/** Bodies of the requests to the collector. */
function sentBy(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** Tells the page that the visitor leaves it, which sends what is waiting. */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

/** Counts of a dealership by kind and name. */
async function countsOf(dealership: string): Promise<Readonly<Record<string, number>>> {
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], { ...process.env, ...platformSettings() });
  const pool = openPool(DATABASE_URL, { max: 1 });
  try {
    const counts: Record<string, number> = {};
    for (const { kind, name, count } of await readVisitSums(pool, dealership, '2020-01-01'))
      counts[`${kind} ${name}`] = (counts[`${kind} ${name}`] ?? 0) + count;
    return counts;
  } finally {
    await pool.end();
  }
}

test('counts nothing before consent, and afterwards by day, without saying who', async ({
  page,
  context,
  site,
}) => {
  const CONTACT = 'pageViewed contact-us';
  const sent = sentBy(context);
  const before = await countsOf('dealership-lakeshore');
  await gotoHydrated(page, site('lakeshore', '/our-company/careers'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL(/contact-us/);
  await page.waitForLoadState('networkidle');
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

test('never counts with Global Privacy Control, in the browser or on the server', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'Sec-GPC': '1' },
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  const sent = sentBy(context);
  // Tier 1, which allows analytics without a choice.
  await gotoHydrated(page, site('north-country', '/our-company/careers'));
  await leave(page);
  expect(sent).toEqual([]);
  const ROUTE = 'sent-against-the-signal';
  const status = await page.evaluate(async (name) => {
    const body = JSON.stringify([{ kind: 'pageViewed', name, bucket: 0, count: 1 }]);
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/visits', { method: 'POST', headers, body })).status;
  }, ROUTE);
  expect(status).toBe(204);
  await context.close();

  // What a visitor without the signal sends afterwards is counted, the other is not.
  const other = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const otherPage = await other.newPage();
  const others = sentBy(other);
  await gotoHydrated(otherPage, site('north-country', '/legal'));
  await expect.poll(() => leave(otherPage).then(() => others.join())).toContain('pageViewed');
  await other.close();
  await expect
    .poll(async () => Object.keys(await countsOf('dealership-north-country')))
    .toContainEqual(expect.stringMatching(/^pageViewed legal/));
  expect(Object.keys(await countsOf('dealership-north-country'))).not.toContain(`pageViewed ${ROUTE}`);
});

test('takes counts from our own pages only', async ({ request, site }) => {
  const data = [{ kind: 'pageViewed', name: 'home', bucket: 0, count: 1 }];
  const headers = { Origin: 'https://elsewhere.example' };
  expect((await request.post(site('north-country', '/api/visits'), { data, headers })).status()).toBe(403);
});
