import { expect, test } from 'vitest';
import { NO_CLIENT } from '#app/http/client.ts';
import { consentCookies, createForgetCookies } from './consent-cookies.ts';

const http = { secureCookies: false };

test('remembers a choice for thirteen months, readable by scripts, and hides the banner', () => {
  expect(
    consentCookies(['essential', 'functional', 'analytics', 'targeting'], { secureCookies: true }),
  ).toEqual([
    'allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting; Max-Age=34128000; Path=/; Secure; SameSite=Lax',
    'displayCookies=hide; Max-Age=34128000; Path=/; Secure; SameSite=Lax',
  ]);
});

test.each([
  [['essential', 'functional', 'analytics'] as const, ['adsValues']],
  [['essential', 'targeting'] as const, ['recentlyViewed', 'experiments']],
  [['essential'] as const, ['recentlyViewed', 'experiments', 'adsValues']],
])('%j removes %j', (allowed, gone) => {
  expect(consentCookies(allowed, http).slice(2)).toEqual(
    gone.map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`),
  );
});

const forgetting = (cookies: string | null) =>
  createForgetCookies({
    ...http,
    origin: 'http://www.alpha.example:3000',
    client: { ...NO_CLIENT, cookies },
  });

test('forgetting removes all cookies except the choice', () => {
  expect(forgetting(null).map((cookie) => cookie.split('=', 1)[0])).toEqual([
    'consentId',
    'userSelectedStore',
    'terms',
    'visitor',
    'adfLead',
    'tradeIn',
    'creditDraft',
    'serviceDraft',
    'recentlyViewed',
    'experiments',
    'adsValues',
  ]);
});

test('forgetting removes the cookies of trackers that the browser has, on every domain that may have set them', () => {
  const gone = forgetting('_ga_AB12CD34EF=1; _gcl_aw=2; allowCookies=essential; _gallery=3');
  expect(gone.filter((cookie) => cookie.startsWith('_'))).toEqual(
    ['_ga_AB12CD34EF', '_gcl_aw'].flatMap((name) =>
      ['', ' Domain=www.alpha.example;', ' Domain=alpha.example;', ' Domain=example;'].map(
        (domain) => `${name}=; Max-Age=0;${domain} Path=/; SameSite=Lax`,
      ),
    ),
  );
});
