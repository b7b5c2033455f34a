import type { OutTheDoorEstimate } from '@rooftop/finance/out-the-door';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { localPath } from '#app/http/page-request.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { formatMonth } from '@rooftop/platform/wording/format-time';
import { wordsFor } from '#app/locales/wording.server.ts';
import { priceStack } from '../detail/price-stack.server.ts';
import { formatPercent } from '@rooftop/platform/wording/format-percent';
import { findCarForSale } from '../inventory/find-car-for-sale.server.ts';
import { personalizeHref } from '../personalize/personalize-href.server.ts';
import { vehicleName } from '../vehicle-name.ts';
import { estimateFor, homeZip } from './estimate.server.ts';
import { BUYER_ZIP, ESTIMATED_CAR } from './out-the-door-path.ts';

const OUT_THE_DOOR_WORDS = [
  'outTheDoor.show',
  'outTheDoor.total',
  'outTheDoor.zip',
  'outTheDoor.locked',
  'personalize.heading',
  'price.call',
] as const;

export type OutTheDoorView = Awaited<ReturnType<typeof outTheDoorView>>;

/**
 * The out-the-door estimate of a car: for the ZIP code that was sent, or else that of the visitor's home.
 * @throws Response (404) if this visitor sees no such car for sale
 */
export async function outTheDoorView(query: URLSearchParams, context: RequestContext) {
  const { t, locale, dealership } = context;
  const hit = await findCarForSale(query.get(ESTIMATED_CAR) ?? '', context);
  if (hit === null) throw notFound('unknown');
  const { listing, price } = hit;
  const sent = query.get(BUYER_ZIP)?.trim() ?? null;
  const zip = sent ?? (await homeZip(context));
  const estimate = zip === null || price === null ? null : await estimateFor(hit, zip, context);
  const money = (cents: number): string => formatMoney(cents, locale);
  return {
    vehicle: {
      name: vehicleName(listing),
      href: localPath(vehiclePath(listing), locale, dealership.languages),
      vin: listing.vin,
    },
    zip: zip ?? '',
    error: sent !== null && price !== null && estimate === null ? t('outTheDoor.unknownZip') : undefined,
    /** Why there is no price. Null if there is one. */
    withoutPrice: price !== null ? null : hit.isPriceLocked ? ('locked' as const) : ('call' as const),
    unlock: hit.isPriceLocked ? personalizeHref(hit, context) : null,
    estimate:
      estimate === null || price === null
        ? null
        : {
            lines: [
              ...(priceStack(hit, null, context)?.lines ?? []),
              { label: t('outTheDoor.price'), amount: money(price) },
              ...addedLines(estimate, context),
            ],
            total: money(estimate.total),
            notes: notesOf(estimate, context),
          },
    words: wordsFor(t, OUT_THE_DOOR_WORDS),
  };
}

type Wording = Pick<RequestContext, 't' | 'locale' | 'dealership'>;

function addedLines({ tax, percent, titleAndRegistration }: OutTheDoorEstimate, { t, locale }: Wording) {
  return [
    {
      label: t('outTheDoor.tax', { percent: formatPercent(percent, locale) }),
      amount: formatMoney(tax, locale),
    },
    ...(titleAndRegistration === null
      ? []
      : [{ label: t('outTheDoor.registration'), amount: formatMoney(titleAndRegistration, locale) }]),
  ];
}

/** Where the figures come from, and what they leave out. */
function notesOf(estimate: OutTheDoorEstimate, { t, locale, dealership }: Wording): readonly string[] {
  const { state, source, asOf, feesAsOf, tradeIn, taxed, isCapped } = estimate;
  const from = { state, month: formatMonth(asOf, locale), dealership: dealership.name };
  const money = (cents: number): string => formatMoney(cents, locale);
  return [
    t(source === 'state' ? 'outTheDoor.fromState' : 'outTheDoor.fromDealership', from),
    ...(tradeIn > 0 ? [t('outTheDoor.tradeIn', { tradeIn: money(tradeIn), taxed: money(taxed) })] : []),
    ...(isCapped ? [t('outTheDoor.capped', { state })] : []),
    feesAsOf === null
      ? t('outTheDoor.noRegistration')
      : t('outTheDoor.registrationFrom', { ...from, month: formatMonth(feesAsOf, locale) }),
    t('outTheDoor.estimate'),
  ];
}
