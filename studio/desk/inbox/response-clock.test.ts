import { describe, expect, test } from 'vitest';
import { clockText, clockTone } from './response-clock.ts';

const ANSWER_MINUTES = 20;
const SETUP = { timeZone: 'America/New_York', answerMinutes: ANSWER_MINUTES };
const clock = { startedAt: '2026-11-27T15:00:00Z', lateAt: '2026-11-27T15:20:00Z', answeredAt: null };
const lead = { clock, status: 'new', isHeld: false, isTest: false } as const;
const at = (time: string) => Date.parse(`2026-11-27T${time}Z`);

describe('a running clock', () => {
  test.each([
    ['15:00:00', 'calm', 'Answer within 20 min'],
    ['15:09:59', 'calm', 'Answer within 11 min'],
    ['15:10:00', 'soon', 'Answer within 10 min'],
    ['15:19:59', 'soon', 'Answer within 1 min'],
    ['15:20:00', 'late', 'Late by 0 min'],
    ['15:32:30', 'late', 'Late by 12 min'],
    ['17:19:59', 'late', 'Late by 119 min'],
    ['18:40:00', 'late', 'Late by 3 h'],
  ])('at %s is %s: %s', (time, tone, text) => {
    expect([clockTone(lead, at(time), ANSWER_MINUTES), clockText(lead, at(time), SETUP)]).toEqual([
      tone,
      text,
    ]);
  });

  test('names the day and time if it ends after the store opens again', () => {
    const overnight = { ...lead, clock: { ...clock, lateAt: '2026-11-28T14:15:00Z' } };
    expect(clockText(overnight, at('23:00:00'), SETUP)).toBe('Answer by Sat, 9:15 AM');
  });

  test.each<[when: string, startedAt: string, lateAt: string, answerMinutes: number, soonAt: string]>([
    [
      'the lead comes in on Saturday night',
      '2026-11-28T23:30:00Z',
      '2026-11-30T14:20:00Z',
      20,
      '2026-11-30T14:10:00Z',
    ],
    [
      'a quarter passes before the store closes, and opens at 9',
      '2026-11-26T22:55:00Z',
      '2026-11-27T14:15:00Z',
      20,
      '2026-11-27T14:05:00Z',
    ],
    [
      'three quarters do, so it stays calm until morning',
      '2026-11-26T22:45:00Z',
      '2026-11-27T14:05:00Z',
      20,
      '2026-11-27T13:55:00Z',
    ],
    [
      'it came when the answer time was shorter',
      '2026-11-27T15:00:00Z',
      '2026-11-27T15:20:00Z',
      60,
      '2026-11-27T15:10:00Z',
    ],
  ])(
    'turns amber when half of the answer time is left: %s',
    (_, startedAt, lateAt, answerMinutes, soonAt) => {
      const timed = { ...lead, clock: { ...clock, startedAt, lateAt } };
      const tones = [-1, 0].map((more) => clockTone(timed, Date.parse(soonAt) + more, answerMinutes));
      expect(tones).toEqual(['calm', 'soon']);
    },
  );

  test.each([
    ['2026-11-28T15:00:00Z', 'calm'],
    ['2026-12-31T15:00:00Z', 'calm'],
    ['2027-01-02T15:00:00Z', 'soon'],
  ])('at %s, the clock of a privacy request is %s and names the day', (now, tone) => {
    const legal = { ...lead, clock: { ...clock, lateAt: '2027-01-11T15:00:00Z' } };
    expect(clockTone(legal, Date.parse(now), ANSWER_MINUTES)).toBe(tone);
    expect(clockText(legal, Date.parse(now), SETUP)).toMatch(/^Answer by Jan 11(, 2027)?$/);
  });

  test('counts days', () => {
    expect(clockText(lead, Date.parse('2026-12-01T16:00:00Z'), SETUP)).toBe('Late by 4 d');
  });
});

test.each([
  ['2026-11-27T15:19:00Z', 'done', 'Answered in time'],
  ['2026-11-27T15:21:00Z', 'done-late', 'Answered late'],
])('answered at %s is %s: %s', (answeredAt, tone, text) => {
  const answered = { ...lead, status: 'contacted', clock: { ...clock, answeredAt } } as const;
  expect([
    clockTone(answered, at('20:00:00'), ANSWER_MINUTES),
    clockText(answered, at('20:00:00'), SETUP),
  ]).toEqual([tone, text]);
});

test.each([
  ['held', { ...lead, isHeld: true }],
  ['a test', { ...lead, isTest: true }],
  ['lost without an answer', { ...lead, status: 'lost' as const }],
])('is off for a lead that is %s', (_, quiet) => {
  expect([clockTone(quiet, at('20:00:00'), ANSWER_MINUTES), clockText(quiet, at('20:00:00'), SETUP)]).toEqual(
    ['off', ''],
  );
});
