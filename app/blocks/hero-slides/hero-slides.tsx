import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import type { BlockProps } from '../block-props.ts';
import { LinkButtons } from '../link-buttons.tsx';
import type { HeroSlidesView, HeroSlideView } from './hero-slides-view.server.ts';

/** Slides at the top of a page. The theme defines the layout of text and picture: see hero-slides.css. */
export function HeroSlides({ view, edit }: BlockProps<HeroSlidesView>) {
  return (
    <div className="hero-slides" {...edit}>
      <Carousel {...view.carousel}>
        <ServerRendered of={view.slides} as="ul">
          {(slides) =>
            slides.map((slide) => (
              <li key={slide.key}>
                <HeroSlide slide={slide} />
              </li>
            ))
          }
        </ServerRendered>
      </Carousel>
    </div>
  );
}

function HeroSlide({ slide }: { readonly slide: HeroSlideView }) {
  const { headline, text, picture, links, isLead } = slide;
  const Headline = isLead ? 'h1' : 'h2';
  return (
    <section className="hero" data-pictured={picture !== null}>
      <div className="hero-words">
        <Headline className="hero-headline">{headline}</Headline>
        <div className="hero-more">
          {text !== null && <p>{text}</p>}
          <LinkButtons links={links} className="hero-links" />
        </div>
      </div>
      {picture !== null && (
        <Picture className="hero-picture" picture={picture} sizes="100vw" isFirst={isLead} />
      )}
    </section>
  );
}
