import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';

test('an editor’s page has the same words with and without JavaScript', async ({ page, browser, site }) => {
  const url = site('summit', '/es/se-habla-espanol');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const still = await context.newPage();
  // Other tests change this dealership's questions.
  await expect(async () => {
    await still.goto(url);
    const words = await still.getByRole('main').innerText();
    await page.goto(url);
    // With JavaScript, what is far below is laid out a little later.
    await expect.poll(() => page.getByRole('main').innerText(), { timeout: 10_000 }).toBe(words);
  }).toPass();
  await context.close();
});

test('serves a page that an editor publishes, and redirects its former URL', async ({ site, lakeUrl }) => {
  const client = await lakeClient(lakeUrl, 'editor-pages');
  const dealership = await client.fetch<string>(
    '*[_type == "dealership" && slug.current == "summit"][0]._id',
  );
  const path = `/page-${crypto.randomUUID()}`;
  const later = `${path}-later`;
  const ask = (target: string, method = 'GET') =>
    askSite('summit', target, { method, headers: { Origin: site('summit', '') } });
  expect((await ask(path)).status).toBe(404);
  expect((await ask(path, 'POST')).status).toBe(404);

  const { _id: id } = await client.create({
    _type: 'page',
    dealership: { _type: 'reference', _ref: dealership },
    path,
    name: { en: 'A page', es: 'Una página' },
    // The sitemap leaves it out, because crawl.spec.ts finds no link to it.
    isIndexed: false,
    blocks: [
      { _type: 'callToAction', _key: 'a', heading: { en: 'Come by', es: 'Venga' } },
      { _type: 'hologram', _key: 'b' },
    ],
  });
  await expect.poll(async () => (await ask(`/es${path}`)).status).toBe(200);
  const { body } = await ask(`/es${path}`);
  expect(body).toMatch(/<h1[^>]*>Una página</);
  expect(body).toMatch(/<h2[^>]*>Venga</);
  await expect.poll(async () => (await ask(path, 'POST')).status).toBe(405);
  // Another dealership has no such page.
  expect((await askSite('lakeshore', path)).status).toBe(404);

  await client
    .patch(id)
    .set({ path: later, formerPaths: [path] })
    .commit();
  await expect(async () => {
    const answer = await ask(`/es${path}?utm_source=x`);
    expect([answer.status, answer.headers.location]).toEqual([301, `/es${later}?utm_source=x`]);
  }).toPass();
  await client.delete(id);
});
