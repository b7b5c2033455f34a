import { expect, test } from 'vitest';
import { createStudioTicket, isStudioTicket } from './studio-ticket.ts';

const KEY = Buffer.alloc(32, 1);
const NOW = Date.parse('2026-11-26T12:00:00Z');
const HOUR = 3_600_000;
const ticket = createStudioTicket(KEY, 'dealership-alpha', NOW);
const later = (NOW + 9 * HOUR).toString(36);

test.each<[what: string, key: Uint8Array, dealership: string, ticket: string, now: number, isGood: boolean]>([
  ['fresh', KEY, 'dealership-alpha', ticket, NOW, true],
  ['an hour old', KEY, 'dealership-alpha', ticket, NOW + HOUR, true],
  ['older', KEY, 'dealership-alpha', ticket, NOW + HOUR + 1, false],
  ['of another dealership', KEY, 'dealership-bravo', ticket, NOW, false],
  ['of another key', Buffer.alloc(32, 2), 'dealership-alpha', ticket, NOW, false],
  ['extended by hand', KEY, 'dealership-alpha', ticket.replace(/^[^.]+/, later), NOW, false],
  ['empty', KEY, 'dealership-alpha', '', NOW, false],
])('a ticket that is %s', (_what, key, dealership, written, now, isGood) => {
  expect(isStudioTicket(key, dealership, written, now)).toBe(isGood);
});
