import { describe, expect, test } from 'vitest';
import { allowedCategories } from '@rooftop/visits/consent';
import { testContext, testDealership } from '../../../../tests/support/website.ts';
import type { ConsentChoice } from '@rooftop/visits/storage/consent-log';
import { NO_CLIENT } from '#app/http/client.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { choicesView } from './choices-view.server.ts';
import { submitChoice } from './submit-choice.server.ts';

const PATH = '/legal/your-privacy-choices';

interface Setting {
  readonly tier?: 0 | 1 | 2 | 3;
  /** Value of the `allowCookies` cookie. */
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
    .categories.filter(({ isOn }) => isOn)
    .map(({ name }) => name)
    .join();

test.each<[Setting, string]>([
  [{ tier: 0 }, 'essential,functional,analytics,targeting'],
  [{ tier: 1 }, 'essential,functional,analytics,targeting'],
  // What is in force until they choose is said beside the toggles, which start on (spec 5).
  [{ tier: 2 }, 'essential,functional,analytics,targeting'],
  [{ tier: 3, cookie: 'essential' }, 'essential'],
  [{ tier: 1, cookie: 'essential,functional' }, 'essential,functional'],
  [{ tier: 1, gpc: true }, 'essential,functional'],
  [{ tier: 3, cookie: 'essential,targeting' }, 'essential,targeting'],
])('%j switches on %s', (setting, allowed) => {
  expect(on(setting)).toBe(allowed);
});

const UNASKED = 'You haven’t chosen yet: only essential cookies are set until you do.';

test.each<[Setting, string | null, boolean]>([
  [{ tier: 1 }, 'You haven’t chosen yet: all four categories are allowed until you do.', false],
  // Nothing is shared yet, but they have not opted out, and still can.
  [{ tier: 2 }, UNASKED, false],
  [{ tier: 3 }, UNASKED, false],
  [{ tier: 2, gpc: true }, UNASKED, true],
  [{ tier: 1, cookie: '' }, null, true],
  [{ tier: 2, cookie: 'essential' }, null, true],
  [{ tier: 3, cookie: 'analytics' }, null, false],
])('%j explains the default: %j, opted out: %j', (setting, unasked, isOptedOut) => {
  expect(view(setting)).toMatchObject({
    unasked,
    isOptedOut,
    sharingState: `You have ${isOptedOut ? '' : 'not '}opted out in this browser.`,
  });
});

test('shows a Global Privacy Control signal and disables the categories it refuses', () => {
  const { signal, categories, isOptedOut } = view({ tier: 1, gpc: true });
  expect(signal?.heading).toBe('Your browser sends a Global Privacy Control signal');
  expect(isOptedOut).toBe(true);
  expect(categories.map(({ fixed }) => fixed)).toEqual([
    'Always on',
    null,
    'Off, as your browser requests',
    'Off, as your browser requests',
  ]);
  expect(view({ tier: 1 }).signal).toBeNull();
});

test.each([
  ['', null],
  ['?done=save', { text: 'Your choices have been saved.', hasFailed: false }],
  ['?done=failed', { hasFailed: true }],
  ['?done=constructor', null],
])('%j shows the result of the last action', (query, notice) => {
  expect(view({}, query)).toMatchObject({ notice });
});

async function press(
  fields: readonly (readonly [string, string])[],
  context = contextOf({}),
  headers: HeadersInit = {},
) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const request = new Request(`http://alpha.example${PATH}`, { method: 'POST', body, headers });
  const answer = await submitChoice(request, context).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw answer;
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('; ', 1)[0]);
  return { status: answer.status, to: answer.headers.get('location'), cookies };
}

test('stores the chosen categories and ignores unknown ones', async () => {
  const made = await press([
    ['deed', 'save'],
    ['category', 'targeting'],
    ['category', 'functional'],
    ['category', 'everything'],
  ]);
  expect(made).toEqual({
    status: 303,
    to: `${PATH}?done=save#notice`,
    cookies: expect.arrayContaining([
      'allowCookies=essential%2Cfunctional%2Ctargeting',
      'displayCookies=hide',
      expect.stringMatching(/^consentId=/),
    ]),
  });
});

test.each<[Setting, string]>([
  [{ tier: 1 }, 'essential%2Cfunctional'],
  [{ tier: 3 }, 'essential'],
  [{ tier: 3, cookie: 'functional,targeting' }, 'essential%2Cfunctional'],
])('opting out keeps the other categories: %j', async (setting, stored) => {
  const { cookies, to } = await press([['deed', 'optOut']], contextOf(setting, { locale: 'es' }));
  expect(to).toBe(`/es${PATH}?done=optOut#notice`);
  expect(cookies.slice(0, 2)).toEqual([`allowCookies=${stored}`, 'displayCookies=hide']);
  expect(cookies).toContain('adsValues=');
});

test.each([
  ['acceptAll', 'essential%2Cfunctional%2Canalytics%2Ctargeting'],
  ['deny', 'essential%2Cfunctional%2Canalytics'],
  ['rejectAll', 'essential'],
])('the banner’s %s returns to the page it was on', async (deed, stored) => {
  const from = (referer: string) => press([['deed', deed]], contextOf({}), { referer });
  const { cookies, to } = await from('http://alpha.example/es/used-cars-for-sale?sort=newest');
  expect(to).toBe('/es/used-cars-for-sale?sort=newest');
  expect(cookies).toContain(`allowCookies=${stored}`);
  for (const elsewhere of ['http://evil.example/page', 'http://alpha.example//evil.example', ''])
    expect((await from(elsewhere)).to).toBe('/');
});

test.each<[string, readonly string[], number]>([
  ['save', [], 1],
  ['save', ['functional'], 0],
  ['optOut', [], 0],
  ['rejectAll', [], 1],
  ['deny', [], 0],
])('%s with %j deletes what was remembered about the visitor: %i', async (deed, categories, times) => {
  let emptied = 0;
  const visitor = { ...ANONYMOUS, forgetProfile: async () => void (emptied += 1) };
  const chosen = categories.map((category) => ['category', category] as const);
  await press([['deed', deed], ...chosen], contextOf({ tier: 1 }, { visitor }));
  expect(emptied).toBe(times);
});

describe('the consent log', () => {
  const ID = '771e54b7-4ab1-4dbb-bc17-a61af44b375e';
  const client = { ...NO_CLIENT, cookies: `a=1; consentId=${ID}` };

  test('gets every choice under the visitor’s id, with the words they read', async () => {
    const logged: ConsentChoice[] = [];
    const context = contextOf(
      { gpc: true },
      { client, logConsent: async (choice) => void logged.push(choice) },
    );
    const { cookies } = await press([['deed', 'acceptAll']], context);
    expect(logged).toMatchObject([
      {
        dealership: 'dealership-alpha',
        visitor: ID,
        allowed: ['essential', 'functional', 'analytics', 'targeting'],
        gpc: true,
        wording: { language: 'en', text: expect.stringContaining('tell advertisers which of their ads') },
      },
    ]);
    expect(cookies).toContain(`consentId=${ID}`);
  });

  test('gets the opt-out of a visitor who hadn’t chosen', async () => {
    const logged: ConsentChoice[] = [];
    const context = contextOf(
      { tier: 2 },
      { client, logConsent: async (choice) => void logged.push(choice) },
    );
    const { cookies } = await press([['deed', 'optOut']], context);
    expect(logged).toMatchObject([{ visitor: ID, allowed: ['essential'], gpc: false }]);
    expect(cookies).toContain('allowCookies=essential');
    expect(view({ tier: 2, cookie: 'essential' }).isOptedOut).toBe(true);
  });

  test.each(['caller', 'tenant'])('gets no flood that uses up the share of the %s', async (full) => {
    const logged: ConsentChoice[] = [];
    const limits = {
      count: async (...[, share]: string[]) => ({ times: 1, isOver: share === full, retryAfterSeconds: 60 }),
    };
    const context = contextOf(
      {},
      {
        client: { ...client, ipAddress: '203.0.113.7' },
        limits,
        logConsent: async (choice) => void logged.push(choice),
      },
    );
    const { cookies } = await press([['deed', 'optOut']], context);
    expect(logged).toEqual([]);
    expect(cookies).toContain('allowCookies=essential');
  });

  test('may be down without a choice being lost', async () => {
    const troubles: unknown[] = [];
    const fail = async () => {
      throw new Error('no database');
    };
    const context = contextOf({}, { logConsent: fail, report: (error) => troubles.push(error) });
    const { cookies, to } = await press([['deed', 'deny']], context);
    expect(cookies).toContain('allowCookies=essential%2Cfunctional%2Canalytics');
    expect([to, troubles.length]).toEqual(['/', 1]);
  });

  test('has ids that visitors can read', () => {
    expect(
      choicesView(new Request(`http://alpha.example${PATH}`), contextOf({}, { client })).record,
    ).toContain(ID);
    expect(view({}).record).toBeNull();
  });
});

test('forgetting a visitor deletes their data and cookies but keeps their choices', async () => {
  let forgotten = 0;
  const visitor = { ...ANONYMOUS, forget: async () => void (forgotten += 1) };
  const client = { ...NO_CLIENT, cookies: '_fbp=fb.1; allowCookies=essential; _gallery=1' };
  const { cookies, to } = await press([['deed', 'forget']], contextOf({}, { visitor, client }));
  expect([forgotten, to]).toEqual([1, `${PATH}?done=forget#notice`]);
  expect(cookies).toContain('_fbp=');
  expect(cookies).not.toContain('_gallery=');
  expect(cookies).toContain('visitor=');
  expect(cookies).not.toContain('allowCookies=');
});

test('reports a failed deletion and keeps the cookies', async () => {
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

test.each([[[]], [[['deed', 'constructor'] as const]]])('rejects an invalid form: %j', async (fields) => {
  expect(await press(fields)).toMatchObject({ status: 400, cookies: [] });
});

describe('advertising parameters of the landing page', () => {
  const kept = '?utm_source=letter&gclid=abc&evil=1';
  const advertisingAfter = async (fields: readonly (readonly [string, string])[], setting: Setting = {}) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const request = new Request(`http://alpha.example${PATH}`, { method: 'POST', body });
    const { headers } = await submitChoice(request, contextOf(setting));
    return headers.getSetCookie().filter((cookie) => cookie.startsWith('adsValues='));
  };
  const save = ['deed', 'save'] as const;
  const targeting = ['category', 'targeting'] as const;
  const GONE = ['adsValues=; Max-Age=0; Path=/; SameSite=Lax'];

  test('are stored with the choice that allows them, limited to known names', async () => {
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
    ['no known parameter', [save, targeting, ['adsValues', 'evil=1']], {}, []],
  ])('are not stored: %s', async (_, fields, setting, cookies) => {
    expect(await advertisingAfter(fields, setting)).toEqual(cookies);
  });
});
