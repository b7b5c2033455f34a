import { type LeadVehicle, wantedVehicle } from '@rooftop/leads/lead';
import type { AnswerCar } from '@rooftop/leads/messages/shopper-answer';
import { leadVehicleName } from '@rooftop/leads/wording/vehicle-facts';
import { pictureHeight } from '@rooftop/platform/images/picture-widths';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '../context.server.ts';
import { priceStack } from './detail/price-stack.server.ts';
import { vehicleMailPictures } from './pictures/vehicle-pictures.server.ts';
import { shownCar } from './shown-car.server.ts';

/** As wide as the text around it, and a third of it, in CSS pixels. */
const WIDTH = 528;
const SMALL = 168;
const PICTURES = 4;

/**
 * The dealership's car that a lead is about, with its price statement and pictures, as its shopper is shown it: an answer
 * never tells more than the website does. Null if it is about none, or they may not see it, or
 * it is sold.
 */
export async function carInAnswer(
  vehicles: readonly LeadVehicle[],
  context: RequestContext,
): Promise<AnswerCar | null> {
  const wanted = wantedVehicle(vehicles);
  const title = wanted === undefined ? null : leadVehicleName(wanted);
  if (wanted === undefined || wanted.vin === null || title === null) return null;
  const shown = await shownCar(wanted.vin, undefined, context);
  if (shown === null || shown.hit.listing.status === 'sold') return null;
  const { hit, price } = shown;
  const { t, now, dealership, origin } = context;
  const { fees } = await context.company();
  const stack = price.amount === null ? null : priceStack(hit, fees.documentaryFeeSince, context);
  const path = wanted.path ? context.href(wanted.path) : null;
  const pictures = vehicleMailPictures(hit.listing, PICTURES, context);
  const isDrawn = pictures.some(({ drawnLabel }) => drawnLabel !== null);
  const date = formatNumericDate(localDate(dealership.timeZone, now));
  return {
    title,
    href: path?.startsWith('/') ? origin + path : null,
    pictures: pictures.map(({ src, alt }, index) => {
      const width = index === 0 ? WIDTH : SMALL;
      return { src: origin + src, alt, width, height: pictureHeight(width) };
    }),
    price: price.amount,
    lines: [...(stack?.lines ?? [])],
    notes: [
      ...(isDrawn ? [t('detail.drawn')] : []),
      ...(stack === null ? [] : [stack.note, ...(stack.feeNote === null ? [] : [stack.feeNote])]),
      ...(price.amount === null ? [] : [t('receipt.asOf', { date })]),
    ],
  };
}
