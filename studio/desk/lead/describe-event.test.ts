import { expect, test } from 'vitest';
import { describeLeadEvent } from './describe-event.ts';

const setup = {
  people: [{ id: 'u1', name: 'Pat Jones', email: null }],
  timeZone: 'America/New_York',
};

test.each([
  ['note', 'Comes on Saturday.', 'Comes on Saturday.'],
  ['status', 'sold', 'Status: Sold'],
  ['owner', 'u1', 'Owner: Pat Jones'],
  ['owner', 'Sam Lee', 'Owner: Sam Lee'],
  ['owner', null, 'Owner: Nobody'],
  ['answered', 'call', 'Reached by phone'],
  ['attempted', 'dialed', 'Dialed the number'],
  ['attempted', 'leftMessage', 'Left a message'],
  ['appointment', '2025-11-28T15:30:00.000Z', 'Appointment: Nov 28, 2025, 10:30 AM'],
  ['sentTo', 'gm@dealer.example', 'Sent to gm@dealer.example'],
  ['mail', 'reply', 'Reply from the shopper'],
  ['released', null, 'Released'],
  ['sentAgain', null, 'Sent again'],
  ['mailedAnyway', null, 'Wrote an email although the shopper has stopped them'],
  ['escalated', null, 'Nobody answered in time: a manager was mailed'],
] as const)('%s %s', (kind, detail, text) => {
  expect(describeLeadEvent({ at: '2026-11-27T12:00:00Z', by: null, kind, detail }, setup)).toBe(text);
});
