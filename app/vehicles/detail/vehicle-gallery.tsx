import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { ImagesIcon } from '#app/ui/icons/images-icon.tsx';
import { lazy, type MouseEvent, useState } from 'react';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { OpenPage, Optional } from '#app/ui/optional.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { VehiclePicture } from '../pictures/vehicle-picture.tsx';
import type { VehicleGalleryView } from './vehicle-gallery-view.server.ts';

/** Loaded when a visitor opens it. */
const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));
/** Thumbnails below the large image. The others are in the carousel and the dialog. */
const MOST_THUMBNAILS = 6;
const WIDE = '(min-width: 64rem) 46rem, 100vw';

const photoId = (index: number): string => `photo-${index + 1}`;

/** Scrolls only the row. Without JavaScript the link scrolls the page to the photo. */
function showPhoto(event: MouseEvent<HTMLAnchorElement>, index: number): void {
  const photo = document.getElementById(photoId(index));
  if (photo === null) return;
  event.preventDefault();
  photo.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** A vehicle's photos: a carousel to swipe, thumbnails, and a dialog with all of them in full. A single drawing is shown alone. */
export function VehicleGallery({ view }: { readonly view: VehicleGalleryView }) {
  const { pictures, carousel, isDrawn, ask, words } = view;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className="gallery" data-part={'photos' satisfies PagePartName}>
      <Carousel {...carousel}>
        <ul>
          {pictures.map((picture, index) => (
            <li key={picture.src} id={photoId(index)}>
              <VehiclePicture picture={picture} sizes={WIDE} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </Carousel>
      {(pictures.length > 1 || !isDrawn) && (
        <a className="gallery-all" href={pictures[0]?.src} onClick={open}>
          <ImagesIcon aria-hidden="true" size={20} />
          {words[isDrawn ? 'detail.allDrawings' : 'detail.allPhotos']}
        </a>
      )}
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.slice(0, MOST_THUMBNAILS).map((picture, index) => (
            <li key={picture.src}>
              <a href={`#${photoId(index)}`} onClick={(event) => showPhoto(event, index)}>
                <Picture picture={picture} sizes="7rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isDrawn && (
        <p className="gallery-note">
          {words['detail.drawn']} <a href={ask}>{words['detail.askPhotos']}</a>
        </p>
      )}
      {wasOpened && (
        <Optional fallback={<OpenPage href={pictures[0]?.src ?? ''} />}>
          <PhotoDialog view={view} open={isOpen} onClose={() => setOpen(false)} />
        </Optional>
      )}
    </div>
  );
}
