import type { Popup } from '@rooftop/content/documents/popup';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../../context.server.ts';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { testCondition, testPopup } from '../../../tests/support/popups.ts';
import { testContent, testContext, testDealership, testInventory } from '../../../tests/support/website.ts';
import { ANONYMOUS } from '../../visitor/visitor-session.ts';
import { popupFormView, submitPopupForm } from './popup-form.server.ts';
import { popupPaths, popupRulesOf } from './popup-rules.server.ts';
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
  const place = { id: 'a', part: 'component' };
  const withForm = (form: Popup['component']['form']) =>
    testPopup('a', {
      name: 'Winter club',
      component: { type: 'component', form },
      submitted: { ...testPopup('a').submitted, email: { subject: 'Hi', text: 'Welcome' } },
    });

  async function send(form: Popup['component']['form'], fields: Readonly<Record<string, string>>) {
    const { leads, context } = recordLeads();
    const request = postForm('http://alpha.example/api/popups/a/component', fields);
    const { answer } = await submitPopupForm(place, request, contextOf([withForm(form)], context));
    return { answer, lead: leads[0] };
  }

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
      (await popupFormView(place, contextOf([withForm(form)]))).form.verification;
    expect(await verification('userLead')).toBeNull();
    expect(await verification('userLeadPhoneVerification')).not.toBeNull();
  });

  test.each([
    { id: 'b', part: 'component' },
    { id: 'a', part: 'submitted' },
    { id: 'a', part: 'other' },
    { id: undefined, part: undefined },
  ])('does not exist at %j', async (nowhere) => {
    await expect(popupFormView(nowhere, contextOf([withForm('userLead')]))).rejects.toMatchObject({
      status: 404,
    });
  });
});
