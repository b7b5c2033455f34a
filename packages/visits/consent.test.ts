import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowedCategories,
  CATEGORIES_OF_ANSWER,
  bannerChoices,
  CONSENT_CATEGORIES,
  type ConsentInput,
  isBannerVisible,
  isPixelAllowed,
} from './consent.ts';

const all = 'essential,functional,analytics,targeting';

test.each<[tier: number, cookie: string | undefined, gpc: boolean, allowed: string]>([
  [0, undefined, false, all],
  [1, undefined, false, all],
  [1, undefined, true, 'essential,functional'],
  [0, 'essential', false, 'essential'],
  [1, 'essential,functional', false, 'essential,functional'],
  [1, '', false, 'essential'],
  [2, undefined, false, 'essential'],
  [3, undefined, false, 'essential'],
  [2, '', false, 'essential'],
  [2, all, false, all],
  [2, all, true, 'essential,functional'],
  [3, 'essential,functional,analytics', false, 'essential,functional,analytics'],
  [3, 'targeting,essential', false, 'essential,targeting'],
  [3, 'targeting', true, 'essential'],
  [2, 'analytics, functional', false, 'essential,functional,analytics'],
  [2, 'functional,functional', false, 'essential,functional'],
  [2, 'Targeting', false, 'essential'],
  [2, 'all', false, 'essential'],
  [2, '__proto__,constructor,targeting;', false, 'essential'],
])('tier %d, cookie %j, GPC %j: %s', (tier, cookie, gpc, allowed) => {
  expect(allowedCategories({ tier, cookie, gpc }).join()).toBe(allowed);
});

const facts = fc.record<ConsentInput>({
  cookie: fc.option(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.oneof(fc.constantFrom(...CONSENT_CATEGORIES), fc.string())).map((names) => names.join()),
    ),
    { nil: undefined },
  ),
  tier: fc.constantFrom(0, 1, 2, 3),
  gpc: fc.boolean(),
});

test('always allows essential, keeps the order, and shares nothing against GPC, whatever is sent', () => {
  fc.assert(
    fc.property(facts, (asked) => {
      const allowed = allowedCategories(asked);
      expect(allowed).toEqual(CONSENT_CATEGORIES.filter((category) => allowed.includes(category)));
      expect(allowed).toContain('essential');
      if (asked.gpc) expect(allowed).not.toContain('targeting');
      if (asked.gpc) expect(allowed).not.toContain('analytics');
      // Saving what is allowed and reading it back changes nothing.
      expect(allowedCategories({ ...asked, cookie: allowed.join() })).toEqual(allowed);
    }),
  );
});

test('respects an explicit choice equally at every tier', () => {
  fc.assert(
    fc.property(facts, (asked) => {
      const { cookie = 'essential' } = asked;
      expect(allowedCategories({ ...asked, cookie })).toEqual(
        allowedCategories({ ...asked, cookie, tier: 3 }),
      );
    }),
  );
});

test('never allows more with Global Privacy Control', () => {
  fc.assert(
    fc.property(facts, (asked) => {
      const without = allowedCategories({ ...asked, gpc: false });
      for (const category of allowedCategories({ ...asked, gpc: true })) expect(without).toContain(category);
    }),
  );
});

test.each<[tier: number, cookie: string | undefined, gpc: boolean, isAllowed: boolean]>([
  [1, undefined, false, true],
  [1, undefined, true, false],
  [1, 'essential,targeting', false, true],
  [2, undefined, false, false],
  [2, 'essential,targeting', false, false],
  [3, 'essential,functional,targeting', false, true],
  [3, 'essential,functional,analytics', false, false],
])('tier %d, cookie %j, GPC %j: the pixel is allowed %j', (tier, cookie, gpc, isAllowed) => {
  expect(isPixelAllowed(allowedCategories({ tier, cookie, gpc }), tier)).toBe(isAllowed);
});

test.each<[tier: number, isSymmetric: boolean, buttons: string]>([
  [0, false, 'acceptAll'],
  [1, false, 'acceptAll'],
  [2, false, 'acceptAll customize'],
  [3, false, 'acceptAll deny customize'],
  [1, true, 'acceptAll rejectAll'],
  [2, true, 'acceptAll rejectAll customize'],
  [3, true, 'acceptAll rejectAll customize'],
])('tier %d, symmetric %j: %s', (tier, isSymmetric, buttons) => {
  const { answers, isCustomizable } = bannerChoices(tier, isSymmetric);
  expect([...answers, ...(isCustomizable ? ['customize'] : [])].join(' ')).toBe(buttons);
});

test('answers allow what the specification says', () => {
  expect([CATEGORIES_OF_ANSWER.acceptAll.join(), CATEGORIES_OF_ANSWER.deny.join()]).toEqual([
    all,
    'essential,functional,analytics',
  ]);
});

test.each<
  [mode: 'show' | 'force' | 'hide' | null, tier: number, hasAnswered: boolean, path: string, boolean]
>([
  [null, 0, false, '/', false],
  [null, 1, false, '/', true],
  [null, 3, true, '/', false],
  [null, 2, false, '/legal/cookie-policy', false],
  ['show', 0, false, '/', true],
  ['show', 2, true, '/', false],
  ['show', 2, false, '/legal', false],
  ['force', 0, true, '/legal/cookie-policy', true],
  ['hide', 3, false, '/', false],
])('mode %j, tier %d, answered %j, %s: visible %j', (mode, tier, hasAnswered, path, isVisible) => {
  expect(isBannerVisible({ mode, tier, hasAnswered, path })).toBe(isVisible);
});
