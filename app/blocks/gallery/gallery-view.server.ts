import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { pictureView, type PictureView } from '../../ui/picture-view.server.ts';

export interface GalleryView {
  readonly heading: string | null;
  readonly pictures: readonly {
    readonly key: string;
    readonly picture: PictureView;
    readonly caption: string | null;
  }[];
}

export function galleryView(
  { heading, pictures }: BlockOf<'gallery'>,
  { imageUrl }: Pick<RequestContext, 'imageUrl'>,
): GalleryView | null {
  if (pictures.length === 0) return null;
  return {
    heading,
    pictures: pictures.map(({ key, image, caption }) => ({
      key,
      picture: pictureView(image, imageUrl, 'half'),
      caption,
    })),
  };
}
