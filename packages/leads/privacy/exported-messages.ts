import type { MessageKind } from '../messages/message.ts';
import { cutQuote } from '../messages/cut-quote.ts';

/** A stored mail, as `export-shopper.ts` reads it. */
export interface StoredMessage {
  readonly at: string;
  readonly kind: MessageKind;
  /** Null for what came in. */
  readonly state: 'waiting' | 'sent' | 'dead' | null;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly object[];
}

/**
 * What a shopper may read of a lead's mail: what they wrote, and what was sent to them. Other people's mail, and what
 * staff quoted of mail among themselves, is left out.
 */
export function exportedMessages(messages: readonly StoredMessage[]): readonly object[] {
  return messages.flatMap<object>(({ state, ...message }) => {
    const { at, kind, text } = message;
    if (kind === 'reply' || (kind === 'answer' && state === 'sent')) return [message];
    return kind === 'staffAnswer' && state === 'sent' ? [{ at, kind, text: cutQuote(text).own }] : [];
  });
}
