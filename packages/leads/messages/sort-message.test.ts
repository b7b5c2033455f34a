import { expect, it } from 'vitest';
import type { MessageKind } from './message.ts';
import type { ReplyWriter } from './reply-address.ts';
import { sortMessage } from './sort-message.ts';

const ADA = 'ada.miller@gmail.com';
const PAT = 'pat@dealer.example';

it.each<[what: string, writtenTo: ReplyWriter, from: string | null, is: MessageKind, more?: object]>([
  ['the shopper’s reply', 'shopper', ADA, 'reply'],
  ['the shopper’s reply under the same mailbox', 'shopper', 'AdaMiller+cars@googlemail.com', 'reply'],
  ['somebody else’s', 'shopper', 'bob@visitor.example', 'otherAddress'],
  ['nobody’s', 'shopper', null, 'otherAddress'],
  ['a staff member’s to the shopper’s address', 'shopper', PAT, 'fromStaff', { isStaff: true }],
  ['a vacation notice of the shopper', 'shopper', ADA, 'automatic', { isAutomatic: true }],
  ['a staff member’s answer', 'staff', PAT, 'staffAnswer', { isStaff: true }],
  [
    'a staff member’s answer that may quote mail to staff anywhere',
    'staff',
    PAT,
    'fromStaff',
    { isStaff: true, hidesQuote: true },
  ],
  ['a shopper’s reply without a quote', 'shopper', ADA, 'reply', { hidesQuote: true }],
  ['an answer of a staff member who tries a lead out', 'staff', ADA, 'staffAnswer', { isStaff: true }],
  ['a stranger’s to the address for staff', 'staff', 'bob@visitor.example', 'unknownSender'],
  ['nobody’s to the address for staff', 'staff', null, 'unknownSender'],
  ['the shopper’s to the address for staff', 'staff', ADA, 'reply'],
  ['a staff member’s vacation notice', 'staff', PAT, 'automatic', { isStaff: true, isAutomatic: true }],
  ['our own mail, sent back', 'staff', 'leads@a.example', 'automatic', { isStaff: true, isOurs: true }],
])('%s', (_what, writtenTo, from, kind, more = {}) => {
  const { isAutomatic, hidesQuote, ...known } = {
    isAutomatic: false,
    hidesQuote: false,
    isStaff: false,
    isOurs: false,
    ...more,
  };
  expect(sortMessage({ writtenTo, from, isAutomatic, hidesQuote }, { shopper: ADA, ...known })).toBe(kind);
});

it('takes nobody for the shopper of a lead without an email address', () => {
  const known = { shopper: null, isStaff: false, isOurs: false };
  for (const from of [ADA, null])
    expect(sortMessage({ writtenTo: 'shopper', from, isAutomatic: false, hidesQuote: false }, known)).toBe(
      'otherAddress',
    );
});
