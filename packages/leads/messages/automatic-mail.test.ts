import { expect, it } from 'vitest';
import { isAutomaticMail } from './automatic-mail.ts';

const ADA = 'ada@visitor.example';

it.each<[what: string, headers: Record<string, string>, from: string, isAutomatic: boolean]>([
  ['a person’s mail', {}, ADA, false],
  ['a person’s mail that says so', { 'auto-submitted': 'no' }, ADA, false],
  ['the same with a comment', { 'auto-submitted': 'No (a person)' }, ADA, false],
  ['a vacation notice', { 'auto-submitted': 'auto-replied' }, ADA, true],
  [
    'a vacation notice with a parameter',
    { 'auto-submitted': 'auto-replied; owner-email=x@y.example' },
    ADA,
    true,
  ],
  ['a report that is no such notice', { 'auto-submitted': 'nobody' }, ADA, true],
  ['an old vacation notice', { precedence: 'Bulk' }, ADA, true],
  ['a first-class mail', { precedence: 'first-class' }, ADA, false],
  ['a list', { 'list-id': '<cars.example.com>' }, ADA, true],
  ['a newsletter', { 'list-unsubscribe': '<https://x.example>' }, ADA, true],
  ['a bounce', {}, '', true],
  ['a delivery report', { 'content-type': 'multipart/report; report-type=delivery-status' }, ADA, true],
  ['a mail server', {}, 'MAILER-DAEMON@visitor.example', true],
  ['a program', {}, 'no-reply@visitor.example', true],
  ['a person whose name begins like a program', {}, 'noreplyson@visitor.example', false],
  ['a person called Bounce', {}, 'bouncer@visitor.example', false],
])('%s', (_what, headers, from, isAutomatic) => {
  const list = Object.entries(headers).map(([key, value]) => ({ key, value }));
  expect(isAutomaticMail(list, { envelopeFrom: from, from: ADA })).toBe(isAutomatic);
});

it('looks at the header From too', () => {
  expect(isAutomaticMail([], { envelopeFrom: ADA, from: 'postmaster@visitor.example' })).toBe(true);
});
