import { useEffect, useRef, useState } from 'react';
import { Dialog, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { VehiclePicture } from '../pictures/vehicle-picture.tsx';
import type { VehiclePictureView } from '../pictures/vehicle-pictures.server.ts';
import type { VehicleGalleryView } from './vehicle-gallery-view.server.ts';

interface PhotoDialogProps {
  readonly view: VehicleGalleryView;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Width of an image that fits the dialog. */
const FITTED = '(min-width: 75rem) 72rem, 100vw';

/** All images below each other. Photos have a zoom; drawings hold no details to look at. Exported as default because it is loaded lazily. */
export default function PhotoDialog({ view, open, onClose }: PhotoDialogProps) {
  const { title, pictures, words } = view;
  return (
    <Dialog open={open} onClose={onClose} title={title} {...dialogLabels(words)}>
      <ul className="photos">
        {pictures.map((picture) => (
          <li key={picture.src}>
            {picture.drawnLabel === null ? (
              <Photo picture={picture} label={words['detail.zoom']} />
            ) : (
              <div className="photo">
                <VehiclePicture picture={picture} sizes={FITTED} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A photo in its original shape, which pages crop to 16:10. */
function whole(picture: VehiclePictureView): VehiclePictureView {
  const uncut = (addresses: string) => addresses.replaceAll(/\?w=\d+/g, '$&&whole=1');
  return { ...picture, src: uncut(picture.src), srcSet: uncut(picture.srcSet), placeholder: null };
}

/** A click zooms the photo so that its frame scrolls; another click makes it fit again. */
function Photo({ picture, label }: { readonly picture: VehiclePictureView; readonly label: string }) {
  const [isZoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null || !isZoomed) return;
    // Scroll to the center, where the subject is.
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isZoomed]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what is larger than its frame
    <div ref={frame} className="photo" data-zoomed={isZoomed} tabIndex={isZoomed ? 0 : undefined}>
      <button type="button" aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
        <span className="sr-only">{label}: </span>
        <Picture picture={whole(picture)} sizes={isZoomed ? '200vw' : FITTED} />
      </button>
    </div>
  );
}
