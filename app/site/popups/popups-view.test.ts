import type { Popup } from '@rooftop/content/documents/popup/popup';
import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { testCondition, testPopup } from '../../../tests/support/popups.ts';
import { testContent, testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { RECENT_COOKIE } from '#app/visitor/recent-cookie.ts';
import { type PopupFormParams, popupFormView, submitPopupForm } from './popup-form.server.ts';
import { popupPaths, popupRulesOf } from '@rooftop/visits/popups/written-rules';
import { popupLoaderView, popupsView } from './popups-view.server.ts';

const contextOf = (popups: readonly Popup[], fields: Partial<RequestContext> = {}) =>
  testContext({ content: testContent({ popups: async () => popups }), ...fields });
const LEAD = { ...ANONYMOUS, id: crypto.randomUUID(), isLead: true };

describe('conditions as editors write them', () => {
  const rulesOf = (parts: Parameters<typeof testCondition>[0]) =>
    popupRulesOf(testPopup('a', { conditions: [testCondition(parts)] })).conditions[0];

  test.each([
    [null, null],
    ['leads', true],
    ['others', false],
  ] as const)('for %s', (visitors, isLead) => {
    expect(rulesOf({ visitors })?.isLead).toBe(isLead);
  });

  test.each([
    [[{ name: 'gclid', rule: 'present', values: [] }], { gclid: true }],
    [[{ name: 'gclid', rule: 'absent', values: ['x'] }], { gclid: false }],
    [[{ name: 'utm_source', rule: 'is', values: ['mail'] }], { utm_source: 'mail' }],
    [[{ name: 'utm_source', rule: 'is', values: [] }], { utm_source: null }],
    [
      [
        { name: 'utm_source', rule: 'in', values: ['a', 'b'] },
        { name: 'utm_source', rule: 'not', values: ['b'] },
      ],
      { utm_source: { in: ['a', 'b'], not: ['b'] } },
    ],
  ] as const)('%j', (adsValues, rules) => {
    expect(
      rulesOf({ adsValues: adsValues.map((one) => ({ ...one, values: [...one.values] })) })?.adsValues,
    ).toEqual(rules);
  });

  test('params', () => {
    const params = [
      { name: 'vin', rule: 'new' as const, values: [] },
      { name: 'condition', rule: 'oneOf' as const, values: ['new'] },
      { name: 'year', rule: 'is' as const, values: ['2020'] },
    ];
    const rule = { key: 'r', page: 'vehicle', params, minCount: 2, maxCount: null };
    expect(rulesOf({ pageItemsViewed: [rule] })?.pageItemsViewed).toEqual([
      { ...rule, params: { vin: true, condition: ['new'], year: '2020' } },
    ]);
  });
});

describe('the pages on which popups may show', () => {
  const at = (conditions: Parameters<typeof testCondition>[0][]) =>
    popupPaths([testPopup('a', { conditions: conditions.map(testCondition) })], ['en', 'es']);

  test('are none without popups, and all if one is for every page', () => {
    expect(popupPaths([], ['en'])).toBeNull();
    expect(at([{ pages: ['/service'] }, {}])).toBe('');
  });

  test.each([
    ['/service', true],
    ['/es/service', true],
    ['/es', true],
    ['/', true],
    ['/fr/service', false],
    ['/services', false],
    ['/contact-us', true],
    ['/es/contact-us', true],
    ['/estimate', false],
  ])('%s: %s', (path, may) => {
    const visits = { key: 'r', page: 'contact-us', params: [], minCount: null, maxCount: null };
    const source = at([{ pages: ['/service', 'home'], pageItemsViewed: [visits] }]);
    expect(new RegExp(source ?? '').test(path)).toBe(may);
  });

  test('are told with the endpoint in the page’s language', async () => {
    const dealership = testDealership({ languages: ['en', 'es'] });
    expect(await popupLoaderView(contextOf([testPopup('a')], { dealership, locale: 'es' }))).toEqual({
      paths: '',
      href: '/es/api/popups',
    });
    expect(await popupLoaderView(contextOf([]))).toBeNull();
  });
});

describe('the days of a popup, on those of the dealership', () => {
  /** Half an hour before midnight of November 23 in New York. */
  const now = new Date('2026-11-24T04:30:00Z');

  test.each<[days: Partial<Pick<Popup, 'startDate' | 'endDate'>>, isShown: boolean, isLoaded: boolean]>([
    [{}, true, true],
    [{ startDate: '2026-11-23', endDate: '2026-11-23' }, true, true],
    [{ startDate: '2026-11-24' }, false, true],
    [{ endDate: '2026-11-22' }, false, false],
    [{ startDate: '2026-11-24', endDate: '2026-11-22' }, false, false],
  ])('with %j it shows: %s, and pages ask for it: %s', async (days, isShown, isLoaded) => {
    const context = contextOf([testPopup('a', days)], { now });
    expect((await popupsView('/', context)).popups.map(({ id }) => id)).toEqual(isShown ? ['a'] : []);
    expect((await popupLoaderView(context)) !== null).toBe(isLoaded);
  });
});

describe('the popups of a page', () => {
  const idsAt = async (path: string, popups: readonly Popup[], fields: Partial<RequestContext> = {}) =>
    (await popupsView(path, contextOf(popups, fields))).popups.map(({ id }) => id);

  test('are those that concern it and this visitor', async () => {
    const popups = [
      testPopup('everywhere'),
      testPopup('service', { conditions: [testCondition({ pages: ['/service'] })] }),
      testPopup('others', { conditions: [testCondition({ visitors: 'others' })] }),
    ];
    expect(await idsAt('/service', popups)).toEqual(['everywhere', 'service', 'others']);
    expect(await idsAt('/', popups)).toEqual(['everywhere', 'others']);
    expect(await idsAt('/', popups, { visitor: LEAD })).toEqual(['everywhere']);
  });

  test('offer to unlock only what is locked for this visitor', async () => {
    const unlock = testPopup('unlock', { component: { type: 'component', form: 'unlockInventory' } });
    const listings = generateListings(3).map((car, index) => ({ ...car, isPrivate: index === 0 }));
    const inventory = testInventory(listings);
    expect(await idsAt('/', [unlock], { inventory })).toEqual(['unlock']);
    expect(await idsAt('/', [unlock])).toEqual([]);
    const visitor = { ...LEAD, hasUnlockedInventory: async () => true };
    expect(await idsAt('/', [unlock], { inventory, visitor })).toEqual([]);
  });

  test.each([
    ['is closed within its quiet hours', 24, 23, '/', []],
    ['returns after them', 24, 25, '/', ['form']],
    ['without quiet hours, shows elsewhere at once', 0, 0, '/', ['form']],
    ['without quiet hours, is closed where the form was just sent', 0, 0, '/service', []],
  ])('after a lead, one with a form %s', async (_what, quietHours, hours, path, ids) => {
    const now = new Date('2026-11-27T12:00:00Z');
    const at = new Date(now.getTime() - hours * 3_600_000);
    const popup = testPopup('form', { quietHours, component: { type: 'component', form: 'userLead' } });
    // Held leads count too: they don't make a visitor a lead.
    const visitor = { ...ANONYMOUS, latestLead: async () => ({ at, page: '/service' }) };
    expect(await idsAt(path, [popup], { visitor, now })).toEqual(ids);
    expect(await idsAt(path, [popup], { now })).toEqual(['form']);
  });

  test('know the car of their page', async () => {
    const popup = testPopup('a', { component: { type: 'component', form: 'userLead' } });
    const path = '/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001';
    const hrefAt = async (at: string) =>
      (await popupsView(at, contextOf([popup]))).popups[0]?.component.formHref;
    expect(await hrefAt(path)).toBe('/api/popups/a/component?vehicle=2HGFC2F66MH500001');
    expect(await hrefAt('/')).toBe('/api/popups/a/component');
  });

  test('count visits before the visitor qualifies, and reveal nothing else', async () => {
    const visits = (page: string) => ({ key: page, page, params: [], minCount: 3, maxCount: null });
    const conditions = [
      testCondition({
        visitors: 'leads',
        pages: ['/service'],
        pageItemsViewed: [visits('home'), visits('vehicle')],
      }),
      testCondition({ key: 'other', visitors: 'leads' }),
    ];
    const popups = [
      testPopup('leads', { conditions }),
      testPopup('unlock', {
        component: { type: 'component', form: 'unlockInventory' },
        conditions: [testCondition({ pageItemsViewed: [visits('home')] })],
      }),
    ];
    const view = await popupsView('/', contextOf(popups));
    expect(view.popups).toEqual([]);
    const home = { key: 'c', pageItemsViewed: [{ ...visits('home'), params: {} }] };
    expect(view.counted).toEqual([
      { id: 'leads', conditions: [home] },
      { id: 'unlock', conditions: [home] },
    ]);
    expect((await popupsView('/service', contextOf(popups))).counted).toEqual([]);
  });

  test('have only allowed HTML, and lead only to allowed places', async () => {
    const popup = (redirect: string) =>
      testPopup('a', {
        component: { html: '<p onclick="x()">Hi <script>x()</script></p>' },
        submitted: { ...testPopup('a').submitted, redirect },
      });
    const [first] = (await popupsView('/', contextOf([popup('/special-offers')]))).popups;
    expect(first?.component.html).toBe('<p>Hi </p>');
    expect(first?.submitted).toMatchObject({ redirect: '/special-offers', component: null });
    for (const to of ['javascript:alert(1)', '//evil.example', 'http://example.com', 'tel:+13155550126'])
      expect((await popupsView('/', contextOf([popup(to)]))).popups[0]?.submitted.redirect).toBeNull();
  });
});

describe('the form of a popup', () => {
  const WRITTEN = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };
  const place: PopupFormParams = { id: 'a', part: 'component' };
  const withForm = (form: Popup['component']['form']) =>
    testPopup('a', {
      name: 'Winter club',
      component: { type: 'component', form },
      submitted: { ...testPopup('a').submitted, email: { subject: 'Hi', text: 'Welcome' } },
    });

  async function send(
    form: Popup['component']['form'],
    fields: Readonly<Record<string, string>>,
    {
      query = '',
      cookie = '',
      more = {},
    }: { query?: string; cookie?: string; more?: Partial<RequestContext> } = {},
  ) {
    const { leads, context } = recordLeads();
    const request = postForm(`http://alpha.example/api/popups/a/component${query}`, fields);
    request.headers.set('cookie', cookie);
    const whole = contextOf([withForm(form)], { ...context, ...more });
    const { answer } = await submitPopupForm(place, request, whole);
    return { answer, lead: leads[0] };
  }
  const view = (form: Popup['component']['form'], fields: Partial<RequestContext> = {}, at = place) =>
    popupFormView(
      at,
      new Request('http://alpha.example/api/popups/a/component'),
      contextOf([withForm(form)], fields),
    );

  const [car, other] = generateListings(2).map((listing) => ({
    ...listing,
    status: 'available' as const,
    soldAt: null,
    isPrivate: false,
  }));
  if (car === undefined || other === undefined) throw new Error('no cars');

  test.each([
    ['userLead', WRITTEN],
    ['unlockInventory', WRITTEN],
    ['contact', { ...WRITTEN, topic: '7', message: 'Hello' }],
  ] as const)('%s carries the car on whose page it shows', async (form, fields) => {
    const { lead } = await send(form, fields, {
      query: `?vehicle=${car.vin}`,
      more: { inventory: testInventory([car]) },
    });
    expect(lead?.content.vehicles).toMatchObject([{ vin: car.vin, interest: 'buy' }]);
    expect((await send(form, fields, { query: '?vehicle=none' })).lead?.content.vehicles).toEqual([]);
  });

  test('carries the other cars that the visitor compares, if they may be remembered', async () => {
    const detailsFor = async (consent: RequestContext['consent']) => {
      const more = { inventory: testInventory([car, other]), consent };
      const cookie = `${RECENT_COOKIE}=${car.vin}.${other.vin}`;
      return (await send('userLead', WRITTEN, { query: `?vehicle=${car.vin}`, cookie, more })).lead?.content
        .details;
    };
    const also = { name: 'Also looked at', value: expect.stringContaining(other.make) };
    expect(await detailsFor(['essential', 'functional'])).toContainEqual(also);
    expect(await detailsFor(['essential'])).not.toContainEqual(also);
  });

  test('asks when to call if it offers a call, and says it in the lead', async () => {
    expect(await view('userLead')).toMatchObject({ callTime: null });
    expect(await view('userLeadPhoneVerification')).toMatchObject({
      callTime: { label: 'When should we call?' },
    });
    const { lead } = await send('userLeadPhoneVerification', { ...WRITTEN, callTime: 'evening' });
    expect(lead?.content.details).toContainEqual({ name: 'When to call', value: 'In the evening' });
  });

  test('asks a visitor who is known nothing but a press to unlock', async () => {
    const profile = { ...UNKNOWN_VISITOR, ...WRITTEN, phone: '+13155550126' };
    const visitor = { ...ANONYMOUS, profile: async () => profile };
    expect(await view('unlockInventory', { visitor })).toMatchObject({
      known: { text: expect.stringMatching(/Ana Lee, ana@example\.com, .*555-0126/) },
      form: { verification: null },
    });
    for (const missing of ['firstName', 'lastName', 'email', 'phone']) {
      const partly = { ...ANONYMOUS, profile: async () => ({ ...profile, [missing]: null }) };
      expect(await view('unlockInventory', { visitor: partly })).toMatchObject({ known: null });
    }
  });

  test.each([
    ['userLead', WRITTEN, 'CONTACT', '7', 'Contact: Winter club'],
    ['userLeadPhoneVerification', WRITTEN, 'CONTACT', '7', 'Contact: Winter club'],
    ['unlockInventory', WRITTEN, 'UNLOCK_INVENTORY', null, 'Unlock inventory'],
    ['contact', { ...WRITTEN, topic: '7', message: 'Hello' }, 'CONTACT', '7', 'Contact: General questions'],
  ] as const)(
    '%s is a lead like any other, which names the popup',
    async (form, fields, kind, topic, subject) => {
      const { answer, lead } = await send(form, fields);
      expect(answer.state).toBe('sent');
      expect([lead?.kind.form, lead?.topic]).toEqual([kind, topic]);
      expect(lead?.content.subject).toBe(subject);
      expect(lead?.content.details).toContainEqual({ name: 'Popup', value: 'Winter club' });
      expect(lead?.confirmation).toEqual({ subject: 'Hi', text: 'Welcome' });
    },
  );

  test('is checked as everywhere', async () => {
    expect(await send('userLead', { ...WRITTEN, email: 'ana' })).toMatchObject({
      answer: { state: 'again' },
      lead: undefined,
    });
  });

  test('verifies phones if editors chose so', async () => {
    const verification = async (form: 'userLead' | 'userLeadPhoneVerification') =>
      (await view(form)).form.verification;
    expect(await verification('userLead')).toBeNull();
    expect(await verification('userLeadPhoneVerification')).not.toBeNull();
  });

  test.each([
    { id: 'b', part: 'component' },
    { id: 'a', part: 'submitted' },
    { id: 'a', part: 'other' },
    { id: undefined, part: undefined },
  ])('does not exist at %j', async (nowhere) => {
    await expect(view('userLead', {}, nowhere)).rejects.toMatchObject({ status: 404 });
  });
});
