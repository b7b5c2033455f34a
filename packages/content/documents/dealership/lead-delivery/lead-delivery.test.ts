import { describe, expect, test } from 'vitest';
import { exampleDelivery } from '../../../../../tests/support/lead-delivery.ts';
import {
  runCompleteQuery,
  runQuery,
  dealership,
  owned,
} from '../../../../../tests/support/content-queries.ts';
import { dealershipsQuery } from '../dealership.groq.ts';
import { homePageQuery } from '../../home-page/home-page.groq.ts';
import { deliveryForStore } from './lead-delivery.ts';
import { leadDeliveryQuery } from './lead-delivery.groq.ts';
import { settingsQuery } from '../settings/settings.groq.ts';
import { staffQuery } from '../../staff-member/staff-member.groq.ts';
import { storesQuery } from '../../store/store.groq.ts';

const to = (...leads: string[]) => ({ leads });
const person = (id: string) => ({ person: { _type: 'reference', _ref: id } });
const member = (slug: string, key: string, more: object = {}) =>
  owned('staffMember', slug, key, {
    firstName: key,
    lastName: 'Lee',
    slug: { current: key },
    department: 'Sales',
    email: `${key}@${slug}.example`,
    phone: '+18145550142',
    ...more,
  });
const store = (slug: string, key: string, more: object = {}) =>
  owned('store', slug, key, {
    key,
    name: key,
    address: { line1: '1 Main Street', city: 'Erie', state: 'PA', zip: '16501' },
    coordinates: { lat: 42, lng: -80 },
    phones: { sales: '+18145550142' },
    timeZone: 'America/New_York',
    ...more,
  });

const read = async (dataset: object[]) => {
  const delivery = await runCompleteQuery(leadDeliveryQuery, dataset);
  if (delivery === null) throw new Error('There is no such dealership.');
  return delivery;
};

describe('lead delivery', () => {
  test('has no recipients and uses defaults until an editor sets them', async () => {
    expect(await read([dealership('a', { apiBaseUrl: 'https://api.example' })])).toEqual(exampleDelivery());
    expect(await runCompleteQuery(leadDeliveryQuery, [dealership('b')])).toBeNull();
  });

  test('takes a row that was left empty for no recipient', async () => {
    const byForm = [{ form: 'SERVICE', recipients: ['', 'service@a.example'] }];
    const delivery = await read([
      dealership('a', { recipients: { ...to(' ', 'sales@a.example'), byForm, crmAddresses: [''] } }),
      store('a', 'north', { email: to('') }),
    ]);
    expect(delivery).toMatchObject({
      recipients: ['sales@a.example'],
      byForm: [{ form: 'SERVICE', recipients: ['service@a.example'] }],
      crmAddresses: [],
    });
    // Otherwise the store's empty row would replace the dealership's recipients.
    expect(deliveryForStore(delivery, 'north').recipients).toEqual(['sales@a.example']);
  });

  test("uses the dealership's own addresses and none of another dealership", async () => {
    const delivery = await read([
      dealership('a', {
        recipients: { ...to('sales@a.example'), crmAddresses: ['crm@a.example'], sender: 'web@a.example' },
        crm: {
          adfFormat: 'merged-comments',
          usesPlaceholderVehicle: true,
          usesApi: true,
          webhooks: ['https://hooks.example/x'],
        },
        apiBaseUrl: 'https://api.example',
        generalManager: person('staffMember-a-ann'),
      }),
      dealership('b', { recipients: to('sales@b.example') }),
      member('a', 'ann'),
      member('a', 'bo', { active: false }),
      member('b', 'cy'),
      store('a', 'north', { name: 'North Motors', email: to('north@a.example') }),
      store('b', 'south', { email: to('south@b.example') }),
    ]);
    expect(delivery).toMatchObject({
      recipients: ['sales@a.example'],
      crmAddresses: ['crm@a.example'],
      sender: 'web@a.example',
      adfFormat: 'merged-comments',
      usesPlaceholderVehicle: true,
      apiBaseUrl: 'https://api.example',
      generalManager: { fullName: 'ann Lee', email: 'ann@a.example', phone: '+18145550142' },
      stores: [{ key: 'north', name: 'North Motors', recipients: ['north@a.example'], generalManager: null }],
      staffEmails: { 'staffMember-a-ann': 'ann@a.example' },
    });
    expect(JSON.stringify(delivery)).not.toContain('b.example');
  });

  test.each([
    ['has left', 'staffMember-a-bo'],
    ['is another dealership’s', 'staffMember-b-cy'],
    ['is nobody', 'staffMember-a-none'],
  ])('falls back to the office if the general manager %s', async (_what, id) => {
    const { generalManager } = await read([
      dealership('a', { generalManager: { ...person(id), fullName: 'Office', email: 'office@a.example' } }),
      member('a', 'bo', { active: false }),
      member('b', 'cy'),
    ]);
    expect(generalManager).toEqual({ fullName: 'Office', email: 'office@a.example', phone: null });
  });

  test('drops only the invalid entry', async () => {
    const byForm = [
      { form: 'CAREERS', recipients: ['people@a.example'] },
      { form: 'LOTTERY', recipients: ['x@a.example'] },
    ];
    const { value, broken } = await runQuery(leadDeliveryQuery, [
      dealership('a', { recipients: { leads: ['sales@a.example', 7], byForm } }),
    ]);
    expect(value).toMatchObject({ recipients: ['sales@a.example'], byForm: byForm.slice(0, 1) });
    expect(broken).toEqual(['recipients[1]', 'byForm[1].form']);
  });
});

test('never exposes recipients in what the website shows', async () => {
  const secret = 'canary@secret.example';
  const addresses = {
    leads: [secret],
    crmAddresses: [secret],
    sender: secret,
    byForm: [{ form: 'CAREERS', recipients: [secret] }],
  };
  const generalManager = { fullName: secret, email: secret };
  const dataset = [
    dealership('a', { recipients: addresses, generalManager }),
    store('a', 'north', { email: addresses, generalManager }),
    member('a', 'ann', { email: secret }),
  ];
  expect(JSON.stringify(await read(dataset))).toContain(secret);
  for (const query of [dealershipsQuery, homePageQuery, settingsQuery, storesQuery, staffQuery]) {
    const answer = await runCompleteQuery<unknown>(query, dataset);
    expect(JSON.stringify(answer), query.name).not.toContain(secret);
  }
  expect(await runCompleteQuery(staffQuery, dataset)).toHaveLength(1);
  expect(await runCompleteQuery(storesQuery, dataset)).toHaveLength(1);
});

describe('with a selected store', () => {
  const dataset = [
    dealership('a', {
      recipients: {
        ...to('sales@a.example'),
        sender: 'web@a.example',
        byForm: [
          { form: 'CAREERS', recipients: ['people@a.example'] },
          { form: 'SERVICE', recipients: ['service@a.example'] },
        ],
      },
      generalManager: { email: 'office@a.example' },
    }),
    store('a', 'north', {
      email: { ...to('north@a.example'), byForm: [{ form: 'SERVICE', recipients: ['lift@a.example'] }] },
      generalManager: { email: 'ann@a.example' },
    }),
    store('a', 'south'),
  ];

  test("uses the store's addresses, and its recipients form by form", async () => {
    expect(deliveryForStore(await read(dataset), 'north')).toMatchObject({
      recipients: ['north@a.example'],
      byForm: [
        { form: 'SERVICE', recipients: ['lift@a.example'] },
        { form: 'CAREERS', recipients: ['people@a.example'] },
      ],
      sender: 'web@a.example',
      generalManager: { email: 'ann@a.example' },
    });
  });

  test.each([null, 'south', 'nowhere'])("uses the dealership's addresses for %s", async (key) => {
    const delivery = await read(dataset);
    expect(deliveryForStore(delivery, key)).toEqual(delivery);
  });
});

describe('lead rules', () => {
  const ref = (id: string) => ({ _type: 'reference', _ref: id });
  const rule = (key: string, more: object = {}) => ({
    _key: key,
    name: key,
    recipients: ['x@a.example'],
    ...more,
  });

  test('name stores by key, and hold for no store if theirs are another dealership’s', async () => {
    const { leadRules } = await read([
      dealership('a', {
        leadRules: [
          rule('every'),
          rule('north', {
            stores: [ref('store-a-north')],
            forms: ['SERVICE'],
            opening: 'closed',
            from: '18:00',
          }),
          rule('foreign', { stores: [ref('store-b-south')] }),
        ],
      }),
      dealership('b'),
      store('a', 'north'),
      store('b', 'south'),
    ]);
    expect(leadRules).toMatchObject([
      {
        key: 'every',
        forms: [],
        stores: null,
        condition: null,
        opening: null,
        from: null,
        takesTurns: false,
        recipientOwns: false,
      },
      { key: 'north', forms: ['SERVICE'], stores: ['north'], opening: 'closed', from: '18:00' },
      { key: 'foreign', stores: [] },
    ]);
  });

  test('without recipients or with a wrong time are dropped, and nothing else is', async () => {
    const { value, broken } = await runQuery(leadDeliveryQuery, [
      dealership('a', {
        leadRules: [rule('empty', { recipients: [] }), rule('late', { until: 'midnight' }), rule('good')],
      }),
    ]);
    expect(value).toMatchObject({ leadRules: [{ key: 'good' }] });
    expect(broken).toEqual(['leadRules[0].recipients', 'leadRules[1]']);
  });

  test('the template of answers is in the language that it is asked for, or missing', async () => {
    const written = (answerTemplate: object) => read([dealership('a', { answerTemplate })]);
    expect(await written({ en: 'Hello {name}', es: 'Hola' })).toMatchObject({
      answerTemplate: 'Hello {name}',
    });
    expect(await written({ es: 'Hola' })).toMatchObject({ answerTemplate: null });
  });

  test('replies are in the shopper’s language', async () => {
    const dataset = [
      dealership('a', { replies: { open: { en: 'Hello', es: 'Hola' }, closed: { en: 'Later' } } }),
    ];
    expect((await read(dataset)).replies).toEqual({ open: 'Hello', closed: 'Later' });
  });
});
