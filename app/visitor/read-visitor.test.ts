import { expect, test } from 'vitest';
import { readVisitor } from './read-visitor.ts';

test.each<[cookie: string | undefined, gpc: string | undefined, consent: string, isGpc: boolean]>([
  [undefined, undefined, 'essential', false],
  ['allowCookies=essential,functional', undefined, 'essential,functional', false],
  ['allowCookies=essential%2Cfunctional', undefined, 'essential,functional', false],
  ['a=1; allowCookies="functional,targeting"', undefined, 'essential,functional,targeting', false],
  ['notallowCookies=targeting', undefined, 'essential', false],
  ['allowCookies=%E0%A4%A', undefined, 'essential', false],
  ['allowCookies=analytics,functional', '1', 'essential,functional', true],
  ['allowCookies=analytics', '0', 'essential,analytics', false],
  ['allowCookies=analytics', '1, 1', 'essential,analytics', false],
  ['allowCookies=analytics', 'true', 'essential,analytics', false],
  ['allowCookies=analytics,functional; gpc=1', undefined, 'essential,functional', true],
  ['allowCookies=analytics; gpc=1', '0', 'essential', true],
  ['allowCookies=analytics; gpc=0; nogpc=1', undefined, 'essential,analytics', false],
])('cookies %j and Sec-GPC %j', (cookie, gpc, consent, isGpc) => {
  const visitor = readVisitor({ cookie, gpc }, { cookieTier: 2 });
  expect([visitor.consent.join(), visitor.gpc, visitor.storeKey]).toEqual([consent, isGpc, undefined]);
});

test('returns the store as sent', () => {
  const cookie = 'userSelectedStore=any%20thing; allowCookies=functional';
  expect(readVisitor({ cookie, gpc: null }, { cookieTier: 0 })).toMatchObject({ storeKey: 'any thing' });
});
