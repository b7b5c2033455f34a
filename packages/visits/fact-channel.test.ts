import { expect, test } from 'vitest';
import { allowedCategories, CONSENT_CATEGORIES, type ConsentCategory } from './consent.ts';
import { createFactChannel } from './fact-channel.ts';
import type { Fact } from './facts.ts';

const ALL = CONSENT_CATEGORIES;
const page = (route: string): Fact => ({ kind: 'pageViewed', route, path: `/${route}`, error: null });
const call: Fact = { kind: 'phoneClicked', phone: '+18145550143', department: null };

function open(allowed: readonly ConsentCategory[]) {
  let now = allowed;
  let tellChange: ((allowed: readonly ConsentCategory[]) => void) | undefined;
  const errors: unknown[] = [];
  const channel = createFactChannel(
    {
      allowed: () => now,
      onChange(listener) {
        tellChange = listener;
      },
    },
    (error) => errors.push(error),
  );
  return {
    ...channel,
    errors,
    choose(chosen: readonly ConsentCategory[]) {
      now = chosen;
      tellChange?.(now);
    },
    /** What a subscriber hears that needs these categories: routes of pages, kinds of other facts. */
    hear(...needed: readonly ConsentCategory[]) {
      const heard: string[] = [];
      const stop = channel.subscribe(needed, (fact) =>
        heard.push(fact.kind === 'pageViewed' ? fact.route : fact.kind),
      );
      return { heard, stop };
    },
  };
}

test('tells a fact to the subscribers of allowed categories only', () => {
  const visit = open(['essential', 'analytics']);
  const heard = ALL.map((category) => visit.hear(category).heard);
  visit.publish(page('home'));
  expect(heard).toEqual([['home'], [], ['home'], []]);
});

test('never tells advertisers anything against Global Privacy Control', () => {
  const visit = open(allowedCategories({ tier: 1, cookie: ALL.join(), gpc: true }));
  const heard = [visit.hear('targeting').heard, visit.hear('analytics').heard];
  visit.publish(page('home'));
  visit.publish(call);
  expect(heard).toEqual([[], []]);
});

test('tells late subscribers what happened since consent', () => {
  const visit = open(ALL);
  visit.publish(page('home'));
  visit.publish(call);
  expect(visit.hear('analytics').heard).toEqual(['home', 'phoneClicked']);
});

test('keeps facts from before consent to itself, and tells which page it was given on', () => {
  const visit = open(['essential']);
  const early = visit.hear('analytics').heard;
  const own = visit.hear('essential').heard;
  visit.publish(page('home'));
  visit.publish(call);
  visit.publish(page('offers'));
  visit.publish(call);
  visit.choose(ALL);
  expect(early).toEqual(['offers', 'consentChanged']);
  expect(visit.hear('targeting').heard).toEqual(['offers', 'consentChanged']);
  expect(own).toEqual(['home', 'phoneClicked', 'offers', 'phoneClicked', 'consentChanged']);
});

test('tells nothing after consent was withdrawn, and nothing twice when it is given again', () => {
  const visit = open(ALL);
  const { heard } = visit.hear('analytics');
  visit.publish(page('home'));
  visit.choose(['essential']);
  visit.publish(call);
  expect(visit.hear('analytics').heard).toEqual([]);
  visit.choose(ALL);
  expect(heard).toEqual(['home', 'consentChanged']);
});

const FUNCTIONAL = ['essential', 'functional'] as const;
const TARGETING = ['essential', 'targeting'] as const;

test.each<
  [what: string, before: readonly ConsentCategory[], choices: (readonly ConsentCategory[])[], string]
>([
  ['one of them', TARGETING, [], ''],
  ['the other one', FUNCTIONAL, [], ''],
  ['both', ALL, [], 'home,phoneClicked,offers,phoneClicked'],
  ['the second one later', TARGETING, [ALL], 'offers,consentChanged'],
  ['the first one later', FUNCTIONAL, [ALL], 'offers,consentChanged'],
  ['one after the other, never both', TARGETING, [FUNCTIONAL], ''],
  ['both after one after the other', TARGETING, [FUNCTIONAL, ALL], 'offers,consentChanged'],
  ['both, and one of them no more', ALL, [TARGETING], 'home,phoneClicked,offers,phoneClicked'],
  [
    'both, not, and both again',
    ALL,
    [TARGETING, ALL],
    'home,phoneClicked,offers,phoneClicked,consentChanged',
  ],
])('a subscriber that needs two categories, when the visitor allows %s', (_what, before, choices, told) => {
  const visit = open(before);
  const early = visit.hear('functional', 'targeting').heard;
  for (const route of ['home', 'offers']) {
    visit.publish(page(route));
    visit.publish(call);
  }
  for (const choice of choices) visit.choose(choice);
  expect(early.join()).toBe(told);
  // A subscriber that loads late hears the same, or nothing if not both are allowed by then.
  const isAllowed = (choices.at(-1) ?? before) === ALL;
  expect(visit.hear('functional', 'targeting').heard.join()).toBe(isAllowed ? told : '');
});

test('a late subscriber that needs two categories hears only what happened while both were allowed', () => {
  const visit = open(TARGETING);
  visit.publish(page('home'));
  visit.choose(FUNCTIONAL);
  visit.publish(page('offers'));
  visit.choose(ALL);
  expect(visit.hear('functional', 'targeting').heard).toEqual(['offers', 'consentChanged']);
});

test('keeps a failing subscriber from disturbing others', () => {
  const visit = open(ALL);
  const failure = new Error('down');
  visit.subscribe(['analytics'], () => {
    throw failure;
  });
  const { heard, stop } = visit.hear('analytics');
  visit.publish(page('home'));
  stop();
  visit.publish(call);
  expect(heard).toEqual(['home']);
  expect(visit.errors).toEqual([failure, failure]);
});
