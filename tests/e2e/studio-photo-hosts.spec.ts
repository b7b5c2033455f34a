import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHOTO_HOST } from '../security/photo-server.ts';
import { lakeClient } from './lake-client.ts';
import { writePhotoFeed } from './photo-feed.ts';
import { askSite, inventoryCommand } from './platform.ts';
import { expect, test } from './studio-fixtures.ts';
import { openSection, openStudio } from './studio-session.ts';

test('an agency allows the host of an import’s photos in the Studio, and the car’s page names them', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  const slug = `unlisted-${Date.now()}`;
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const client = await lakeClient(lakeUrl, slug);
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Unlisted Motors',
    slug: { _type: 'slug', current: slug },
  });
  const file = await writePhotoFeed(folder, [
    `https://${PHOTO_HOST}/front.jpg`,
    `https://${PHOTO_HOST}/back.jpg`,
  ]);
  await inventoryCommand('source', 'add', slug, 'feed', '--file', file);
  expect(await inventoryCommand('import', slug)).toContain(`Photos from ${PHOTO_HOST} are not shown`);
  await rm(folder, { recursive: true });
  const textOf = async (path: string) => (await askSite(slug, path)).body;
  const carPage = async () => {
    const [, path = '/'] = /href="(\/[^"]*-[A-Z0-9]{17})"/.exec(await textOf('/cars-for-sale')) ?? [];
    return textOf(path);
  };
  await expect.poll(carPage).toContain('Illustration, not a photo');

  await openStudio(page, studioUrl, slug, 'agency');
  await page.getByRole('link', { name: 'Unlisted Motors' }).click();
  await openSection(page, 'Missing photos');
  await expect(page.getByText(/^2 photos, in the import of /)).toBeVisible();
  await page.getByRole('button', { name: `Allow ${PHOTO_HOST}` }).click();
  await expect(page.getByText('Allowed. The website shows these photos')).toBeVisible();
  await expect.poll(carPage).toMatch(/\/photos\/\w{17}\//);
});
