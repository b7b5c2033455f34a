import { Picture } from '#app/ui/picture.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { HeroView } from './hero-view.server.ts';
import { LinkButtons } from '../link-buttons.tsx';

/** Top of a page: its topic and main action. */
export function Hero({ view }: { readonly view: HeroView }) {
  const id = useElementId();
  const { eyebrow, heading, text, picture, links, terms, isLead } = view;
  const Heading = isLead ? 'h1' : 'h2';
  return (
    <section className="block page-hero" aria-labelledby={id} data-pictured={picture !== null}>
      <div className="page-hero-words">
        {eyebrow !== null && <p className="eyebrow">{eyebrow}</p>}
        <Heading id={id}>{heading}</Heading>
        {text !== null && <p className="page-hero-text">{text}</p>}
        <LinkButtons className="page-hero-links" links={links} />
        {terms !== null && <p className="page-hero-terms">{terms}</p>}
      </div>
      {picture !== null && (
        <Picture
          className="page-hero-picture"
          picture={picture}
          sizes="(width >= 56rem) 50vw, 100vw"
          isFirst={isLead}
        />
      )}
    </section>
  );
}
