import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { bodyHtml } from './body-html.server.tsx';
import { BlockHeading } from '../block-heading.tsx';
import { everyPart, paragraph } from './every-part.ts';
import { staticBlock } from '../static-block.server.tsx';

type RichTextView = NonNullable<Awaited<ReturnType<typeof richTextView>>>;

async function richTextView({ key, heading, body }: BlockOf<'richText'>, context: RequestContext) {
  const html = await bodyHtml(body, context, `text-${key}`);
  return html && { heading, body: html };
}

/** Block of rich text. */
function RichText({ view: { heading, body } }: { readonly view: RichTextView }) {
  const id = useElementId();
  if (heading === null) {
    return (
      <div className="block rich-text">
        <RenderedProse of={body} />
      </div>
    );
  }
  return (
    <section className="block rich-text" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} />
      <RenderedProse of={body} />
    </section>
  );
}

export const block = staticBlock('richText', richTextView, RichText, ({ images: [image = null] }) => [
  { heading: 'Text with a heading', body: everyPart(image) },
  { heading: null, body: [paragraph('alone', 'normal', 'Text without a heading.')] },
]);
