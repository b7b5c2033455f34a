import type { HomePage } from '@rooftop/content/documents/home-page';
import type { Image } from '@rooftop/content/objects/image';

/** Images used on a home page. */
export const picturesOf = (page: HomePage | null): readonly Image[] =>
  (page?.blocks ?? [])
    .flatMap((block) => {
      if (block._type === 'heroSlides') return block.slides.map(({ image }) => image);
      if (block._type === 'departmentTabs') return block.tabs.map(({ image }) => image);
      return block._type === 'feature' ? [block.image] : [];
    })
    .filter((image) => image !== null);
