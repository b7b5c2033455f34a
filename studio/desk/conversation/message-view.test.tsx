import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { MESSAGE_KINDS } from '@rooftop/leads/messages/message';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../wording/words.ts';
import { MessageView } from './message-view.tsx';

const AT = '2026-11-28T15:30:00.000Z';
const reply: LeadRecord['messages'][number] = {
  id: '0199c2f4-0000-7000-8000-000000000001',
  kind: 'reply',
  at: AT,
  from: 'Ada <ada@visitor.example>',
  subject: 'Re: Car',
  text: 'Yes, please.',
  whole: 'Yes, please.\n> Come by!',
  isSealed: false,
  attachments: [],
  state: null,
  problem: null,
  nextAt: null,
};
const show = (change: Partial<typeof reply> = {}) =>
  renderToStaticMarkup(
    <ol>
      <MessageView message={{ ...reply, ...change }} timeZone="America/New_York" sendAgain={() => {}} />
    </ol>,
  );

test.each(MESSAGE_KINDS)('%s is named', (kind) => {
  expect(show({ kind })).toContain(words.mails.kinds[kind]);
});

test('sealed mail says where it can be read', () => {
  const html = show({ isSealed: true, subject: '', text: '', whole: '' });
  expect(html).toContain(words.mails.sealed);
  expect(show()).not.toContain(words.mails.sealed);
});

test('an answer that was withheld says why, and cannot be sent again', () => {
  const html = show({ kind: 'answer', state: 'withheld', problem: 'stopped' });
  expect(html).toContain(words.mails.problems.stopped);
  expect(html).not.toContain('<button');
});

test('who wrote it stands apart from what it is', () => {
  expect(show()).toMatch(/Reply from the shopper<\/strong>\s+<span/);
});

test('what is quoted is folded, unless nothing else was written', () => {
  expect(show()).toContain(`<summary>${words.mails.whole}</summary>`);
  const bare = show({ text: '' });
  expect(bare).not.toContain('<summary>');
  expect(bare).toContain('Come by!');
});

test.each(['unreachable', 'rejected', 'noAddress', 'nothingWritten', 'other'] as const)(
  'an answer that was not sent says what to do: %s',
  (problem) => {
    const html = show({ kind: 'answer', state: 'dead', problem });
    expect(html).toContain(words.mails.problems[problem]);
    expect(html).toContain(words.mails.again);
  },
);

test('an answer that waits says why and until when, and offers nothing to press', () => {
  const html = show({ kind: 'answer', state: 'waiting', problem: 'unreachable', nextAt: AT });
  expect(html).toContain('The mail server could not be reached.');
  expect(html).toContain('10:30');
  expect(html).not.toContain('<button');
});

test('a sent answer shows no earlier problem', () => {
  expect(show({ kind: 'answer', state: 'sent', problem: 'unreachable' })).not.toContain(
    words.mails.problems.unreachable,
  );
});

test('what was attached is named, with its size', () => {
  const html = show({ attachments: [{ name: 'car.jpg', bytes: 1_400_000 }] });
  expect(html).toContain('car.jpg (1.4 MB)');
});
