import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { NO_CLIENT } from '../http/client.ts';
import { type MessageFormView, messageFormView } from '../routes/contact-us/message-form-view.server.ts';
import { isTopic } from '../routes/contact-us/topics.server.ts';

export interface MessageBlockView {
  readonly heading: string;
  readonly text: string;
  /** null: on a page that everybody gets, where a form cannot be one visitor's */
  readonly form: MessageFormView | null;
  /** to the page that has the form */
  readonly link: { readonly label: string; readonly href: string };
}

/** The contact form with a topic chosen. It posts to the contact page, which also answers where there is no script. */
export async function messageBlockView(
  { heading, text, topic: number }: BlockOf<'messageForm'>,
  context: RequestContext,
): Promise<MessageBlockView> {
  const { client, href, say } = context;
  const topic = String(number);
  const path = `/contact-us?topic=${topic}`;
  const isForOne = client !== NO_CLIENT;
  return {
    heading: heading ?? say('blocks.messageForm'),
    text: text ?? say('blocks.messageFormText'),
    form: isForOne ? await messageFormView({ topic: isTopic(topic) ? topic : undefined }, context) : null,
    link: { label: say('contact.form'), href: href(path) ?? path },
  };
}
