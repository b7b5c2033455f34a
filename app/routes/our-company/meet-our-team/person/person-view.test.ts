import { expect, test } from 'vitest';
import { testContent, testContext, testStore } from '../../../../../tests/support/website.ts';
import { testStaffMember } from '../../../../../tests/support/staff-members.ts';
import { findMember, staffMemberHead, staffMemberView } from './person-view.server.ts';

const ann = testStaffMember({
  phone: '+18145550142',
  rating: { stars: 4.9, count: 1800 },
  bio: 'First.\n\nSecond.\n \nThird.',
  storeKey: 'north',
});
const content = testContent({
  staff: async () => [ann],
  stores: async () => [testStore({ key: 'north', name: 'North' }), testStore({ key: 'south' })],
});
const context = testContext({ content });

test('finds a staff member by a former slug, unless someone else has it now', async () => {
  const wed = testStaffMember({ slug: 'bo-roe', formerSlugs: ['bo-may', 'ann-lee'] });
  const both = { content: testContent({ staff: async () => [wed, ann] }) };
  expect(await findMember('bo-may', both)).toBe(wed);
  expect(await findMember('ann-lee', both)).toBe(ann);
});

test('finds a staff member by slug, and returns null for an unknown slug', async () => {
  expect(await findMember('ann-lee', context)).toBe(ann);
  expect(await findMember('bo', context)).toBeUndefined();
  expect(await findMember(undefined, context)).toBeUndefined();
});

test('shows name, title, store and phone', async () => {
  expect(await staffMemberView(ann, context)).toMatchObject({
    name: 'Ann Lee',
    initials: 'AL',
    title: 'Sales Consultant',
    store: 'North',
    rating: { average: '4.9', count: '1.8K reviews' },
    phone: { href: 'tel:+18145550142', number: '(814) 555-0142', spoken: 'Call Ann Lee: (814) 555-0142' },
    bio: ['First.', 'Second.', 'Third.'],
    crumbs: {
      crumbs: [
        { label: 'Alpha Motors', href: '/' },
        { label: 'Our company', href: '/our-company' },
        { label: 'Meet our team', href: '/our-company/meet-our-team' },
        { label: 'Ann Lee', href: null },
      ],
    },
  });
});

test('has structured data for a person who works for the dealership', async () => {
  const { structured } = await staffMemberView(ann, context);
  expect(structured).toMatchObject({
    '@graph': [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Ann Lee',
          givenName: 'Ann',
          familyName: 'Lee',
          jobTitle: 'Sales Consultant',
          telephone: '+18145550142',
          url: 'http://alpha.example/our-company/meet-our-team/ann-lee',
          worksFor: { '@type': 'AutoDealer', '@id': 'http://alpha.example/#dealership' },
        },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test.each([
  [ann, 'Ann Lee, Sales Consultant | Alpha Motors', 'First.'],
  [
    testStaffMember({ title: null }),
    'Ann Lee | Alpha Motors',
    'Send a message to Ann Lee at Alpha Motors, or call.',
  ],
])('names the person and the dealership in the head', async (member, title, description) => {
  expect(await staffMemberHead(member, context)).toMatchObject({
    title,
    description,
    canonical: 'http://alpha.example/our-company/meet-our-team/ann-lee',
  });
});
