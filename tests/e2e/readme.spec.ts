import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askSite, platformSettings } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { moveTo, openStudio, publishDocument } from './studio-session.ts';

const CARS = 20;
const SHOWS_CARS = /class="search-count[^>]*>20 cars</;
const root = new URL('../..', import.meta.url).pathname;

/**
 * Runs a command line in a shell at the root of the project, against the started platform.
 * @throws Error with its output if it fails
 */
async function typeCommand(line: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', line], {
    cwd: root,
    env: { ...process.env, ...platformSettings() },
  });
  return stdout.trim();
}

/**
 * Returns the commands of the README's "Adding a dealership", for another dealership and feed than in its example.
 */
async function commandsFor(slug: string, feed: string): Promise<readonly string[]> {
  const [, section = ''] = (await readFile(join(root, 'README.md'), 'utf8')).split('### Adding a dealership');
  const [, block = ''] = /```sh\n([^`]+)```/.exec(section) ?? [];
  const lines = block.trim().split('\n');
  expect(lines).toHaveLength(4);
  return lines.map((line) =>
    line.replaceAll('oakdale', slug).replace('cars.csv', feed).replace('anna@', `anna-${slug}@`),
  );
}

/** Writes a feed with some public used cars of a shipped feed. */
async function writeFeed(path: string): Promise<void> {
  const shipped = await readFile(join(root, 'tenants/summit/inventory.csv'), 'utf8');
  const [headers = '', ...rows] = shipped.trim().split('\n');
  const isShown = (row: string) => /^[^,]*,[^,]*,Used,/.test(row) && /,Available,No$|,,No$/.test(row);
  await writeFile(path, `${[headers, ...rows.filter(isShown).slice(0, CARS)].join('\n')}\n`);
}

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-readme-'));
  await writeFeed(join(folder, 'cars.csv'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Runs the README's commands and checks what they promise: an editor's password, the cars on the website, a lead. */
async function followReadme(slug: string): Promise<void> {
  const [user = '', source = '', importCars = '', testLead = ''] = await commandsFor(
    slug,
    join(folder, 'cars.csv'),
  );
  expect(await typeCommand(user)).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  await typeCommand(source);
  await typeCommand(importCars);
  const lead = await typeCommand(testLead);
  expect(lead).toContain('delivered');
  expect(lead).not.toMatch(/waiting|dead/);
}

test('an agency reads shared content, and a dealership that it creates gets a user, cars and leads as the README says', async ({
  page,
  studioUrl,
}) => {
  const slug = `oakdale-${Date.now()}`;
  await openStudio(page, studioUrl, 'lakeshore', 'agency');
  await test.step('shared content can be found and read, but not written', async () => {
    await page.getByRole('link', { name: 'Shared content' }).click();
    await page.getByRole('link', { name: 'Legal' }).click();
    await page.getByRole('link', { name: 'Cookie policy' }).click();
    await expect(page.getByTestId('field-versions')).toBeVisible();
    await expect(page.getByText('does not have permission to').first()).toBeVisible();
    await expect(page.getByTestId('action-publish')).toBeDisabled();
    await expect(page.getByTestId('action-intent-button')).toHaveCount(0);
    await moveTo(page, studioUrl);
  });

  await page.getByTestId('action-intent-button').click();
  await page.getByTestId('field-name').getByTestId('string-input').fill('Oakdale Motors');
  await page.getByTestId('field-theme.brand').getByTestId('string-input').fill('#204060');
  await page.getByTestId('field-theme.accent').getByTestId('string-input').fill('#c2410c');
  await page.getByRole('tab', { name: 'Setup' }).click();
  await page.getByTestId('field-slug').getByRole('textbox').fill(slug);
  const recipients = page.getByTestId('field-recipients.leads');
  // The form is shown anew once its draft is stored, on the tab that was open when that began.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Leads' }).click();
    await recipients.getByRole('button', { name: /Add item/ }).click({ timeout: 5000 });
  }).toPass();
  await recipients.getByRole('textbox').last().fill(`leads@${slug}.example`);
  await page.keyboard.press('Escape');
  await publishDocument(page);

  await followReadme(slug);
  const { body } = await askSite(slug, '/used-cars-for-sale');
  expect(body).toMatch(SHOWS_CARS);
  expect(body).toMatch(/<meta name="robots" content="noindex/);
});

test('a copied folder of tenants/ becomes a dealership with its cars', async () => {
  const slug = `copied-${Date.now()}`;
  const kit = join(root, 'tenants', slug);
  try {
    await cp(join(root, 'tenants/summit'), kit, { recursive: true });
    await writeFeed(join(kit, 'inventory.csv'));
    const settings = join(kit, 'feed.json');
    const text = await readFile(settings, 'utf8');
    expect(text).toContain('"inventory-earlier.csv", ');
    await writeFile(settings, text.replace('"inventory-earlier.csv", ', ''));
    expect(await typeCommand('npm run seed')).toMatch(/Seeded 1 dealership:.*Imported 20 cars/s);
  } finally {
    await rm(kit, { recursive: true });
  }
  const { body } = await askSite(slug, '/used-cars-for-sale');
  expect(body).toMatch(SHOWS_CARS);
  expect(body).toMatch(/<meta name="robots" content="index/);
});
