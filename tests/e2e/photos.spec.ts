import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { ask } from '../integration/web-fixtures.ts';
import { OTHER_HOST, PHOTO_HOST, startPhotoServer } from '../security/photo-server.ts';
import { vinOf } from './car-path.ts';
import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { waitUntilHydrated } from './hydration.ts';
import { freePorts } from '../support/free-ports.ts';
import { askSite, inventoryCommand, platformSettings } from './platform.ts';
import { writePhotoFeed } from './photo-feed.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Starts a second web process of the platform that routes photo hosts to this machine. */
async function startWeb(
  photoServer: object,
): Promise<{ readonly port: string; readonly child: ChildProcess }> {
  const ports = await freePorts('PORT', 'OPS_PORT');
  const child = fork('app/server.ts', [], {
    cwd: root,
    env: {
      ...process.env,
      ...platformSettings(),
      ...ports,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${new URL('photo-network.ts', import.meta.url).href}`,
      TEST_PHOTO_SERVER: JSON.stringify(photoServer),
    },
    execArgv: [],
  });
  await once(child, 'message');
  return { port: ports.PORT, child };
}

const jsonLd = z.object({
  '@graph': z.tuple([z.object({ image: z.array(z.string()).optional() })]).rest(z.unknown()),
});

/** The URLs of a car's photos in the structured data of its page. */
function imagesIn(html: string): readonly string[] {
  const [, json = '{}'] =
    /<script type="application\/ld\+json">([^<]*"@type":"Car"[^<]*)<\/script>/.exec(html) ?? [];
  return jsonLd.parse(JSON.parse(json))['@graph'][0].image ?? [];
}

test('shows the drawings of a feed on the card, in a row, and in full screen, by keyboard, and calls none a photo', async ({
  page,
  site,
  expectAccessible,
}) => {
  const vin = await vinOf('north-country', 'UW4110');
  await page.goto(site('north-country', '/cars-for-sale'));
  const card = page.locator('.vehicle-card', { has: page.locator(`a[href$="${vin}"]`) });
  await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`^/photos/${vin}/`));
  await card.locator('.card-link').click();
  const gallery = page.locator('.gallery .carousel img');
  await expect(gallery).toHaveCount(4);
  for (const [at, photo] of (await gallery.all()).entries())
    await expect(photo).toHaveAttribute(
      'alt',
      new RegExp(`^Illustration of a 2025 Nissan Pathfinder.*, ${at + 1} of 4$`),
    );
  await expect(page.locator('.gallery .drawn-label')).toHaveText(
    Array.from({ length: 4 }, () => 'Illustration'),
  );
  await expect(page.getByText('Illustration, not a photo')).toBeVisible();

  // The browser fetches the first picture first, without waiting for a script.
  const html = (await (await page.reload())?.text()) ?? '';
  await waitUntilHydrated(page);
  const [first = ''] = /<img[^>]*src="\/photos\/[^>]*>/.exec(html) ?? [];
  expect(first).toContain('fetchPriority="high"');
  expect(first).toContain('loading="eager"');

  const row = page.getByRole('region', { name: 'Illustrations of this car' });
  await row.focus();
  for (const number of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.gallery .carousel-controls .number')).toHaveText(`${number} / 4`);
  }
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  const all = page.getByRole('link', { name: 'Show all illustrations' });
  await all.press('Enter');
  const dialog = page.getByRole('dialog');
  const third = dialog.locator('img[alt$=", 3 of 4"]');
  await third.scrollIntoViewIfNeeded();
  await expect(third).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Enlarge/ })).toHaveCount(0);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(all).toBeFocused();

  expect(imagesIn(html)).toEqual([]);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname, search } = new URL(shared ?? '');
  const { status, headers } = await askSite('north-country', pathname + search);
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('the feeds of the shipped dealerships list their cars and send no drawing as a photo', async () => {
  for (const slug of ['north-country', 'lakeshore', 'summit']) {
    for (const file of ['google-vehicle-ads.csv', 'meta-vehicles.csv']) {
      const { status, body } = await askSite(slug, `/feeds/${file}`);
      expect([slug, file, status, body]).toEqual([
        slug,
        file,
        404,
        expect.stringContaining('No vehicle qualifies'),
      ]);
    }
  }
  const port = Number(platformSettings().PORT);
  const path = '/feeds/google-vehicle-listings.csv';
  const { body: listings } = await ask(port, { host: `localhost:${port}`, path });
  for (const store of ['north-country-watertown', 'lakeshore-erie', 'summit-allentown'])
    expect(listings).toContain(`\r\n${store},`);
  expect(listings).not.toContain('/photos/');
});

test('shows a feed’s photos only from the listed host and in the platform’s sizes', async ({
  page,
  lakeUrl,
  expectAccessible,
}) => {
  const slug = `photographed-${Date.now()}`;
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a3320' } })
    .jpeg()
    .toBuffer();
  const fetched: string[] = [];
  const server = await startPhotoServer((request, to) => {
    fetched.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    to.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo);
  });
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Photographed Motors',
    slug: { _type: 'slug', current: slug },
  });
  const file = await writePhotoFeed(folder, [
    `https://${PHOTO_HOST}/front.jpg`,
    `https://${PHOTO_HOST}/back.jpg`,
    `https://${OTHER_HOST}/stranger.jpg`,
  ]);
  await inventoryCommand('source', 'add', slug, 'feed', '--file', file, '--photo-host', PHOTO_HOST);
  await inventoryCommand('import', slug);
  const { connect } = server;
  const { port, child } = await startWeb({ port: connect.port, ca: connect.ca });
  try {
    await page.goto(`http://${slug}.localhost:${port}/cars-for-sale`);
    const card = page.locator('.vehicle-card img');
    await expect(card).toHaveCount(1);
    await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const answer = page.waitForResponse((response) => response.url().includes('/photos/'));
    await page.locator('.vehicle-card .card-link').click();
    const gallery = page.locator('.carousel img');
    await expect(gallery).toHaveCount(2);
    const [first] = await gallery.all();
    expect(await first?.getAttribute('alt')).toMatch(/^\d{4} .+, photo 1 of 2$/);
    const shown = () =>
      first?.evaluate((img: HTMLImageElement) => [
        new URL(img.currentSrc, img.baseURI).pathname.startsWith('/photos/'),
        (img.naturalWidth / img.naturalHeight).toFixed(2),
      ]);
    await expect.poll(shown).toEqual([true, '1.60']);
    expect((await answer).headers()['content-type']).toMatch(/^image\/(avif|webp)$/);
    await expect(page.getByText('Illustration, not a photo')).toHaveCount(0);
    // The second photo loads beside the first.
    await expect
      .poll(() => [...new Set(fetched)].sort())
      .toEqual([`${PHOTO_HOST}/back.jpg`, `${PHOTO_HOST}/front.jpg`]);
    const html = await page.content();
    expect(html).not.toContain('example.com');
    expect(new Set(imagesIn(html)).size).toBe(2);

    const all = page.getByRole('link', { name: 'Show all photo' });
    await waitUntilHydrated(page);
    await all.press('Enter');
    const dialog = page.getByRole('dialog');
    const second = dialog.locator('img[alt$=", photo 2 of 2"]');
    await second.scrollIntoViewIfNeeded();
    const ratio = () => second.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
    await expect.poll(ratio).toBeCloseTo(4 / 3, 2);
    const enlarge = dialog.getByRole('button', { name: /^Enlarge/ }).first();
    await enlarge.press('Enter');
    await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(all).toBeFocused();
  } finally {
    // A page that loses its server reports failed requests on the console.
    await page.goto('about:blank');
    child.kill('SIGTERM');
    server.stop();
    await rm(folder, { recursive: true });
  }
});
