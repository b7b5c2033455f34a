import { GENERAL, type Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';
import type { Option } from '../../ui/select.tsx';
import { type Words, words } from '../../wording.server.ts';
import { topicOptions } from './topics.server.ts';

const MESSAGE_WORDS = ['contact.car', 'contact.topic'] as const;

/** The message form with a topic selected. */
export interface MessageFormView {
  readonly heading: string;
  readonly form: LeadFormView;
  readonly topics: readonly Option[];
  /** Hint on what to write, or null if there is none. */
  readonly hint: string | null;
  /** Where to go after sending. */
  readonly next: MessageNext | null;
  readonly words: Words<(typeof MESSAGE_WORDS)[number]>;
}

interface MessageNext {
  readonly label: string;
  readonly href: string;
}

export interface AskedMessage {
  /** Undefined means general questions. */
  readonly topic: Topic | undefined;
  /** Path of the route whose action submits it, without the language. Defaults to the contact page. */
  readonly action?: string;
  /** Defaults to the heading for messages. */
  readonly heading?: string;
  /** Initial text of the message. */
  readonly message?: string;
  /** Label of the selected topic on this page. Defaults to the topic's usual label. */
  readonly called?: string;
  /** Hint on what to write. */
  readonly hint?: string;
  readonly next?: MessageNext;
}

export async function messageFormView(
  { topic, action, heading, message, called, hint, next }: AskedMessage,
  context: RequestContext,
): Promise<MessageFormView> {
  const { say } = context;
  const form = await leadFormView(
    {
      form: 'CONTACT',
      action: action ?? (topic === undefined ? '/contact-us' : `/contact-us?topic=${topic}`),
      values: { topic: topic ?? GENERAL, ...(message !== undefined && { message }) },
      texts: {
        submit: say('contact.send'),
        sent: say('contact.sent'),
        sentText: say('contact.sentText'),
        failed: say('contact.failed'),
      },
    },
    context,
  );
  const topics = topicOptions(context).map((option) =>
    called !== undefined && option.value === topic ? { ...option, label: called } : option,
  );
  return {
    heading: heading ?? say('contact.form'),
    form,
    topics,
    hint: hint ?? null,
    next: next ?? null,
    words: words(say, MESSAGE_WORDS),
  };
}
