import { RenderedProse } from '#app/ui/prose.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { RichTextView } from './rich-text-view.server.ts';

/** Block of rich text. */
export function RichText({ view: { heading, body } }: { readonly view: RichTextView }) {
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
