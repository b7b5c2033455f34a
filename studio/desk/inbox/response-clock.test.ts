import { describe, expect, test } from 'vitest';
import { clockText, clockTone } from './response-clock.ts';

const ZONE = 'America/New_York';
const clock = { startedAt: '2026-11-27T15:00:00Z', lateAt: '2026-11-27T15:20:00Z', answeredAt: null };
const lead = { clock, status: 'new', isHeld: false } as const;
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
    expect([clockTone(lead, at(time)), clockText(lead, at(time), ZONE)]).toEqual([tone, text]);
  });

  test('names the day and time if it ends after the store opens again', () => {
    const overnight = { ...lead, clock: { ...clock, lateAt: '2026-11-28T14:15:00Z' } };
    expect(clockText(overnight, at('23:00:00'), ZONE)).toBe('Answer by Sat, 9:15 AM');
  });

  test('counts days', () => {
    expect(clockText(lead, Date.parse('2026-12-01T16:00:00Z'), ZONE)).toBe('Late by 4 d');
  });
});

test.each([
  ['2026-11-27T15:19:00Z', 'done', 'Answered in time'],
  ['2026-11-27T15:21:00Z', 'done-late', 'Answered late'],
])('answered at %s is %s: %s', (answeredAt, tone, text) => {
  const answered = { ...lead, status: 'contacted', clock: { ...clock, answeredAt } } as const;
  expect([clockTone(answered, at('20:00:00')), clockText(answered, at('20:00:00'), ZONE)]).toEqual([
    tone,
    text,
  ]);
});

test.each([
  ['held', { ...lead, isHeld: true }],
  ['lost without an answer', { ...lead, status: 'lost' as const }],
])('is off for a lead that is %s', (_, quiet) => {
  expect([clockTone(quiet, at('20:00:00')), clockText(quiet, at('20:00:00'), ZONE)]).toEqual(['off', '']);
});
