import { expect, test } from 'vitest';
import { describeLogLine, describeReadings, refusalShape, unreadShape } from './applications-shape.ts';

const at = new Date('2026-11-24T12:00:00Z');
const application = { id: 'a', number: 7, name: 'Ada', receivedAt: at, isHeld: false };

test.each([
  [0, null, /^Not read yet$/],
  [1, at, /^Read once, last on Nov 24, 2026/],
  [2, at, /^Read twice/],
  [3, at, /^Read 3 times/],
])('%d readings', (readings, lastReadAt, described) => {
  expect(describeReadings({ ...application, readings, lastReadAt })).toMatch(described);
});

test.each([
  [{ event: 'read', userName: 'Ann', reason: 'Lender' }, 'Ann read it: Lender'],
  [{ event: 'numbers', userName: 'Ann', reason: 'Lender' }, 'Ann saw the Social Security numbers: Lender'],
  [{ event: 'deleted', userName: null, reason: null }, 'Deleted at the end of its term'],
] as const)('%j', (event, described) => {
  expect(describeLogLine({ ...event, at })).toBe(described);
});

test('understands the API’s responses', () => {
  const log = [{ event: 'read', at: at.toISOString(), userName: 'Ann', reason: 'Lender', userId: 'u' }];
  const sent = { ...application, receivedAt: at.toISOString(), readings: 1, lastReadAt: at.toISOString() };
  expect(unreadShape.parse({ application: sent, log })).toMatchObject({
    application: { receivedAt: at, lastReadAt: at },
    log: [{ at }],
  });
  expect(refusalShape.parse({ message: 'No.' })).toEqual({ message: 'No.' });
});
