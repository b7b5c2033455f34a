/** A dealership that an agency creates is live at once. */
import { expect, test } from '../e2e/fixtures.ts';
import { lakeClient } from '../e2e/lake-client.ts';
import { askSite } from '../e2e/platform.ts';

test('a fourth dealership created through the client appears at its hostname without a restart', async ({
  site,
  lakeUrl,
}) => {
  const slug = `fourth-${Date.now()}`;
  expect((await askSite(slug)).status).toBe(404);

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
    .poll(async () => (await askSite(slug)).body, { intervals: [20] })
    .toMatch(/<h1[^>]*>New on the corner</);
  // Only an administrator may give out another subdomain of the platform.
  const hostnames = [`${slug}.localhost`, `${slug}-cars.localhost`];
  const added = client.patch(`dealership-${slug}`).set({ hostnames });
  await expect(added.commit()).rejects.toThrow('Only an administrator can give addresses below localhost');
  const administrator = await lakeClient(lakeUrl, `${slug} administrator`, 'administrator');
  await administrator.patch(`dealership-${slug}`).set({ hostnames }).commit();
  await expect
    .poll(async () => {
      const { status, headers } = await askSite(`${slug}-cars`, '/?from=alias');
      return [status, headers.location];
    })
    .toEqual([301, site(slug, '/?from=alias')]);
});
