import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { lakeClient } from '../tests/e2e/lake-client.ts';
import { startPlatform } from '../tests/e2e/platform.ts';
import { closeStudio, editUrl, openStudio } from '../tests/e2e/studio-session.ts';
import { untilQuiet } from './quiet.ts';
import { atMost, type Report, spread } from './report.ts';

const DEALERSHIPS = 30;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const WINDOW = { width: 1440, height: 900 };

const LONG = { timeout: 30_000 };

const pageId = (slug: string) => `page-${slug}-trial`;

/** A dealership whose website has a page with one heading. */
async function createDealership(client: SanityClient, slug: string): Promise<void> {
  const dealership = { _type: 'reference', _ref: `dealership-${slug}` };
  await client
    .transaction()
    .create({ _id: dealership._ref, _type: 'dealership', name: slug, slug: { current: slug } })
    .create({
      _id: pageId(slug),
      _type: 'page',
      dealership,
      path: '/trial',
      name: { _type: 'localeString', en: 'Trial' },
      blocks: [{ _type: 'hero', _key: 'top', heading: { _type: 'localeString', en: `Welcome to ${slug}` } }],
    })
    .commit();
}

/** Opens a dealership's page beside its form, and types a heading. Milliseconds until each was seen on the website. */
async function tryPreview(page: Page, slug: string, studioUrl: string) {
  await openStudio(page, editUrl(studioUrl, pageId(slug), 'page'), slug);
  await page.getByRole('button', { name: 'See it on the website' }).click();
  const website = page.frameLocator('[data-testid="presentation-root"] iframe');
  const heading = website.getByRole('heading', { level: 1 });
  const pressed = performance.now();
  await page.getByText('Preview in English').click();
  await expect(heading).toContainText(`Welcome to ${slug}`, LONG);
  // The page's tools are connected with the Studio once the bar has no way out of its own.
  await website.getByRole('complementary', { name: 'Preview with drafts' }).waitFor();
  await expect(website.getByRole('link', { name: 'Leave the preview' })).toHaveCount(0, LONG);
  const connected = performance.now() - pressed;

  await heading.click();
  const typed = `As typed at ${slug}`;
  await page.locator('[data-testid$=".heading"]').getByTestId('string-input').first().fill(typed);
  const began = performance.now();
  await expect(heading).toContainText(typed, LONG);
  return { connected, seen: performance.now() - began };
}

/** How soon a preview is connected, and shows what is typed, at one dealership after the other (P19). */
export async function preview(): Promise<Report> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-preview-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const platform = await startPlatform(folder, '');
  stack.defer(() => platform.stop());
  process.env['ROOFTOP_E2E'] = JSON.stringify(platform.settings);
  const studioUrl = `http://localhost:${platform.settings.STUDIO_PORT}`;
  const lakeUrl = `http://127.0.0.1:${platform.settings.LAKE_PORT}`;
  const client = await lakeClient(lakeUrl, 'preview');
  const slugs = Array.from({ length: DEALERSHIPS }, (_, number) => `trial-${number + 1}`);
  for (const slug of slugs) await createDealership(client, slug);
  await using browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
  const page = await browser.newPage({ viewport: WINDOW });
  await untilQuiet();

  const times = { connected: [] as number[], seen: [] as number[] };
  for (const slug of slugs) {
    const { connected, seen } = await tryPreview(page, slug, studioUrl);
    times.connected.push(connected);
    times.seen.push(seen);
    await closeStudio(page, studioUrl);
  }
  return {
    figures: {
      'from the press to a connected preview, ms': atMost(3000, spread(times.connected)),
      'from the typed text to the website, ms': atMost(1000, spread(times.seen)),
    },
    notes: [`${DEALERSHIPS} dealerships, one after the other, each with an editor of its own.`],
  };
}
