import { useElementId } from '#app/ui/use-element-id.ts';
import type { CallToActionView } from './call-to-action-view.server.ts';
import { LinkButtons } from '../link-buttons.tsx';

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
