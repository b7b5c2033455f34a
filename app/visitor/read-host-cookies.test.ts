import { expect, test } from 'vitest';
import { HOST_COOKIES } from './cookie-name.ts';
import { COOKIE_REGISTER } from './consent/cookie-register.ts';
import { readHostCookies, renamedCookies } from './read-host-cookies.ts';

test.each<[cookies: string, acceptsPlain: boolean, header: string, accepted: readonly string[]]>([
  ['__Host-visitor=a; terms=b', true, 'visitor=a; terms=b', []],
  ['terms=b;__Host-visitor=a', false, 'terms=b; visitor=a', []],
  ['visitor=a; terms=b', true, 'visitor=a; terms=b', ['visitor']],
  ['visitor=a; terms=b', false, 'terms=b', []],
  // A page on a sibling host has set `visitor` for the whole domain.
  ['visitor=evil; __Host-visitor=a', true, 'visitor=a', []],
  ['__Host-visitor=a; visitor=evil', false, 'visitor=a', []],
  ['visitor =evil; __Host-visitor=a', true, 'visitor=a', []],
  ['__host-visitor=evil', true, '__host-visitor=evil', []],
  [
    '__Host-other=a; adfLead=1; userSelectedStore=erie',
    true,
    '__Host-other=a; adfLead=1; userSelectedStore=erie',
    [],
  ],
  [
    'creditDraft=a; tradeIn=b; serviceDraft=c',
    true,
    'creditDraft=a; tradeIn=b; serviceDraft=c',
    ['creditDraft', 'tradeIn', 'serviceDraft'],
  ],
  ['', true, '', []],
  ['visitor', true, 'visitor', ['visitor']],
])('of %j, with plain names accepted %j, is read %j', (cookies, acceptsPlain, header, accepted) => {
  expect(readHostCookies(cookies, acceptsPlain)).toMatchObject({ header, accepted });
});

test('an accepted cookie gets the name with the prefix and keeps its value, and the plain one is deleted', () => {
  expect(renamedCookies(readHostCookies('visitor=a.b%2Cc; experiments=x', true))).toEqual([
    '__Host-visitor=a.b%2Cc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-experiments=x; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
    'visitor=; Max-Age=0; Path=/; SameSite=Lax',
    'experiments=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
  expect(renamedCookies(readHostCookies('visitor=a; __Host-visitor=b', true))).toEqual([
    'visitor=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
  expect(renamedCookies(readHostCookies('__Host-visitor=b', true))).toEqual([]);
});

test('every cookie with the prefix is in the register', () => {
  const names = COOKIE_REGISTER.map(({ name }) => name);
  expect(HOST_COOKIES.filter((name) => !names.includes(name))).toEqual([]);
});
