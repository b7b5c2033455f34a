import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { Picture } from '#app/ui/media/picture.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { linkViews } from '../link-view.server.ts';
import type { BlockPlace } from '../define-block.server.ts';
import { LinkButtons } from '../link-buttons.tsx';
import { NO_LINKS, SPECIMEN_TERMS, specimenLinks } from '../specimen-parts.ts';
import { staticBlock } from '../static-block.server.tsx';

type HeroView = ReturnType<typeof heroView>;

function heroView(block: BlockOf<'hero'>, context: RequestContext, { isLead }: BlockPlace) {
  const { eyebrow, heading, text, image, terms } = block;
  return {
    eyebrow,
    heading,
    text,
    picture: image && pictureView(image, context.imageUrl),
    links: linkViews([block.callToAction, block.secondCallToAction], context),
    /** Terms of the promise. */
    terms,
    /** Whether its heading is the page's heading and its picture the largest above the fold. */
    isLead,
  };
}

/** Top of a page: its topic and main action. */
function Hero({ view }: { readonly view: HeroView }) {
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

export const block = staticBlock('hero', heroView, Hero, ({ images: [image = null] }) => [
  {
    eyebrow: 'Service',
    heading: 'Everything your car needs, under one roof',
    text: 'Tell us what is wrong or due. You get a price before we start, and your car back on time.',
    image,
    ...specimenLinks,
    terms: SPECIMEN_TERMS,
  },
  {
    eyebrow: null,
    heading: 'A hero without a picture',
    text: null,
    image: null,
    ...NO_LINKS,
    terms: null,
  },
]);
