import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { bodyHtml } from './body-html.server.tsx';
import type { TrustedHtml } from '../../ui/prose-html.server.tsx';

export interface RichTextView {
  readonly heading: string | null;
  readonly body: TrustedHtml;
}

export async function richTextView(
  { key, heading, body }: BlockOf<'richText'>,
  context: RequestContext,
): Promise<RichTextView | null> {
  const html = await bodyHtml(body, context, `text-${key}`);
  return html && { heading, body: html };
}
