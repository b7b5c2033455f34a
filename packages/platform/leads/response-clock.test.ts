import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Form } from '@rooftop/forms/lead-forms';
import { CLOSED_WEEK } from '@rooftop/tenancy/opening-hours';
import { expect, test } from 'vitest';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { clockFrom, lateAt, minutesTaken } from './response-clock.ts';

const EVENINGS = { ...CLOSED_WEEK, monday: { open: '19:00', close: '21:00' } };
const store = (
  key: string,
  hours: { sales: typeof SALES_WEEK | null; service: typeof CLOSED_WEEK | null },
) => ({
  ...exampleDelivery(),
  key,
  name: key,
  timeZone: 'America/Chicago' as const,
  hours,
});
/** Monday, 6:50 pm in New York and 5:50 pm in Chicago. */
const FROM = new Date('2026-11-23T23:50:00Z');
const NEXT_MORNING = '2026-11-24T14:35:00.000Z';

test.each<[name: string, settings: Partial<LeadDelivery>, storeKey: string | null, form: Form, late: string]>(
  [
    [
      'its store',
      {
        hours: { sales: EVENINGS, service: null },
        stores: [store('erie', { sales: SALES_WEEK, service: null })],
      },
      'erie',
      'CONTACT',
      NEXT_MORNING,
    ],
    [
      'the dealership, for no store',
      {
        hours: { sales: EVENINGS, service: null },
        stores: [store('erie', { sales: SALES_WEEK, service: null })],
      },
      null,
      'CONTACT',
      '2026-11-24T00:15:00.000Z',
    ],
    [
      'the first store',
      { stores: [store('erie', { sales: SALES_WEEK, service: null })] },
      null,
      'CONTACT',
      NEXT_MORNING,
    ],
    [
      'the service department',
      { hours: { sales: SALES_WEEK, service: EVENINGS } },
      null,
      'SERVICE',
      '2026-11-24T00:15:00.000Z',
    ],
    [
      'the sales department, without service hours',
      { stores: [store('erie', { sales: SALES_WEEK, service: null })] },
      'erie',
      'SERVICE',
      NEXT_MORNING,
    ],
    ['nobody', {}, 'erie', 'CONTACT', '2026-11-24T00:05:00.000Z'],
    [
      'nobody who ever opens',
      { hours: { sales: CLOSED_WEEK, service: null } },
      null,
      'CONTACT',
      '2026-11-24T00:05:00.000Z',
    ],
  ],
)('a lead is late by the hours of %s', (_name, settings, storeKey, form, late) => {
  expect(lateAt(exampleDelivery(settings), { form, storeKey }, FROM).toISOString()).toBe(late);
});

test('a privacy request is late when the law’s 45 days are over, whatever the hours', () => {
  const settings = exampleDelivery({ hours: { sales: EVENINGS, service: null }, answerMinutes: 15 });
  const late = lateAt(settings, { form: 'PRIVACY_REQUEST', storeKey: null }, FROM);
  expect(late.toISOString()).toBe('2027-01-07T23:50:00.000Z');
});

test('an answer took the minutes of opening hours until it came, or all minutes without hours', () => {
  const lead = { form: 'CONTACT', storeKey: 'erie' } as const;
  const answered = new Date('2026-11-24T15:00:00Z');
  const settings = exampleDelivery({ stores: [store('erie', { sales: SALES_WEEK, service: null })] });
  expect(minutesTaken(settings, lead, FROM, answered)).toBe(40);
  expect(minutesTaken(exampleDelivery(), lead, FROM, answered)).toBe(910);
  expect(minutesTaken(exampleDelivery(), lead, answered, FROM)).toBe(0);
});

test.each([
  ['its store, which is open', 'erie', true],
  ['the dealership, which is closed', null, false],
])('releasing a lead checks the hours of %s', (_, storeKey, isOpen) => {
  const settings = exampleDelivery({
    hours: { sales: EVENINGS, service: null },
    stores: [store('erie', { sales: SALES_WEEK, service: null })],
  });
  expect(clockFrom(settings, { form: 'CONTACT', storeKey, acceptedAt: FROM }, FROM).isOpen).toBe(isOpen);
});

test('a privacy request that was held is due 45 days after it came in, not after its release', () => {
  const acceptedAt = new Date(FROM.getTime() - 20 * 86_400_000);
  const { lateAt: due } = clockFrom(
    exampleDelivery(),
    { form: 'PRIVACY_REQUEST', storeKey: null, acceptedAt },
    FROM,
  );
  expect(due.getTime() - acceptedAt.getTime()).toBe(45 * 86_400_000);
});

test('the dealership chooses the minutes', () => {
  const settings = exampleDelivery({ answerMinutes: 60 });
  expect(lateAt(settings, { form: 'CONTACT', storeKey: null }, FROM).toISOString()).toBe(
    '2026-11-24T00:50:00.000Z',
  );
});
