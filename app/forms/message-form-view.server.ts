import { GENERAL } from '@rooftop/leads/kinds/topics';
import type { Topic } from '@rooftop/forms/contact-topics';
import type { RequestContext } from '../context.server.ts';
import { leadFormView } from './lead-form-view.server.ts';
import { wordsFor } from '../locales/wording.server.ts';
import { topicOptions } from './topics.server.ts';

const MESSAGE_WORDS = ['contact.car', 'contact.topic', 'ui.close'] as const;

/** The message form with a topic selected. */
export type MessageFormView = Awaited<ReturnType<typeof messageFormView>>;

interface MessageNext {
  readonly label: string;
  readonly href: string;
}

interface MessageFormOptions {
  /** Defaults to the ID of message forms. */
  readonly id?: string;
  /** Undefined means general questions. */
  readonly topic: Topic | undefined;
  /** Path of the route whose action submits it, without the language. Defaults to the contact page. */
  readonly action?: string;
  /** Defaults to the heading for messages. */
  readonly heading?: string;
  /** Initial text of the message. */
  readonly message?: string;
  /** Hint on what to write. */
  readonly hint?: string;
  readonly next?: MessageNext;
}

export async function messageFormView(
  { id, topic, action, heading, message, hint, next }: MessageFormOptions,
  context: RequestContext,
) {
  const { t } = context;
  const form = await leadFormView(
    {
      form: 'CONTACT',
      ...(id !== undefined && { id }),
      action: action ?? (topic === undefined ? '/contact-us' : `/contact-us?topic=${topic}`),
      values: { topic: topic ?? GENERAL, ...(message !== undefined && { message }) },
      texts: {
        submit: t('contact.send'),
        sent: t('contact.sent'),
        sentText: t('contact.sentText'),
        failed: t('contact.failed'),
      },
    },
    context,
  );
  return {
    heading: heading ?? t('contact.form'),
    form,
    topics: topicOptions(context),
    /** Hint on what to write, or null if there is none. */
    hint: hint ?? null,
    /** Where to go after sending. */
    next: next ?? null,
    words: wordsFor(t, MESSAGE_WORDS),
  };
}
