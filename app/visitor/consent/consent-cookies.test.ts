import { expect, test } from 'vitest';
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

test('forgetting removes all cookies except the choice', () => {
  expect(createForgetCookies(http).map((cookie) => cookie.split('=', 1)[0])).toEqual([
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
