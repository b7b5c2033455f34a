import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { messageFormView } from '#app/forms/message-form-view.server.ts';
import { isTopic } from '@rooftop/leads/kinds/topics';
import { defineBlock } from '../define-block.server.ts';

export type MessageBlockView = Awaited<ReturnType<typeof messageFormBlockView>>;

/** Contact form with a selected topic. It posts to the contact page, which also works without JavaScript. */
async function messageFormBlockView(
  { heading, text, topic: number }: BlockOf<'messageForm'>,
  context: RequestContext,
) {
  const { t } = context;
  const topic = String(number);
  return {
    heading: heading ?? t('blocks.messageForm'),
    text: text ?? t('blocks.messageFormText'),
    form: await messageFormView({ topic: isTopic(topic) ? topic : undefined }, context),
  };
}

export const block = defineBlock('messageForm', messageFormBlockView, () => [
  { heading: null, text: null, topic: 7 },
]);
