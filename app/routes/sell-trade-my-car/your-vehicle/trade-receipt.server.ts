import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { type Note, textNote } from '@rooftop/leads/wording/note';
import { quoteLine } from '@rooftop/leads/wording/quote-text';
import { addDays, startOfDay } from '@rooftop/tenancy/calendar';
import type { TradeOffer } from '@rooftop/trade/offer/make-offer';
import type { SentTradeIn, TradeCar } from '@rooftop/trade/storage/stored-trade-in';
import type { RequestContext } from '#app/context.server.ts';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import type { ReceiptWords } from '@rooftop/platform/leads/dealership-leads';
import { formatCount } from '@rooftop/platform/wording/format-number';
import { CERTIFICATE_LINK_PATH } from './certificate/certificate-path.ts';
import { tradeOfferWords } from './trade-offer-words.server.ts';

interface TradeReceiptOptions extends Pick<SentTradeIn, 'selectedPayment'> {
  readonly car: TradeCar;
  readonly offer: TradeOffer;
  readonly settings: Settings | null;
}

/**
 * What the mail about a trade-in says: the car, the amounts, what was chosen, the conditions and the last day. VIN, plate
 * and what is owed on the car are left out, because the address may be somebody else's.
 */
export function tradeReceipt(
  { car, offer, settings, selectedPayment }: TradeReceiptOptions,
  {
    dealership,
    locale,
    t,
    href,
    origin,
  }: Pick<RequestContext, 'dealership' | 'locale' | 't' | 'href' | 'origin'>,
): ReceiptWords {
  const words = tradeOfferWords(offer, { settings, finance: null }, { locale, t });
  const name = [car.year, quoteLine(car.make), quoteLine(car.model)]
    .filter((part) => part !== null)
    .join(' ');
  const priced = offer.kind === 'priced' && words.kind === 'priced' ? { offer, words } : null;
  const labeled = (label: string, value: string): Note => ({ label, value, href: null });
  const color = quoteLine(car.exteriorColor);
  return {
    heading: priced === null ? t('tradeIn.asked') : t('receipt.offerFor', { car: name }),
    intro:
      priced === null
        ? [t('tradeIn.askedText')]
        : [
            ...priced.words.payments.map((payment) => `${payment.name}: ${payment.price}`),
            priced.words.valid,
            ...(priced.words.estimate === null ? [] : [priced.words.estimate]),
            t('receipt.offerText'),
          ],
    sections: [
      {
        title: t('tradeIn.car'),
        notes: [
          textNote(name),
          labeled(t('tradeIn.mileage'), formatCount(car.mileage, locale)),
          ...(color === null ? [] : [labeled(t('tradeIn.exteriorColor'), color)]),
        ],
      },
      {
        title: t('receipt.offer'),
        notes:
          priced === null
            ? [
                textNote(t(`tradeIn.${offer.kind}Text`)),
                ...(words.kind === 'inPerson' ? [textNote(words.reason)] : []),
              ]
            : [
                ...priced.words.payments.map((payment) =>
                  labeled(
                    payment.name,
                    payment.sum === null ? payment.price : `${payment.price} (${payment.sum})`,
                  ),
                ),
                ...(selectedPayment === null
                  ? []
                  : [labeled(t('tradeIn.chosen'), t(`tradeIn.${selectedPayment}`))]),
                labeled(t('tradeIn.lastDay'), formatNumericDate(priced.offer.lastDay)),
              ],
      },
      { title: t('tradeIn.terms'), notes: words.terms.map(textNote) },
    ],
    button: {
      label: t('receipt.openCertificate'),
      href: origin + (href(CERTIFICATE_LINK_PATH) ?? CERTIFICATE_LINK_PATH),
      needsTicket: true,
    },
    // Until the end of its last day, as `isOfferValid`.
    validUntil: offer.kind === 'priced' ? startOfDay(addDays(offer.lastDay, 1), dealership.timeZone) : null,
  };
}
