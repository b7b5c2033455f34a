import { standardMenus } from '@rooftop/content/documents/navigation/standard-navigation';
import { expect, test } from 'vitest';
import { testContext, testDealership } from '../../../tests/support/website.ts';
import { menuGroups, menuLinks } from './menu-view.server.ts';

const context = testContext({ path: '/contact-us' });

test('has the standard menus in the order of the specification', () => {
  const { header, footer, footerLine } = standardMenus('en');
  expect(header.map(({ label, links }) => [label, ...links.map((link) => link.label)])).toEqual([
    [
      'Shop Used Cars',
      'All Used',
      'Under 30K Miles',
      'Under $20K',
      'Sedans',
      'Trucks',
      'SUVs',
      'Minivans',
      'Special Offers',
    ],
    ['Financing'],
    ['Sell/Trade'],
    ['Service'],
  ]);
  expect(footer.slice(0, header.length)).toEqual(header);
  expect(footer.slice(header.length).map(({ links }) => links.map((link) => link.label))).toEqual([
    ['Our Company', 'Meet Our Team', 'Careers'],
    ['Help Center', 'Car Research'],
  ]);
  expect(footerLine.map((link) => link.label)).toEqual([
    'Contact Us',
    'Privacy Policy',
    'Terms of Sale',
    'Cookie Policy',
  ]);
});

test('leaves out unsafe links, and groups that become empty', () => {
  const groups = [
    { key: 'a', label: 'A', href: 'javascript:alert(1)', links: [{ label: 'B', href: '//evil.example' }] },
    { key: 'c', label: 'C', href: null, links: [] },
    { key: 'd', label: 'D', href: 'https://elsewhere.example/', links: [] },
  ];
  expect(menuGroups(groups, context).map(({ key }) => key)).toEqual(['d']);
});

test('makes the link of a group its first item', () => {
  const group = { key: 'a', label: 'A', href: '/#a', links: [{ label: 'B', href: '/contact-us' }] };
  expect(menuGroups([group], context)).toEqual([
    {
      key: 'a',
      label: 'A',
      href: null,
      isCurrent: false,
      links: [
        { label: 'A', href: '/#a', isCurrent: false },
        { label: 'B', href: '/contact-us', isCurrent: true },
      ],
    },
  ]);
});

test('links to pages in the language of the request', () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const spanish = testContext({ dealership, locale: 'es', path: '/contact-us' });
  const links = [
    { label: 'Contact', href: '/contact-us' },
    { label: 'Sedans', href: '/cars-for-sale/sedans' },
  ];
  expect(menuLinks(links, spanish)).toEqual([
    { label: 'Contact', href: '/es/contact-us', isCurrent: true },
    { label: 'Sedans', href: '/es/cars-for-sale/sedans', isCurrent: false },
  ]);
});
