import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { carouselView } from '#app/ui/carousel/carousel-view.server.ts';
import { linkViews } from '../link-view.server.ts';
import type { BlockPlace } from '../define-block.server.ts';
import { NO_LINKS, specimenLinks } from '../specimen-parts.ts';
import { defineBlock } from '../define-block.server.ts';

export type HeroSlidesView = NonNullable<ReturnType<typeof heroSlidesView>>;
export type HeroSlideView = NonNullable<HeroSlidesView['slides']['view']>[number];

function heroSlidesView({ slides }: BlockOf<'heroSlides'>, context: RequestContext, { isLead }: BlockPlace) {
  if (slides.length === 0) return null;
  const views = slides.map((slide, index) => ({
    key: slide.key,
    headline: slide.headline,
    text: slide.text,
    picture: slide.image && pictureView(slide.image, context.imageUrl),
    /** Main action, and optionally a second one. */
    links: linkViews([slide.callToAction, slide.secondCallToAction], context),
    /** Whether its headline is the page's heading and its picture the largest above the fold. */
    isLead: isLead && index === 0,
  }));
  return {
    /** Whether the first slide's headline is the page's heading. */
    isLead,
    carousel: carouselView('blocks.heroSlides', views.length, context.t),
    slides: serverRendered(views, context),
  };
}

export const block = defineBlock(
  'heroSlides',
  heroSlidesView,
  ({ images: [first = null, second = first] }) => [
    {
      slides: [
        { key: 'one', headline: 'One slide', text: 'With its text.', image: second, ...specimenLinks },
        { key: 'two', headline: 'Another slide', text: null, image: first, ...NO_LINKS },
      ],
    },
  ],
);
