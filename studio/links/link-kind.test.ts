import { LINK_KINDS } from '@rooftop/content/schema';
import { expect, test } from 'vitest';
import { kindOfLink } from './link-kind.ts';

const paths = new Set(['/winter-tires']);
const kindOf = (href: string | undefined, hasTarget = false) =>
  kindOfLink({ href, hasTarget, paths }, LINK_KINDS);

test.each([
  [undefined, 'document'],
  ['/winter-tires', 'document'],
  ['/contact-us', 'builtIn'],
  ['/used-cars-for-sale', 'builtIn'],
  ['/used-cars-for-sale/suvs', 'search'],
  ['/cars-for-sale?price=null,20000', 'search'],
  ['/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234', 'car'],
  ['/contact-us?topic=1', 'typed'],
  ['/cars-for-sales', 'typed'],
  ['https://lender.example', 'typed'],
])('a link to %s is of the kind %s', (href, kind) => {
  expect(kindOf(href)).toBe(kind);
});

test('a chosen document comes before an address, and a field offers its own kinds only', () => {
  expect(kindOf('/contact-us', true)).toBe('document');
  const ofCars = (href: string | undefined) =>
    kindOfLink({ href, hasTarget: false, paths }, ['search', 'typed']);
  expect([undefined, '/used-cars-for-sale', '/contact-us'].map(ofCars)).toEqual([
    'search',
    'search',
    'typed',
  ]);
});
