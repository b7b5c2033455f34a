import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import { LinkButtons } from '../link-buttons.tsx';
import { NO_LINKS, specimenLinks } from '../specimen-parts.ts';
import { staticBlock } from '../static-block.server.tsx';

type CallToActionView = ReturnType<typeof callToActionView>;

const callToActionView = (
  { heading, text, callToAction, secondCallToAction }: BlockOf<'callToAction'>,
  context: RequestContext,
) => ({ heading, text, links: linkViews([callToAction, secondCallToAction], context) });

/** Closing text with links to the next step. */
function CallToAction({ view: { heading, text, links } }: { readonly view: CallToActionView }) {
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

export const block = staticBlock('callToAction', callToActionView, CallToAction, () => [
  { heading: 'Stop by or write to us', text: 'Whichever you prefer.', ...specimenLinks },
  { heading: 'A call to action without a button', text: null, ...NO_LINKS },
]);
