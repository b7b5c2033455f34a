import { expect, test } from 'vitest';
import { testContext } from '../../../tests/support/website.ts';
import { countdownView } from './countdown.server.tsx';

const until = '2026-12-01T04:00:00.000Z';
const block = {
  _type: 'countdown' as const,
  key: 'c',
  heading: 'The sale ends',
  until,
  text: null,
  callToAction: null,
  secondCallToAction: null,
};

/** What a shopper in New York reads, and until when it is true. */
function shownAt(now: string, locale: 'en' | 'es' = 'en') {
  const changes: string[] = [];
  const validUntil = (moment: Date) => changes.push(moment.toISOString());
  const view = countdownView(block, testContext({ now: new Date(now), locale, validUntil }));
  return [view?.remaining, view?.moment, changes];
}
const moment = expect.stringMatching(/^Monday, November 30(?:,| at) 11:00\sPM EST$/);

test.each([
  ['2026-11-27T12:00:00Z', 'in 3 days', moment, [until]],
  // The last seconds of Sunday in New York, and the first of Monday.
  ['2026-11-30T04:59:59Z', 'tomorrow', moment, [until]],
  ['2026-11-30T05:00:00Z', 'today', moment, [until]],
  ['2026-12-01T03:59:59Z', 'today', moment, [until]],
  [until, undefined, undefined, []],
])('at %s: %s', (now, ...shown) => {
  expect(shownAt(now)).toEqual(shown);
});

test('says it in Spanish', () => {
  expect(shownAt('2026-11-27T12:00:00Z', 'es')).toEqual([
    'dentro de 3 días',
    expect.stringContaining('lunes, 30 de noviembre'),
    [until],
  ]);
});
