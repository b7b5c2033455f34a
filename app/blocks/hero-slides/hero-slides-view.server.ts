import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { pictureView, type PictureView } from '../../ui/picture-view.server.ts';
import { serverRendered } from '../../ui/server-rendered.server.ts';
import { carouselView } from '../../ui/carousel-view.server.ts';
import { type LinkView, linkViews } from '../link-view.server.ts';
import type { BlockPlace } from '../static-block.server.tsx';

export interface HeroSlideView {
  readonly key: string;
  readonly headline: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  /** Main action, and optionally a second one. */
  readonly links: readonly LinkView[];
  /** Whether its headline is the page's heading and its picture the largest above the fold. */
  readonly isLead: boolean;
}

export type HeroSlidesView = NonNullable<ReturnType<typeof heroSlidesView>>;

export function heroSlidesView(
  { slides }: BlockOf<'heroSlides'>,
  context: RequestContext,
  { isLead }: BlockPlace,
) {
  if (slides.length === 0) return null;
  const views = slides.map((slide, index) => ({
    key: slide.key,
    headline: slide.headline,
    text: slide.text,
    picture: slide.image && pictureView(slide.image, context.imageUrl),
    links: linkViews([slide.callToAction, slide.secondCallToAction], context),
    isLead: isLead && index === 0,
  }));
  return {
    /** Whether the first slide's headline is the page's heading. */
    isLead,
    carousel: carouselView('blocks.heroSlides', views.length, context.t),
    slides: serverRendered(views, context),
  };
}
