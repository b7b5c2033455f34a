import type { CarInMail } from '@rooftop/platform/leads/lead-context';
import type { LeadGrants } from '@rooftop/platform/leads/dealership-leads';
import type { RequestContext } from '../context.server.ts';
import { personalizedPrice } from './personalize/personalized-price.server.ts';
import { pictureHeight } from '@rooftop/platform/images/picture-widths';
import { vehicleCardPicture } from './pictures/vehicle-pictures.server.ts';
import { shownCar } from './shown-car.server.ts';

/** As wide as the text around it, in CSS pixels. */
const WIDTH = 528;

/** A car for mail to the sender of a lead. See `shownCar`. */
export async function carInMail(
  vin: string,
  grants: LeadGrants | undefined,
  context: RequestContext,
): Promise<CarInMail | null> {
  const shown = await shownCar(vin, grants, context);
  if (shown === null) return null;
  const { hit, price } = shown;
  const { src, alt, drawnLabel } = vehicleCardPicture(hit.listing, context);
  return {
    picture: { src: context.origin + src, alt, width: WIDTH, height: pictureHeight(WIDTH) },
    pictureNote: drawnLabel === null ? null : context.t('detail.drawn'),
    price,
    itemize: () => personalizedPrice(hit, context),
  };
}
