import { expect, test } from 'vitest';
import {
  addressHash,
  normalizeAddress,
  readUnsubscribeTicket,
  dealershipAddressHash,
  createUnsubscribeTicket,
} from './unsubscribe-ticket.ts';

const key = Buffer.alloc(32, 1);

test.each([
  ['Ada@Visitor.example ', 'ada@visitor.example'],
  ['ada+cars@visitor.example', 'ada@visitor.example'],
  ['ada+a+b@visitor.example', 'ada@visitor.example'],
  ['A.d.a+x@Gmail.com', 'ada@gmail.com'],
  ['a.da@googlemail.com', 'ada@gmail.com'],
  // Other providers treat dots as significant.
  ['a.da@visitor.example', 'a.da@visitor.example'],
  ['+ada@visitor.example', '+ada@visitor.example'],
])('%s is the mailbox %s', (written, mailbox) => {
  expect(normalizeAddress(written)).toBe(mailbox);
  expect(addressHash(key, written)).toEqual(addressHash(key, mailbox));
});

test('a ticket belongs to one address at one dealership, reveals neither, and cannot be forged', () => {
  const ticket = createUnsubscribeTicket(key, 'dealership-a', 'Ada+x@visitor.example');
  expect(readUnsubscribeTicket(key, 'dealership-a', ticket)).toEqual(
    dealershipAddressHash(key, 'dealership-a', 'ada@visitor.example'),
  );
  const [hash = '', signed = ''] = ticket.split('.');
  const other = createUnsubscribeTicket(key, 'dealership-a', 'eve@visitor.example').split('.');
  for (const [made, dealership] of [
    [ticket, 'dealership-b'],
    ['', 'dealership-a'],
    [hash, 'dealership-a'],
    [`${hash}.`, 'dealership-a'],
    [`${hash}.${other[1]}`, 'dealership-a'],
    [`${other[0]}.${signed}`, 'dealership-a'],
    [`${hash}.${signed}x`, 'dealership-a'],
    [createUnsubscribeTicket(Buffer.alloc(32, 2), 'dealership-a', 'ada@visitor.example'), 'dealership-a'],
  ] as const)
    expect(readUnsubscribeTicket(key, dealership, made)).toBeNull();
  expect(Buffer.from(ticket, 'base64url').toString('latin1')).not.toContain('ada');
  // Two dealerships cannot find out that they know the same person.
  expect(createUnsubscribeTicket(key, 'dealership-b', 'ada@visitor.example').split('.')[0]).not.toBe(hash);
});
