import type { Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';
import type { Option } from '../../ui/select.tsx';
import { type Words, words } from '../../wording.server.ts';
import { topicOptions } from './topics.server.ts';

const MESSAGE_WORDS = ['contact.car', 'contact.form', 'contact.topic'] as const;

/** The message form, with a topic chosen. */
export interface MessageFormView {
  readonly form: LeadFormView;
  readonly topics: readonly Option[];
  readonly words: Words<(typeof MESSAGE_WORDS)[number]>;
}

/** General questions: a message that its writer puts under no other topic. */
const ANYTHING: Topic = '7';

export interface AskedMessage {
  /** undefined: general questions */
  readonly topic: Topic | undefined;
  /** path of the route that takes it, without the language; else the contact page */
  readonly action?: string;
  /** what the message begins with */
  readonly message?: string;
}

export async function messageFormView(
  { topic, action, message }: AskedMessage,
  context: RequestContext,
): Promise<MessageFormView> {
  const { say } = context;
  const form = await leadFormView(
    {
      form: 'CONTACT',
      action: action ?? (topic === undefined ? '/contact-us' : `/contact-us?topic=${topic}`),
      values: { topic: topic ?? ANYTHING, ...(message !== undefined && { message }) },
      texts: {
        submit: say('contact.send'),
        sent: say('contact.sent'),
        sentText: say('contact.sentText'),
        failed: say('contact.failed'),
      },
    },
    context,
  );
  return { form, topics: topicOptions(context), words: words(say, MESSAGE_WORDS) };
}
