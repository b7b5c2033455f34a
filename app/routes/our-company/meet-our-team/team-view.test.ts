import type { StaffMember } from '@rooftop/content/documents/staff-member/staff-member';
import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import { testContent, testContext, testDealership, testStore } from '../../../../tests/support/website.ts';
import { testStaffMember } from '../../../../tests/support/staff-members.ts';
import { teamView } from './team-view.server.ts';

const [north, south] = [
  testStore({ key: 'north', name: 'North' }),
  testStore({ key: 'south', name: 'South' }),
];
const member = (firstName: string, department: StaffMember['department'], storeKey: string | null = null) =>
  testStaffMember({ firstName, slug: firstName.toLowerCase(), department, storeKey });
const STAFF = [
  member('Ann', 'Sales', 'north'),
  member('Bo', 'Service', 'north'),
  member('Cy', 'Sales', 'south'),
  member('Di', 'Technician', 'south'),
  member('Ed', 'Sales'),
];

const view = (
  query: string,
  staff: readonly StaffMember[] = STAFF,
  stores = [north, south],
  fields: Parameters<typeof testContext>[0] = {},
) => {
  const content = testContent({ staff: async () => staff, stores: async () => stores });
  const request = new Request(`http://alpha.example/our-company/meet-our-team${query}`);
  return teamView(request, testContext({ content, ...fields }));
};

test.each([
  ['', { Sales: ['Ann', 'Cy', 'Ed'], Service: ['Bo'], Technicians: ['Di'] }],
  ['?department=sales', { Sales: ['Ann', 'Cy', 'Ed'] }],
  ['?store=north', { Sales: ['Ann', 'Ed'], Service: ['Bo'] }],
  ['?department=sales&store=south', { Sales: ['Cy', 'Ed'] }],
  ['?department=parts', {}],
  ['?department=service&store=south', {}],
  ['?department=Sales&store=nowhere', { Sales: ['Ann', 'Cy', 'Ed'], Service: ['Bo'], Technicians: ['Di'] }],
])('%s shows %j', async (query, shown) => {
  const { departments, empty } = await view(query);
  expect(
    Object.fromEntries(
      departments.map(({ name, people }) => [name, people.map((one) => one.name.split(' ')[0])]),
    ),
  ).toEqual(shown);
  expect(empty?.text).toBe(Object.keys(shown).length === 0 ? en['team.nobody'] : undefined);
});

test('keeps the other filter in the links of each filter', async () => {
  const { filters } = await view('?department=sales&store=north');
  expect(filters.map(({ label, choices }) => [label, choices.map((one) => [one.label, one.href])])).toEqual([
    [
      'Department',
      [
        ['Everybody', '/our-company/meet-our-team?store=north'],
        ['Sales', '/our-company/meet-our-team?department=sales&store=north'],
        ['Service', '/our-company/meet-our-team?department=service&store=north'],
      ],
    ],
    [
      'Store',
      [
        ['All stores', '/our-company/meet-our-team?department=sales'],
        ['North', '/our-company/meet-our-team?department=sales&store=north'],
        ['South', '/our-company/meet-our-team?department=sales&store=south'],
      ],
    ],
  ]);
  expect(filters.flatMap(({ choices }) => choices.filter(({ isCurrent }) => isCurrent))).toHaveLength(2);
});

test('has no store names and no store filter in a dealership with one store', async () => {
  const { filters, departments } = await view('', STAFF, [north]);
  expect(filters.map(({ label }) => label)).toEqual(['Department']);
  expect(departments.flatMap(({ people }) => people.map(({ store }) => store))).toEqual(
    STAFF.map(() => null),
  );
});

test('links to URLs in the language', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const { departments } = await view('', STAFF, [north], { dealership, locale: 'es' });
  expect(departments[0]?.name).toBe('Ventas');
  expect(departments[0]?.people[0]?.href).toBe('/es/our-company/meet-our-team/ann');
});

test('says how to reach the dealership when there are no staff profiles', async () => {
  expect((await view('', [])).empty).toMatchObject({ text: en['team.empty'], href: '/contact-us' });
});
