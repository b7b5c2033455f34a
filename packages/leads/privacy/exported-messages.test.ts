import { expect, it } from 'vitest';
import { REPLY_LINE } from '../messages/cut-quote.ts';
import { MESSAGE_KINDS } from '../messages/message.ts';
import { exportedMessages } from './exported-messages.ts';

const text = `Come by!\n> Hello\n\n${REPLY_LINE.en}\nLead 12, canary`;
const message = { at: '2026-11-27T15:15:00Z', subject: 'Re: Lead 12', text, attachments: [] };
const stateOf = (kind: string) => (kind === 'answer' || kind === 'staffAnswer' ? 'sent' : null);

it('has what the shopper wrote and what was sent to them, and nobody else’s mail', () => {
  const exported = exportedMessages(
    MESSAGE_KINDS.map((kind) => ({ ...message, kind, state: stateOf(kind) })),
  );
  expect(exported).toEqual([
    { ...message, kind: 'answer' },
    { at: message.at, kind: 'staffAnswer', text: 'Come by!' },
    { ...message, kind: 'reply' },
  ]);
});

it.each(['waiting', 'dead'] as const)('has no answer that is %s', (state) => {
  expect(
    exportedMessages([
      { ...message, kind: 'answer', state },
      { ...message, kind: 'staffAnswer', state },
    ]),
  ).toEqual([]);
});
