import { expect, test } from 'vitest';
import type { LeadStatus } from './inbox-api.ts';
import { applyChange, type LeadProgress, type ProgressChange } from './progress.ts';

const BY = { id: 'ann', name: 'Ann' };
const NOW = new Date('2026-11-23T15:07:00Z');
const context = { by: BY, now: NOW, minutes: 7 };
const untouched: LeadProgress = {
  status: 'new',
  owner: null,
  answer: null,
  sale: null,
  lostReason: null,
  appointment: null,
};
const ANSWER = { at: NOW, by: BY, minutes: 7 };
const at = '2026-12-01T15:00:00.000Z';

test.each<[what: string, before: LeadStatus, change: ProgressChange, after: LeadStatus, isAnswered: boolean]>(
  [
    ['taking a new lead', 'new', { action: 'own', owner: BY }, 'assigned', false],
    ['taking a lead that was answered', 'contacted', { action: 'own', owner: BY }, 'contacted', false],
    ['giving an assigned lead back', 'assigned', { action: 'own', owner: null }, 'new', false],
    ['a note', 'new', { action: 'note', text: 'x' }, 'new', false],
    ['a voicemail', 'new', { action: 'attempted', outcome: 'leftMessage' }, 'new', false],
    ['an answer', 'assigned', { action: 'answered', by: 'text' }, 'contacted', true],
    ['an answer about a sold car', 'sold', { action: 'answered', by: 'text' }, 'sold', true],
    [
      'an appointment',
      'contacted',
      { action: 'appointment', at, minutes: 30, version: 0 },
      'appointment',
      true,
    ],
    [
      'an appointment after the sale',
      'sold',
      { action: 'appointment', at, minutes: 30, version: 0 },
      'sold',
      true,
    ],
    ['a later status', 'new', { action: 'status', status: 'lost', version: 0 }, 'lost', true],
    ['an early status', 'new', { action: 'status', status: 'assigned', version: 0 }, 'assigned', false],
  ],
)('%s', (_what, status, change, after, isAnswered) => {
  const changed = applyChange({ ...untouched, status }, change, context).after;
  expect(changed).toMatchObject({ status: after, answer: isAnswered ? ANSWER : null });
});

test('the first answer counts', () => {
  const first = { at: new Date('2026-11-23T15:01:00Z'), by: null, minutes: 1 };
  const change = { action: 'answered', by: 'mail' } as const;
  expect(applyChange({ ...untouched, answer: first }, change, context).after.answer).toBe(first);
});

test('a status keeps what was said of a sale or a loss, until the next status', () => {
  const sale = { car: '2021 Honda Civic', priceCents: 2_149_500, day: '2026-11-23' };
  const become = (
    before: LeadProgress,
    change: Omit<Extract<ProgressChange, { action: 'status' }>, 'action' | 'version'>,
  ) => applyChange(before, { action: 'status', version: 0, ...change }, context).after;
  const sold = become(untouched, { status: 'sold', sale });
  expect(sold).toMatchObject({ status: 'sold', sale, lostReason: null });
  const lost = become(sold, { status: 'lost', lostReason: 'price' });
  expect(lost).toMatchObject({ status: 'lost', sale: null, lostReason: 'price' });
  expect(become(lost, { status: 'sold' })).toMatchObject({ sale: null, lostReason: null });
  expect(become(untouched, { status: 'lost', sale })).toMatchObject({ sale: null });
});
