import { isOfferValid } from '@rooftop/trade/offer/make-offer';
import type { RequestContext } from '#app/context.server.ts';
import { formatAppointment, formatNumericDate } from '@rooftop/platform/wording/format-time';
import { formatCount } from '@rooftop/platform/wording/format-number';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { departmentAt } from '@rooftop/platform/appointments/departments';
import { placeOfCompany, placeView } from '#app/stores/place-view.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { tradeOfferWords } from '../trade-offer-words.server.ts';
import { loadCertificate } from './load-certificate.server.ts';
import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';

/**
 * What a visitor has sent: their offer, or the car that they bring in, with the lead's code. VIN and plate are shown only
 * in the browser that sent it, because a mailed link may have gone to somebody else.
 * @param ticket of a mailed link. Undefined without one
 * @throws Response (404) as `loadCertificate`
 */
export async function certificateView(context: RequestContext, ticket?: string) {
  const { dealership, locale, now, t } = context;
  const { car, offer, lead, visit } = await loadCertificate(ticket, context);
  const priced = offer.kind === 'priced' ? offer : null;
  const settings = await orFallback(context.content.settings(), null);
  const view = tradeOfferWords(offer, { settings, finance: null }, context);
  const host = visit === null ? null : await departmentAt('tradeIn', visit.store, context);
  const company = host?.company ?? (await context.company());
  const place = placeView(placeOfCompany(company), context);
  const inPerson = view.kind === 'inPerson' ? `${t('tradeIn.inPersonText')}: ${view.reason}` : null;
  const ownsCar = ticket === undefined;
  const plate = car.licencePlate === null ? null : `${car.licencePlate} ${car.state ?? ''}`;
  const facts = [
    [t('tradeIn.car'), [car.year, car.make, car.model, car.trim].filter(Boolean).join(' ')],
    [t('tradeIn.vin'), ownsCar ? car.vin : null],
    [t('tradeIn.licencePlate'), ownsCar ? plate : null],
    [t('tradeIn.mileage'), formatCount(car.mileage, locale)],
    [t('tradeIn.exteriorColor'), car.exteriorColor],
    ...(view.kind === 'priced' ? view.payments : []).map(({ name, price, sum }) => [
      name,
      sum === null ? price : `${price} (${sum})`,
    ]),
    [t('tradeIn.chosen'), lead.selectedPayment && t(`tradeIn.${lead.selectedPayment}`)],
    [t('tradeIn.madeOn'), priced && formatNumericDate(priced.madeOn)],
    [t('tradeIn.lastDay'), priced && formatNumericDate(priced.lastDay)],
    [t('tradeIn.visit'), visit && formatAppointment(visit.start, visit.timeZone, locale)],
  ] as const;
  const layout: PageLayout = 'minimal';
  return {
    layout,
    head: await headOf(
      {
        title: t('tradeIn.certificate'),
        description: null,
        address: `${TRADE_IN_PATH}/certificate`,
        isIndexed: false,
        picture: contactUs,
      },
      context,
    ),
    heading: t('tradeIn.certificate'),
    code: { label: t('tradeIn.code'), value: lead.code },
    inPerson,
    state: priced === null || isOfferValid(priced, dealership.timeZone, now) ? null : t('tradeIn.expired'),
    estimate: priced?.isEstimate ? t('tradeIn.estimate') : null,
    facts: facts.flatMap(([label, value]) => (value ? [{ label: label ?? '', value }] : [])),
    terms: view.terms,
    place: [dealership.name, ...place.address].join(', '),
    print: t('tradeIn.print'),
  };
}
