/** Somebody who keeps a dealership's cars: finds one, hides it, writes about it, and puts it on a page. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lakeClient } from './lake-client.ts';
import { askSite, inventoryCommand } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { openSection, openStudio, publishDocument } from './studio-session.ts';

const SHIPPED = new URL('../../tenants/summit/inventory.csv', import.meta.url);
/** Rows of the shipped feed: a 2020 Toyota 4Runner, a 2022 Hyundai Palisade and others. */
const ROWS = 4;
const MODEL = 'Palisade';
const STOCK_NUMBER = 'UA7201';
const FOREIGN = 'UA7204';

/** Creates a dealership and imports some of the shipped cars for it. */
async function openLot(lakeUrl: string, slug: string, from: number, to: number): Promise<void> {
  const client = await lakeClient(lakeUrl, slug);
  const dealership = { _type: 'reference', _ref: `dealership-${slug}` };
  await client.create({
    _id: dealership._ref,
    _type: 'dealership',
    name: `${slug} Motors`,
    slug: { _type: 'slug', current: slug },
    inventory: { feedsOut: ['google-vehicle-listings'] },
  });
  await client.create({
    _id: `homePage-${slug}`,
    _type: 'homePage',
    dealership,
    blocks: [{ _type: 'vehicleList', _key: 'cars', search: '/cars-for-sale', count: 4 }],
  });
  const [header = '', ...rows] = (await readFile(SHIPPED, 'utf8')).split('\n');
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const file = join(folder, 'inventory.csv');
  await writeFile(file, `${[header, ...rows.slice(from, to)].join('\n')}\n`);
  await inventoryCommand('source', 'add', slug, 'feed', '--file', file);
  await inventoryCommand('import', slug);
  await rm(folder, { recursive: true });
}

const search = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search cars' }).fill(text);

test('an editor finds a car, hides it from the website within a second, writes about it and puts it on a page', async ({
  page,
  studioUrl,
  lakeUrl,
  expectAccessible,
}) => {
  const slug = `lot-${Date.now()}`;
  await openLot(lakeUrl, slug, 0, ROWS);
  await openLot(lakeUrl, `${slug}-rival`, ROWS, ROWS + 1);
  const read = async (path: string) => (await askSite(slug, path)).body;
  await expect.poll(() => read('/cars-for-sale')).toContain(MODEL);
  const [, path = ''] = /href="(\/[^"]*palisade[^"]*-[A-Z0-9]{17})"/.exec(await read('/cars-for-sale')) ?? [];

  await openStudio(page, studioUrl, slug);
  await openSection(page, 'Cars');
  const rows = page.getByRole('link').filter({ hasText: 'Stock no.' });

  await test.step('the list has this dealership’s cars and finds one, but no other dealership’s', async () => {
    await expect(rows).toHaveCount(ROWS);
    await search(page, FOREIGN);
    await expect(page.getByText('No car of this dealership matches.')).toBeVisible();
    await search(page, 'hyundai palisade');
    await expect(rows).toHaveText(/2022 Hyundai Palisade Limited.*Stock no\. UA7201.*\$30,395.*Shown/);
  });

  await test.step('the car’s pane says what it costs and why an ad feed leaves it out', async () => {
    await rows.click();
    await expect(page.getByRole('heading', { name: '2022 Hyundai Palisade Limited' })).toBeVisible();
    await expect(page.getByText('Everybody sees this price.')).toBeVisible();
    await expect(page.getByText(/^Not in Google vehicle listings: /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Its page on the website' })).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.getByText('The feed added the car.')).toBeVisible();
    for (const pane of ['cars-pane', 'car-pane']) await expectAccessible(page, `[data-testid="${pane}"]`);
  });

  const status = async () => (await askSite(slug, path)).status;
  const hide = page.locator('label').filter({ hasText: /^Hide$/ });
  await test.step('hidden, it is gone from the website within a second, and shown again it is back', async () => {
    expect(await status()).toBe(200);
    await hide.click();
    await expect(page.getByText('Hidden here. It is nowhere on the website').first()).toBeVisible();
    await expect.poll(status, { timeout: 1000, intervals: [50] }).toBe(404);
    expect(await read('/cars-for-sale')).not.toContain(MODEL);
    await expect(rows).toHaveText(/Hidden/);
    await hide.click();
    await expect(rows).toHaveText(/Shown/);
    await expect.poll(status, { timeout: 1000, intervals: [50] }).toBe(200);
  });

  await test.step('the note is on the car’s page', async () => {
    await page.getByLabel('English').fill('One owner, and always in a garage.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText(/wrote the note\.$/)).toBeVisible();
    await expect.poll(() => read(path)).toMatch(/From the dealership<\/h2><p[^>]*>One owner, and always/);
  });

  await test.step('a block shows the car that is chosen for it, and nothing while the car is hidden', async () => {
    const home = () => read('/');
    await page.getByRole('link', { name: 'Home page' }).click();
    await page.getByTestId('field-blocks').getByRole('button').filter({ hasText: 'Cars' }).first().click();
    await page.getByRole('combobox').filter({ hasText: 'One of our cars' }).selectOption('One of our cars');
    await search(page, STOCK_NUMBER);
    await page.getByRole('button', { name: 'Choose 2022 Hyundai Palisade Limited' }).click();
    await expect(page.getByText('Shown', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await publishDocument(page);
    await expect.poll(async () => (await home()).match(/class="card vehicle-card"/g)?.length).toBe(1);
    expect(await home()).toContain(path);
    await openSection(page, 'Cars');
    // The list opens as it was left.
    await expect(page.getByRole('searchbox', { name: 'Search cars' })).toHaveValue('hyundai palisade');
    await rows.click();
    await hide.click();
    await expect.poll(home, { timeout: 2000 }).not.toContain('vehicle-card');
  });
});
