import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { LinkButtons } from '../link-buttons.tsx';

type CallToActionView = ReturnType<typeof callToActionView>;

export const callToActionView = (
  { heading, text, callToAction, secondCallToAction }: BlockOf<'callToAction'>,
  context: RequestContext,
) => ({ heading, text, links: linkViews([callToAction, secondCallToAction], context) });

/** Closing text with links to the next step. */
export function CallToAction({ view: { heading, text, links } }: { readonly view: CallToActionView }) {
  const id = useElementId();
  return (
    <section className="block call-to-action" aria-labelledby={id}>
      <div className="call-to-action-words">
        <h2 id={id}>{heading}</h2>
        {text !== null && <p>{text}</p>}
      </div>
      <LinkButtons className="call-to-action-links" links={links} />
    </section>
  );
}
