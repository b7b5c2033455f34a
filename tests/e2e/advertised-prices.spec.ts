/** The desk's page of advertised prices: an editor looks up a car, and prints what was advertised. */
import { expect, test } from './fixtures.ts';
import { withPool } from './platform.ts';
import { openDesk } from './studio-session.ts';

test('an editor reads and prints what a car was advertised for', async ({
  page,
  site,
  studioUrl,
  expectAccessible,
  expectFits,
}) => {
  // The website records prices with fees when it first reads the settings.
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  const { rows } = await withPool((pool) =>
    pool.query<{ vin: string; price: number; date: string; time: string }>(
      `SELECT vin, (statement::jsonb ->> 'price')::integer AS price, to_char(local, 'YYYY-MM-DD') AS date,
         to_char(local, 'HH24:MI') AS time
       FROM advertised_log, LATERAL (SELECT (at + interval '1 min') AT TIME ZONE 'America/New_York' AS local) clock
       WHERE dealership = 'dealership-lakeshore' AND statement LIKE '%"audience":"everybody"%'
       ORDER BY position DESC LIMIT 1`,
    ),
  );
  const [entry] = rows;
  if (entry === undefined) throw new Error('Nothing was advertised.');
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    entry.price / 100,
  );

  await openDesk(page, studioUrl, {
    slug: 'lakeshore',
    path: 'advertised',
    name: 'Ed Itor',
    role: 'editor',
    twoFactorAt: null,
  });
  await page.getByLabel('VIN').fill(entry.vin.toLowerCase());
  await page.getByLabel('Date').fill(entry.date);
  await page.getByLabel('Time at the dealership').fill(entry.time);
  await page.getByRole('button', { name: 'Show' }).click();
  const document = page.getByRole('article');
  await expect(document.getByRole('heading', { name: `Advertised price of ${entry.vin}` })).toBeVisible();
  await expect(document.getByRole('row', { name: `Advertised price ${price}` })).toBeVisible();
  await expect(document.getByText(/^Verified on .*none was changed or is missing/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);

  // The URL shows the same, and paper has only the document.
  await page.reload();
  await expect(document.getByText('Lakeshore').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(document.getByText(price)).toBeVisible();
});
