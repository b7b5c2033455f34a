import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from './html-rules.ts';
import { lakeClient } from './lake-client.ts';
import { platformSettings } from './platform.ts';

const WRITTEN = [
  ['lakeshore', '/winter-ready'],
  ['north-country', '/snow-belt-promise'],
  ['summit', '/se-habla-espanol'],
  ['summit', '/es/se-habla-espanol'],
] as const;

for (const [slug, path] of WRITTEN) {
  test(`${slug}${path}: valid and fitting, and the same with and without JavaScript`, async ({
    page,
    browser,
    site,
    expectFits,
  }) => {
    const response = await page.goto(site(slug, path));
    expect(response?.status()).toBe(200);
    expect(await complaintsAboutHtml(response)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site(slug, path));
    await expectFits(page, [390, 1440]);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const still = await context.newPage();
    await still.goto(site(slug, path));
    const words = await still.getByRole('main').innerText();
    // With JavaScript, what is far below is laid out a little later.
    await expect.poll(() => page.getByRole('main').innerText()).toBe(words);
    await context.close();
  });
}

test('serves a page that an editor publishes, and redirects its former URL', async ({
  page,
  site,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'editor-pages');
  const dealership = await client.fetch<string>(
    '*[_type == "dealership" && slug.current == "summit"][0]._id',
  );
  const path = `/page-${crypto.randomUUID()}`;
  const later = `${path}-later`;
  const { PORT } = platformSettings();
  const ask = (target: string, method = 'GET') =>
    page.request.fetch(`http://127.0.0.1:${PORT}${target}`, {
      method,
      headers: { Host: `summit.localhost:${PORT}`, Origin: site('summit', '').replace(/\/$/, '') },
      maxRedirects: 0,
    });
  expect((await ask(path)).status()).toBe(404);
  expect((await ask(path, 'POST')).status()).toBe(404);

  const { _id: id } = await client.create({
    _type: 'page',
    dealership: { _type: 'reference', _ref: dealership },
    path,
    name: { en: 'A page', es: 'Una página' },
    blocks: [
      { _type: 'callToAction', _key: 'a', heading: { en: 'Come by', es: 'Venga' } },
      { _type: 'hologram', _key: 'b' },
    ],
  });
  await expect.poll(async () => (await ask(`/es${path}`)).status()).toBe(200);
  await page.goto(site('summit', `/es${path}`));
  await expect(page.getByRole('heading', { name: 'Una página', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Venga' })).toBeVisible();
  expect((await ask(path, 'POST')).status()).toBe(405);
  // Another dealership has no such page.
  const other = await page.request.get(`http://127.0.0.1:${PORT}${path}`, {
    headers: { Host: `lakeshore.localhost:${PORT}` },
  });
  expect(other.status()).toBe(404);

  await client
    .patch(id)
    .set({ path: later, formerPaths: [path] })
    .commit();
  await expect(async () => {
    const answer = await ask(`/es${path}?utm_source=x`);
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `/es${later}?utm_source=x`]);
  }).toPass();
  await client.delete(id);
});
