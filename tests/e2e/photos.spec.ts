import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { OTHER_HOST, PHOTO_HOST, startPhotoServer } from '../security/photo-server.ts';
import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { freePorts, inventoryCommand, platformSettings } from './platform.ts';

const root = new URL('../..', import.meta.url).pathname;
const SHIPPED = join(root, 'tenants/summit/inventory.csv');

/** A feed of one car, as a dealer exports it, with these photos. Resolves with the file's path. */
async function writeFeed(folder: string, photos: readonly string[]): Promise<string> {
  const [header, row] = (await readFile(SHIPPED, 'utf8')).split('\n');
  const file = join(folder, 'inventory.csv');
  await writeFile(file, `${header?.trim()},Photo Urls\n${row?.trim()},${photos.join('|')}\n`);
  return file;
}

/** A second web process of the platform, whose way to the hosts of photos leads to this machine. */
async function startWeb(
  photoServer: object,
): Promise<{ readonly port: string; readonly child: ChildProcess }> {
  const [PORT = '', OPS_PORT = ''] = await freePorts(2);
  const child = fork('app/server.ts', [], {
    cwd: root,
    env: {
      ...process.env,
      ...platformSettings(),
      PORT,
      OPS_PORT,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${new URL('photo-network.ts', import.meta.url).href}`,
      TEST_PHOTO_SERVER: JSON.stringify(photoServer),
    },
    execArgv: [],
  });
  await once(child, 'message');
  return { port: PORT, child };
}

test('a feed’s photos are a car’s pictures, from the listed host alone, in our sizes', async ({
  page,
  lakeUrl,
}) => {
  const slug = `photographed-${Date.now()}`;
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a3320' } })
    .jpeg()
    .toBuffer();
  const fetched: string[] = [];
  const server = await startPhotoServer((asked, to) => {
    fetched.push(`${asked.headers.host?.split(':')[0]}${asked.url}`);
    to.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo);
  });
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Photographed Motors',
    slug: { _type: 'slug', current: slug },
  });
  const file = await writeFeed(folder, [
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
    await expect(page.getByText('Drawn, not photographed')).toHaveCount(0);
    expect(new Set(fetched)).toEqual(new Set([`${PHOTO_HOST}/front.jpg`, `${PHOTO_HOST}/back.jpg`]));
    expect(await page.content()).not.toContain('example.com');
  } finally {
    child.kill('SIGTERM');
    server.stop();
    await rm(folder, { recursive: true });
  }
});
