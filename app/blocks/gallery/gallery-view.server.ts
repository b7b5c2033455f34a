import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';

export type GalleryView = NonNullable<ReturnType<typeof galleryView>>;

export function galleryView(
  { heading, pictures }: BlockOf<'gallery'>,
  { imageUrl }: Pick<RequestContext, 'imageUrl'>,
) {
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
