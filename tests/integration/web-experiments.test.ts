/** Experiments on the built web server: who gets which arm, what is cached per arm, and what is counted. */
import { deriveKey } from '@rooftop/vault/derive-key';
import { readAssignments } from '@rooftop/platform/experiments/experiments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listArmCounts } from '@rooftop/platform/experiments/arm-counts';
import { createArmsCookie } from '#app/visitor/experiments/arms-cookie.server.ts';
import { homePage } from './content-fixtures.ts';
import { ALPHA, openTestSite, type TestSite } from './test-site.ts';
import { type TestRequest, ask, WEB_KEY } from './web-fixtures.ts';

const ALLOWED = 'allowCookies=essential%2Canalytics';

let site: TestSite;

const call = (heading: string, shownTo: object | null) => ({
  _type: 'callToAction',
  key: heading,
  shownTo,
  heading,
  text: null,
  callToAction: null,
  secondCallToAction: null,
});

const get = (cookies: string, path = '/', headers: TestRequest['headers'] = {}) =>
  ask(site.web.port, { host: ALPHA, path, headers: { Accept: 'text/html', Cookie: cookies, ...headers } });
const armOf = (body: string) => /Headline of the (\w+)/.exec(body)?.[1];
const cookieOf = (answer: Awaited<ReturnType<typeof get>>) =>
  /experiments=([^;]*)/.exec(String(answer.headers['set-cookie']))?.[1];
/** The arms of an answer's cookie, without their signature. */
const armsOf = (answer: Awaited<ReturnType<typeof get>>) =>
  /experiments=([^;]*)~[\w-]{43};/.exec(String(answer.headers['set-cookie']))?.[1];
const armsCookie = createArmsCookie(deriveKey(WEB_KEY, 'experiments-cookie'), false);
/** A Cookie header with arms as the server signs them. */
const withArms = (arms: string) =>
  `${ALLOWED}; ${armsCookie.print('dealership-alpha', readAssignments(arms)).split(';', 1)[0]}`;

/** Pages rendered for these requests. */
async function made(requests: () => Promise<unknown>): Promise<number> {
  const misses = async () => {
    const { body } = await ask(site.web.opsPort, { host: 'localhost', path: '/metrics' });
    return Number(/page_cache\{of="pages",kind="misses"\} (\S+)/.exec(body)?.[1]);
  };
  const before = await misses();
  await requests();
  return (await misses()) - before;
}

beforeAll(async () => {
  site = await openTestSite({
    prepare({ content }) {
      content.homePages.set('dealership-alpha', {
        ...homePage('Alpha'),
        blocks: [
          call('Headline of the control', { experiment: 'hero', arm: 'control' }),
          call('Headline of the variant', { experiment: 'hero', arm: 'variant' }),
        ],
      });
      content.others.set('dealership-alpha', {
        ...content.others.get('dealership-alpha'),
        experiment: [
          { id: 'experiment-hero', key: 'hero', variants: [{ key: 'variant', share: 50 }] },
          { id: 'experiment-menu', key: 'menu', variants: [{ key: 'new', share: 50 }] },
        ],
      });
    },
  });
});
afterAll(() => site.stop());

test('visitors who don’t allow analytics see the control and get no cookie', async () => {
  for (const [cookies, headers] of [
    ['', {}],
    ['allowCookies=essential%2Cfunctional%2Ctargeting', {}],
    [ALLOWED, { 'Sec-GPC': '1' }],
    [withArms('hero.variant.0').replace('%2Canalytics', ''), {}],
  ] as const) {
    const answer = await get(cookies, '/', headers);
    expect([armOf(answer.body), answer.headers['set-cookie']]).toEqual(['control', undefined]);
  }
});

test('others get an arm with their first page, and keep it', async () => {
  // Until a process has read the experiments, which it gives 50 ms per request, it shows the control without a cookie.
  await expect.poll(async () => cookieOf(await get(ALLOWED))).toBeDefined();
  const arms = new Set<string>();
  for (let times = 0; times < 60 && arms.size < 2; times += 1) {
    const first = await get(ALLOWED);
    const cookie = cookieOf(first) ?? '';
    const [, arm = ''] =
      /^hero\.(control|variant)\.0~menu\.(?:control|new)\.0$/.exec(armsOf(first) ?? '') ?? [];
    expect(armOf(first.body)).toBe(arm);
    const again = await get(`${ALLOWED}; experiments=${cookie}`);
    expect([armOf(again.body), again.headers['set-cookie']]).toEqual([arm, undefined]);
    arms.add(arm);
  }
  expect(arms).toEqual(new Set(['control', 'variant']));
});

test('an arm that was not drawn for the visitor is drawn anew', async () => {
  const arms = 'hero.variant.0~menu.new.0';
  const [foreign = ''] = armsCookie.print('dealership-bravo', readAssignments(arms)).split(';', 1);
  for (const chosen of [`experiments=${arms}`, foreign]) {
    const drawn = new Set<string | undefined>();
    for (let times = 0; times < 60 && drawn.size < 2; times += 1) {
      const answer = await get(`${ALLOWED}; ${chosen}`);
      const arm = armOf(answer.body);
      expect(armsOf(answer)).toMatch(new RegExp(String.raw`^hero\.${arm}\.0~`));
      drawn.add(arm);
    }
    expect(drawn).toEqual(new Set(['control', 'variant']));
  }
});

test('a page is cached per arm of its own experiments only', async () => {
  const visitors = [
    'hero.control.0~menu.control.0',
    'hero.variant.0~menu.control.0',
    'hero.control.1~menu.new.0',
  ];
  const all = (path: string) => async () => {
    for (const arms of [...visitors, 'hero.variant.2~menu.new.1']) await get(withArms(arms), path);
  };
  // Until a page was rendered, its experiments are unknown.
  await all('/')();
  await all('/help-center')();
  await all('/')();
  await all('/help-center')();
  expect(await made(all('/'))).toBe(0);
  expect(await made(all('/help-center'))).toBe(0);
  const bodies = await Promise.all(visitors.map(async (arms) => armOf((await get(withArms(arms))).body)));
  expect(bodies).toEqual(['control', 'variant', 'control']);
});

test('the names are public, and the first sights of a page are counted', async () => {
  expect(JSON.parse((await get('', '/api/experiments')).body)).toEqual(['hero', 'menu']);
  const see = (cookies: string, ...experiments: string[]) =>
    ask(site.web.port, {
      host: ALPHA,
      path: '/api/experiments',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: `http://${ALPHA}:${site.web.port}`,
        Cookie: cookies,
      },
      body: JSON.stringify({ experiments }),
    });
  const seen = await see(withArms('hero.variant.0~menu.new.0'), 'hero');
  expect([seen.status, armsOf(seen)]).toEqual([204, 'hero.variant.1~menu.new.0']);
  const both = await see(withArms('hero.control.0~menu.new.0'), 'hero', 'menu');
  expect(armsOf(both)).toBe('hero.control.1~menu.new.1');
  expect((await see(ALLOWED)).status).toBe(400);
  for (const cookies of [
    '',
    withArms('hero.variant.0').replace(ALLOWED, ''),
    withArms('hero.variant.1'),
    `${ALLOWED}; experiments=hero.variant.0`,
  ])
    expect((await see(cookies, 'hero')).headers['set-cookie']).toBeUndefined();
  expect(await listArmCounts(site.database.pool, 'dealership-alpha')).toMatchObject([
    { experiment: 'hero', arm: 'control', shown: 1, sent: 0 },
    { experiment: 'hero', arm: 'variant', shown: 1, sent: 0 },
    { experiment: 'menu', arm: 'new', shown: 1, sent: 0 },
  ]);
});
