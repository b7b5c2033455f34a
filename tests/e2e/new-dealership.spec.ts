import { expect, test } from './fixtures.ts';
import { lakeClient } from './lake-client.ts';
import { platformSettings } from './platform.ts';

test('a fourth dealership created through the client appears at its hostname without a restart', async ({
  page,
  site,
  lakeUrl,
}) => {
  const slug = `fourth-${Date.now()}`;
  const web = `http://127.0.0.1:${platformSettings().PORT}`;
  const before = await page.request.get(`${web}/`, { headers: { Host: `${slug}.localhost` } });
  expect(before.status()).toBe(404);

  const client = await lakeClient(lakeUrl, slug);
  const dealership = { _type: 'reference', _ref: `dealership-${slug}` };
  await client.create({
    _id: `dealership-${slug}`,
    _type: 'dealership',
    name: 'Fourth & Main Motors',
    slug: { _type: 'slug', current: slug },
    hostnames: [`${slug}.localhost`],
  });
  await client.create({
    _id: `homePage-${slug}`,
    _type: 'homePage',
    dealership,
    blocks: [
      {
        _type: 'heroSlides',
        _key: 'hero',
        slides: [
          {
            _type: 'heroSlide',
            _key: 'first',
            headline: { _type: 'localeString', en: 'New on the corner' },
          },
        ],
      },
    ],
  });
  await expect
    .poll(
      async () => (await page.request.get(`${web}/`, { headers: { Host: `${slug}.localhost` } })).status(),
      { intervals: [20] },
    )
    .toBe(200);
  await page.goto(site(slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New on the corner');
  // Only an administrator may give out another subdomain of the platform.
  const hostnames = [`${slug}.localhost`, `${slug}-cars.localhost`];
  const added = client.patch(`dealership-${slug}`).set({ hostnames });
  await expect(added.commit()).rejects.toThrow('Only an administrator can give addresses below localhost');
  const administrator = await lakeClient(lakeUrl, `${slug} administrator`, 'administrator');
  await administrator.patch(`dealership-${slug}`).set({ hostnames }).commit();
  await expect
    .poll(async () =>
      (
        await page.request.get(`${web}/`, { headers: { Host: `${slug}-cars.localhost` }, maxRedirects: 0 })
      ).status(),
    )
    .toBe(301);
  await page.goto(site(`${slug}-cars`, '/?from=alias'));
  await expect(page).toHaveURL(site(slug, '/?from=alias'));
});
