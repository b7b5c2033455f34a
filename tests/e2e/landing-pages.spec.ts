import { expect, test } from './fixtures.ts';
import { askSite } from './platform.ts';

const LANDING = [
  '/auto-financing',
  '/auto-financing/bad-credit-auto-financing',
  '/auto-financing/better-than-buy-here-pay-here',
  '/vehicle-protection-plans',
  '/sell-trade-my-car',
  '/service',
] as const;

test('search engines may index every landing page', async () => {
  for (const [slug, prefix] of [
    ['lakeshore', ''],
    ['north-country', ''],
    ['summit', ''],
    ['summit', '/es'],
  ] as const)
    for (const path of LANDING) {
      const { status, body } = await askSite(slug, prefix + path);
      expect(status, slug + prefix + path).toBe(200);
      expect(body, slug + prefix + path).toMatch(/<meta name="robots" content="index/);
    }
});

test('pages have the menus of the default layout, but summit, which has no service scheduling, has the minimal one (spec 2)', async () => {
  for (const [slug, path, hasMenu] of [
    ['lakeshore', '/auto-financing/full-credit-application', true],
    ['north-country', '/service/schedule', true],
    ['summit', '/service/schedule', false],
  ] as const) {
    const { body } = await askSite(slug, path);
    const [footer = ''] = /<footer.*<\/footer>/s.exec(body) ?? [];
    expect(footer.includes('>Meet Our Team<'), slug + path).toBe(hasMenu);
    expect(/<header class="site-header.*?<\/header>/s.exec(body)?.[0], slug + path).toContain('href="tel:');
  }
});

test('shows questions, and warranty and plan with their conditions, without JavaScript', async () => {
  for (const slug of ['lakeshore', 'north-country', 'summit']) {
    const body = async (path: string) => (await askSite(slug, path)).body;
    const questions = (html: string) =>
      /class="[^"]*\bfaq-list\b.*?<\/section>/s.exec(html)?.[0].match(/<details/g)?.length;
    expect(questions(await body('/auto-financing')), slug).toBe(9);
    const plans = await body('/vehicle-protection-plans');
    expect(questions(plans), slug).toBe(11);
    expect(plans, slug).toMatch(/<main.*\/used-cars-for-sale\?mileage=null,84999".*<\/main>/s);
    if (slug === 'north-country') expect(plans).toMatch(/<main.*non-transferable.*<\/main>/is);
    const service = await body('/service');
    expect(service.match(/class="reviews-rating"/g), slug).toHaveLength(1);
    expect(service, slug).toMatch(/<main.*\/service\/schedule".*<\/main>/s);
    const data = [...service.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].join('');
    for (const word of ['AutoRepair', 'AutoPartsStore', '$-$$']) expect(data, slug).toContain(word);
  }
});
