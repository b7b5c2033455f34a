import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createReleaseTicket, readReleaseTicket } from './release-ticket.ts';

const key = Buffer.alloc(32, 1);
const ALPHA = 'dealership-a';

test('a ticket belongs to one dealership, lasts 30 days, and cannot be forged', () => {
  const lead = randomUUID();
  const ticket = createReleaseTicket(key, { dealership: ALPHA, lead }, Date.now());
  const read = (written: string, dealership = ALPHA, days = 0) =>
    readReleaseTicket(key, dealership, written, Date.now() + days * 86_400_000);
  expect(read(ticket)).toBe(lead);
  expect([read(ticket, 'dealership-b'), read(ticket, ALPHA, 31)]).toEqual([null, null]);
  for (const made of [
    '',
    'x',
    ticket.replace(/^./, '0').replace(/^./, '1'),
    `${ticket}x`,
    ticket.replace(/.\.[\w-]+$/, ''),
  ])
    if (made !== ticket) expect(read(made)).toBeNull();
});
