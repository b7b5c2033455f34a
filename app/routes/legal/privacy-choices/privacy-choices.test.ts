import { describe, expect, test } from 'vitest';
import { allowedCategories } from '@rooftop/visits/consent';
import { testContext, testDealership } from '../../../testing.ts';
import { ANONYMOUS } from '../../../visitor/visitor-session.ts';
import { choicesView } from './choices-view.server.ts';
import { takeChoice } from './take-choice.server.ts';

const PATH = '/legal/your-privacy-choices';

interface Setting {
  readonly tier?: 0 | 1 | 2 | 3;
  /** value of allowCookies */
  readonly cookie?: string;
  readonly gpc?: boolean;
}

function contextOf(
  { tier = 2, cookie, gpc = false }: Setting,
  fields: Parameters<typeof testContext>[0] = {},
) {
  return testContext({
    dealership: testDealership({ cookieTier: tier, languages: ['en', 'es'] }),
    consent: allowedCategories({ tier, cookie, gpc }),
    gpc,
    path: PATH,
    ...fields,
  });
}

function view(setting: Setting, query = '') {
  const request = new Request(`http://alpha.example${PATH}${query}`);
  if (setting.cookie !== undefined) request.headers.set('Cookie', `a=1; allowCookies=${setting.cookie}`);
  return choicesView(request, contextOf(setting));
}
const on = (setting: Setting) =>
  view(setting)
    .categories.filter(({ isAllowed }) => isAllowed)
    .map(({ name }) => name)
    .join();

test.each<[Setting, string]>([
  [{ tier: 0 }, 'essential,functional,analytics,targeting'],
  [{ tier: 1 }, 'essential,functional,analytics,targeting'],
  [{ tier: 2 }, 'essential'],
  [{ tier: 1, cookie: 'essential,functional' }, 'essential,functional'],
  [{ tier: 1, gpc: true }, 'essential,functional'],
  [{ tier: 3, cookie: 'essential,targeting' }, 'essential,targeting'],
])('%j: %s', (setting, allowed) => {
  expect(on(setting)).toBe(allowed);
});

test.each<[Setting, string | null, boolean]>([
  [{ tier: 1 }, 'You have not chosen yet: all four kinds are allowed until you do.', false],
  [{ tier: 2 }, 'You have not chosen yet: only essential cookies are set until you do.', true],
  [{ tier: 1, cookie: '' }, null, true],
  [{ tier: 3, cookie: 'analytics' }, null, false],
])('%j says what holds: %j', (setting, unasked, isOptedOut) => {
  expect(view(setting)).toMatchObject({ unasked, isOptedOut });
});

test('a signal of the browser is said, and what it refuses cannot be chosen', () => {
  const { signal, categories, isOptedOut } = view({ tier: 1, gpc: true });
  expect(signal?.heading).toBe('Your browser sends a Global Privacy Control signal');
  expect(isOptedOut).toBe(true);
  expect(categories.map(({ fixed }) => fixed)).toEqual([
    'Always on',
    null,
    'Off, as your browser asks',
    'Off, as your browser asks',
  ]);
  expect(view({ tier: 1 }).signal).toBeNull();
});

test.each([
  ['', null],
  ['?done=save', { text: 'Your choices are saved.', hasFailed: false }],
  ['?done=failed', { hasFailed: true }],
  ['?done=constructor', null],
])('%j: what came of the last press', (query, notice) => {
  expect(view({}, query)).toMatchObject({ notice });
});

async function press(fields: readonly (readonly [string, string])[], context = contextOf({})) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const request = new Request(`http://alpha.example${PATH}`, { method: 'POST', body });
  const answer = await takeChoice(request, context).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('; ', 1)[0]);
  return { status: answer.status, to: answer.headers.get('location'), cookies };
}

test('a choice is stored as it was made, and what nobody knows is nothing', async () => {
  const made = await press([
    ['deed', 'save'],
    ['category', 'targeting'],
    ['category', 'functional'],
    ['category', 'everything'],
  ]);
  expect(made).toEqual({
    status: 303,
    to: `${PATH}?done=save#notice`,
    cookies: ['allowCookies=essential%2Cfunctional%2Ctargeting', 'displayCookies=hide'],
  });
});

test.each<[Setting, string]>([
  [{ tier: 1 }, 'essential%2Cfunctional'],
  [{ tier: 3 }, 'essential'],
  [{ tier: 3, cookie: 'functional,targeting' }, 'essential%2Cfunctional'],
])('whoever wants nothing sold or shared keeps the rest: %j', async (setting, stored) => {
  const { cookies, to } = await press([['deed', 'optOut']], contextOf(setting, { locale: 'es' }));
  expect(to).toBe(`/es${PATH}?done=optOut#notice`);
  expect(cookies.slice(0, 2)).toEqual([`allowCookies=${stored}`, 'displayCookies=hide']);
  expect(cookies).toContain('adsValues=');
});

test('forgetting forgets the visitor and his cookies, and leaves his choice', async () => {
  let forgotten = 0;
  const visitor = { ...ANONYMOUS, forget: async () => void (forgotten += 1) };
  const { cookies, to } = await press([['deed', 'forget']], contextOf({}, { visitor }));
  expect([forgotten, to]).toEqual([1, `${PATH}?done=forget#notice`]);
  expect(cookies).toContain('visitor=');
  expect(cookies).not.toContain('allowCookies=');
});

test('what could not be forgotten is said, and nothing is taken away', async () => {
  const troubles: unknown[] = [];
  const visitor = {
    ...ANONYMOUS,
    forget: async () => {
      throw new Error('no database');
    },
  };
  const context = contextOf({}, { visitor, report: (error) => troubles.push(error) });
  expect(await press([['deed', 'forget']], context)).toMatchObject({
    to: `${PATH}?done=failed#notice`,
    cookies: [],
  });
  expect(troubles).toHaveLength(1);
});

test.each([[[]], [[['deed', 'constructor'] as const]]])('a press that is none: %j', async (fields) => {
  expect(await press(fields)).toMatchObject({ status: 400, cookies: [] });
});

describe('what the landing page said of an advertisement', () => {
  const kept = '?utm_source=letter&gclid=abc&evil=1';
  const advertisingAfter = async (fields: readonly (readonly [string, string])[], setting: Setting = {}) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const request = new Request(`http://alpha.example${PATH}`, { method: 'POST', body });
    const { headers } = await takeChoice(request, contextOf(setting));
    return headers.getSetCookie().filter((cookie) => cookie.startsWith('adsValues='));
  };
  const save = ['deed', 'save'] as const;
  const targeting = ['category', 'targeting'] as const;
  const GONE = ['adsValues=; Max-Age=0; Path=/; SameSite=Lax'];

  test('is kept with the choice that allows it: names of the list alone', async () => {
    expect(await advertisingAfter([save, targeting, ['adsValues', kept]])).toEqual([
      'adsValues=utm_source%3Dletter%26gclid%3Dabc; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  test.each<[string, readonly (readonly [string, string])[], Setting, string[]]>([
    ['a choice without targeting', [save, ['adsValues', kept]], {}, GONE],
    ['Global Privacy Control', [save, targeting, ['adsValues', kept]], { gpc: true }, []],
    [
      'an opt-out',
      [
        ['deed', 'optOut'],
        ['adsValues', kept],
      ],
      {},
      GONE,
    ],
    ['nothing that is allowed', [save, targeting, ['adsValues', 'evil=1']], {}, []],
  ])('is not kept: %s', async (_, fields, setting, cookies) => {
    expect(await advertisingAfter(fields, setting)).toEqual(cookies);
  });
});
