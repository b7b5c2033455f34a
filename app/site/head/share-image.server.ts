import type { RequestContext } from '#app/context.server.ts';
import { withoutEditMarks } from '#app/ui/without-edit-marks.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { CAR_SHARE_SIZE, dealershipDrawing } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import type { ShareFacts } from './shared-page.ts';

/** Picture of a shared link. The URL is absolute, the size in pixels. */
export interface ShareImage {
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Wide enough for the large preview of every network. */
const WIDTH = 1280;

/** The page's picture uncropped; without one, a drawing in the dealership's color. */
export function shareImage({ headline, picture }: ShareFacts, context: RequestContext): ShareImage {
  const alt = withoutEditMarks(headline);
  const { imageUrl, origin } = context;
  if (picture === null || typeof picture === 'string') {
    return { href: origin + (picture ?? dealershipDrawing(context)), ...CAR_SHARE_SIZE, alt };
  }
  const view = pictureView(picture, imageUrl, 'half');
  const width = Math.min(WIDTH, view.width);
  const height = Math.round((view.height * width) / view.width);
  return { href: new URL(view.src, origin).href, width, height, alt };
}
