import { expect, test } from 'vitest';
import { navigation } from './navigation.schema.ts';
import { standardFields, standardMenus } from './standard-navigation.ts';

test('starts a new document with the standard menus', () => {
  const begins = navigation.fields.flatMap((field) =>
    'initialValue' in field ? [[field.name, field.initialValue]] : [],
  );
  expect(Object.fromEntries(begins)).toEqual(standardFields);
});

test.each(Object.entries(standardFields))(
  'has typed members with unique keys and both languages in %s',
  (_name, members) => {
    const lists = [members, ...members.flatMap((member) => ('links' in member ? [member.links] : []))];
    for (const list of lists) {
      expect(new Set(list.map(({ _key }) => _key)).size).toBe(list.length);
      for (const { _type, label } of list) {
        expect(_type).toMatch(/^(menuGroup|link)$/);
        expect([label.en, label.es]).not.toContain('');
      }
    }
  },
);

test('returns the standard menus in the requested language', () => {
  expect(standardMenus('es').footerLine[0]).toEqual({ label: 'Contáctenos', href: '/contact-us' });
  expect(standardMenus('en').header.map(({ href }) => href)).toEqual([
    null,
    '/auto-financing',
    '/sell-trade-my-car',
    '/service',
  ]);
});

test('links only to used cars under Shop Used Cars', () => {
  const menus = standardMenus('en');
  const groups = [...menus.header, ...menus.footer].filter(({ label }) => label === 'Shop Used Cars');
  expect(groups).toHaveLength(2);
  for (const { links } of groups) {
    const toCars = links.map(({ href }) => href).filter((href) => href.includes('cars-for-sale'));
    expect(toCars).toHaveLength(7);
    for (const href of toCars) expect(href).toMatch(/^\/used-cars-for-sale(?=[/?]|$)/);
  }
});
