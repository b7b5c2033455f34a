import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { Picture } from '#app/ui/media/picture.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import { staticBlock } from '../static-block.server.tsx';

type GalleryView = NonNullable<ReturnType<typeof galleryView>>;

function galleryView(
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

/** Pictures side by side, with optional captions. */
function Gallery({ view: { heading, pictures } }: { readonly view: GalleryView }) {
  const id = useElementId();
  const list = (
    <ul className="gallery-list" data-count={Math.min(pictures.length, 5)}>
      {pictures.map(({ key, picture, caption }) => (
        <li key={key}>
          <figure>
            <Picture picture={picture} sizes="(width >= 64rem) 40rem, (width >= 40rem) 50vw, 100vw" />
            {caption !== null && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
  if (heading === null) return <div className="block gallery-block">{list}</div>;
  return (
    <section className="block gallery-block" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} />
      {list}
    </section>
  );
}

export const block = staticBlock('gallery', galleryView, Gallery, ({ images }) =>
  [1, 2, 3, 7].map((count) => ({
    heading: count === 1 ? null : `${count} pictures`,
    pictures: Array.from({ length: count }, (_, at) => images[at % Math.max(images.length, 1)]).flatMap(
      (image, at) =>
        image === undefined
          ? []
          : [{ key: `picture-${at}`, image, caption: at % 2 === 0 ? 'The service center at 6 a.m.' : null }],
    ),
  })),
);
