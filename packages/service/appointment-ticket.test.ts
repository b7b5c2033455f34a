import { expect, test } from 'vitest';
import {
  type AppointmentTicket,
  createAppointmentTicket,
  readAppointmentTicket,
} from './appointment-ticket.ts';

const key = Buffer.alloc(32, 1);
const issued: AppointmentTicket = {
  dealership: 'dealership-a',
  appointment: '019aa8f0-0000-7000-8000-000000000001',
  purpose: 'cancel',
};
const expiresAt = new Date('2026-11-24T13:30:00Z');
const now = new Date('2026-11-23T13:30:00Z');
const ticket = createAppointmentTicket(key, issued, expiresAt);

test('is read until it expires', () => {
  expect(readAppointmentTicket(key, 'dealership-a', ticket, now)).toEqual(issued);
  expect(readAppointmentTicket(key, 'dealership-a', ticket, expiresAt)).toEqual(issued);
  expect(readAppointmentTicket(key, 'dealership-a', ticket, new Date('2026-11-24T13:30:01Z'))).toBeNull();
});

test('needs no escaping in a URL', () => {
  expect(encodeURIComponent(ticket)).toBe(ticket);
});

const [appointment, purpose, expires, signature] = ticket.split('.');
test.each([
  ['another dealership', 'dealership-b', ticket],
  ['another purpose', 'dealership-a', [appointment, 'reschedule', expires, signature].join('.')],
  ['another appointment', 'dealership-a', ticket.replace('000001.', '000002.')],
  ['a later expiry', 'dealership-a', [appointment, purpose, 'zzzzzzzzz', signature].join('.')],
  ['a purpose we don’t know', 'dealership-a', [appointment, 'delete', expires, signature].join('.')],
  ['a shorter signature', 'dealership-a', ticket.slice(0, -1)],
  ['nothing', 'dealership-a', ''],
])('is refused with %s', (_name, dealership, changed) => {
  expect(readAppointmentTicket(key, dealership, changed, now)).toBeNull();
});

test('is refused with another key', () => {
  expect(readAppointmentTicket(Buffer.alloc(32, 2), 'dealership-a', ticket, now)).toBeNull();
});
