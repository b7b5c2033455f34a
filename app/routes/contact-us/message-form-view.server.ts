import type { Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';
import type { Option } from '../../ui/select.tsx';
import { type Words, words } from '../../wording.server.ts';
import { askedTopic, topicOptions } from './topics.server.ts';

const MESSAGE_WORDS = ['contact.car', 'contact.form', 'contact.topic'] as const;

/** The message form, with the topic that the address asks for. */
export interface MessageFormView {
  readonly form: LeadFormView;
  readonly topics: readonly Option[];
  readonly words: Words<(typeof MESSAGE_WORDS)[number]>;
}

/** General questions: a message that its writer puts under no other topic. */
const ANYTHING: Topic = '7';

export async function messageFormView(request: Request, context: RequestContext): Promise<MessageFormView> {
  const { say } = context;
  const topic = askedTopic(request);
  const form = await leadFormView(
    {
      form: 'CONTACT',
      action: topic === undefined ? '/contact-us' : `/contact-us?topic=${topic}`,
      values: { topic: topic ?? ANYTHING },
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
