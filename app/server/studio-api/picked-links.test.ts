/** Nothing of another dealership is in what an editor picks a link from, whatever their role. */
import { queryDealershipFacts } from '@rooftop/content/checks/dealership-facts';
import { readLinkPages } from '@rooftop/content/checks/links/link-pages';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { createStudioRights } from './studio-rights.ts';

const ALPHA = 'dealership-alpha';
const BRAVO = 'dealership-bravo';
let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ tenancy: TENANCY });
  for (const name of ['alpha', 'bravo']) {
    const dealership = { _type: 'reference', _ref: `dealership-${name}` };
    await lake.administrator.create({
      _id: `dealership-${name}`,
      _type: 'dealership',
      name,
      slug: { _type: 'slug', current: name },
    });
    await lake.administrator.create({
      _type: 'page',
      dealership,
      path: `/${name}`,
      name: { en: `Page of ${name}` },
    });
    await lake.administrator.create({ _type: 'redirectRule', dealership, from: `/old-${name}`, to: '/' });
  }
});
afterAll(() => lake.stop());

test.each(['agency', 'editor', 'viewer'] as const)('%s', async (role) => {
  const address = { projectId: 'rooftop', dataset: 'production', apiHost: lake.url };
  const token = await lake.token({ role, tenant: ALPHA });
  const client = createSanityClient({ ...address, token });
  expect((await readLinkPages(client, ALPHA)).map(({ title }) => title)).toEqual(['Page of alpha']);
  expect((await queryDealershipFacts(client, ALPHA))?.redirects.map(({ from }) => from)).toEqual([
    '/old-alpha',
  ]);
  expect(await readLinkPages(client, BRAVO)).toEqual([]);
  expect(await queryDealershipFacts(client, BRAVO)).toBeNull();
  // Without it, the Studio API answers nothing about a dealership's cars (searches-api.test.ts).
  expect(await createStudioRights(address).mayRead(token, BRAVO)).toBe(false);
});
