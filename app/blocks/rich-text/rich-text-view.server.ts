import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { bodyHtml } from './body-html.server.tsx';

export type RichTextView = NonNullable<Awaited<ReturnType<typeof richTextView>>>;

export async function richTextView({ key, heading, body }: BlockOf<'richText'>, context: RequestContext) {
  const html = await bodyHtml(body, context, `text-${key}`);
  return html && { heading, body: html };
}
