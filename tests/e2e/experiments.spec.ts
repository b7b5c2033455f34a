import { readEnvironment } from '@rooftop/environment/read-environment';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createArmsCookie } from '#app/visitor/experiments/arms-cookie.server.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated, waitUntilIdle } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { platformSettings } from './platform.ts';

const SLUG = 'north-country';
const EXPERIMENT = `experiment-${SLUG}-headline`;
/** Value of the cookie of a visitor who was assigned this arm of the experiment. */
function signedArm(arm: string): string {
  const { ENCRYPTION_KEY } = readEnvironment(['ENCRYPTION_KEY'], { ...process.env, ...platformSettings() });
  const cookie = createArmsCookie(deriveKey(ENCRYPTION_KEY, 'experiments-cookie'), false);
  const header = cookie.print(`dealership-${SLUG}`, [{ experiment: 'promise', arm, stage: 'assigned' }]);
  return /=([^;]*)/.exec(header)?.[1] ?? '';
}
const HOME = '*[_type == "homePage" && dealership._ref == $dealership][0]';

test('visitors of a variant see its blocks from the first paint, and the sight is counted once', async ({
  page,
  context,
  site,
  lakeUrl,
}) => {
  const client = await lakeClient(lakeUrl, 'experiments');
  const dealership = `dealership-${SLUG}`;
  const home = await client.fetch<{ _id: string; blocks: object[] }>(HOME, { dealership });
  await client.createOrReplace({
    _id: EXPERIMENT,
    _type: 'experiment',
    title: 'Does a promise help?',
    key: 'promise',
    // Hardly anyone, because other tests visit this dealership, too.
    variants: [{ _key: 'a', _type: 'variant', key: 'promise', share: 1 }],
    isRunning: true,
    dealership: { _type: 'reference', _ref: dealership },
  });
  const block = {
    _type: 'callToAction',
    _key: 'promise',
    heading: { _type: 'localeString', en: 'We call back within the hour' },
    shownTo: {
      experiment: { _type: 'reference', _ref: EXPERIMENT, _weak: true },
      arm: 'promise',
    },
  };
  await client
    .patch(home._id)
    .set({ blocks: [...home.blocks, block] })
    .commit();
  try {
    const heading = page.getByRole('heading', { name: 'We call back within the hour' });
    await expect(async () => {
      const names: unknown = await (await page.goto(site(SLUG, '/api/experiments')))?.json();
      expect(names).toEqual(['promise']);
    }).toPass();
    await context.addCookies([{ name: 'experiments', value: signedArm('control'), url: site(SLUG) }]);
    await gotoHydrated(page, site(SLUG));
    await expect(heading).toHaveCount(0);

    await context.clearCookies({ name: 'experiments' });
    await context.addCookies([{ name: 'experiments', value: signedArm('promise'), url: site(SLUG) }]);
    const isTold = page.waitForResponse(
      (response) => response.url().endsWith('/api/experiments') && response.request().method() === 'POST',
    );
    // The experiment and the block are two documents, which do not arrive at once.
    await expect(async () => {
      const response = await gotoHydrated(page, site(SLUG));
      expect((await response?.text())?.includes('We call back within the hour')).toBe(true);
    }).toPass();
    await expect(heading).toHaveCount(1);
    expect((await isTold).status()).toBe(204);
    const stage = async () =>
      (await context.cookies(site(SLUG))).find(({ name }) => name === 'experiments')?.value;
    await expect.poll(stage).toMatch(/^promise\.promise\.1~/);

    const told: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') told.push(request.url());
    });
    const isRead = page.waitForResponse(/\/api\/experiments$/);
    await gotoHydrated(page, site(SLUG));
    await isRead;
    await waitUntilIdle(page);
    expect(told.filter((url) => url.endsWith('/api/experiments'))).toEqual([]);
  } finally {
    await client.patch(home._id).set({ blocks: home.blocks }).commit();
    await client.delete(EXPERIMENT);
  }
});
