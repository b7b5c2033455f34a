import { GENERAL, type Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';
import type { Option } from '../../ui/select.tsx';
import { type Words, words } from '../../wording.server.ts';
import { topicOptions } from './topics.server.ts';

const MESSAGE_WORDS = ['contact.car', 'contact.topic'] as const;

/** The message form, with a topic chosen. */
export interface MessageFormView {
  readonly heading: string;
  readonly form: LeadFormView;
  readonly topics: readonly Option[];
  /** what to write about; null: that is the writer's affair */
  readonly hint: string | null;
  /** where to go when it was sent */
  readonly next: MessageNext | null;
  readonly words: Words<(typeof MESSAGE_WORDS)[number]>;
}

interface MessageNext {
  readonly label: string;
  readonly href: string;
}

export interface AskedMessage {
  /** undefined: general questions */
  readonly topic: Topic | undefined;
  /** path of the route that takes it, without the language; else the contact page */
  readonly action?: string;
  /** else that it is a message */
  readonly heading?: string;
  /** what the message begins with */
  readonly message?: string;
  /** what the chosen topic is called here; else as everywhere */
  readonly called?: string;
  /** what to write about */
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
