import type { HomePage } from '@rooftop/content/documents/home-page';
import type { Image } from '@rooftop/content/objects/image';

/** The pictures of a home page. */
export const picturesOf = (page: HomePage | null): readonly Image[] =>
  (page?.blocks ?? [])
    .flatMap((block) => {
      switch (block._type) {
        case 'heroSlides':
          return block.slides.map(({ image }) => image);
        case 'departmentTabs':
          return block.tabs.map(({ image }) => image);
        case 'feature':
          return [block.image];
        default:
          return [];
      }
    })
    .filter((image) => image !== null);
