import { financingPath } from '../financing-path.ts';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { conditionOf } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { localPath } from '#app/http/page-request.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { askAboutPath, canBeDriven } from '../ask-about.server.ts';
import { translateTerm } from '@rooftop/platform/inventory/feed-terms';
import { formatCount } from '@rooftop/platform/wording/format-number';
import { PRICE_WORDS } from '../vehicle-price.tsx';
import { createPriceView, type PriceView } from '../price-view.server.ts';
import { testDrivePath } from '../test-drive/test-drive-request.server.ts';
import { tradeInPath } from '../trade-in-path.ts';
import { vehicleName } from '../vehicle-name.ts';
import { personalizeHref } from '../personalize/personalize-href.server.ts';
import { priceStack } from './price-stack.server.ts';
import type { Seller } from './seller.server.ts';

const SUMMARY_WORDS = [
  'detail.call',
  'detail.callPrice',
  'detail.preApproval',
  'detail.preApprovalText',
  'detail.priceMadeOf',
  'personalize.heading',
  'personalize.trade',
  ...PRICE_WORDS,
  'tellMe.button',
  'testDrive.button',
] as const;

interface SummaryBadge {
  readonly tone: 'neutral' | 'brand' | 'accent';
  readonly text: string;
}

/** What a vehicle is, what it costs, and what to do about it. */
export type SummaryView = ReturnType<typeof summaryView>;

function badges({ listing }: Hit, price: PriceView, { t }: Pick<RequestContext, 't'>): SummaryBadge[] {
  const { status } = listing;
  return [
    ...(listing.isPrivate ? [{ tone: 'neutral' as const, text: t('card.private') }] : []),
    { tone: 'brand' as const, text: t(`detail.condition.${conditionOf(listing)}`) },
    ...(price.isDrop ? [{ tone: 'accent' as const, text: t('card.priceDrop') }] : []),
    ...(status === 'coming-soon' ? [{ tone: 'neutral' as const, text: t('card.comingSoon') }] : []),
    ...(status === 'pending' ? [{ tone: 'neutral' as const, text: t('card.pending') }] : []),
  ];
}

/** The box beside a vehicle's images. The payment is shown by the calculator. */
export function summaryView(hit: Hit, { company, place }: Seller, context: RequestContext) {
  const { t, locale, now, dealership } = context;
  const { listing } = hit;
  const price = createPriceView(t, locale, paymentBasis(context), now.getTime())(hit);
  const { mileage, exteriorColor, stockNumber } = listing;
  return {
    badges: badges(hit, price, context),
    name: vehicleName(listing),
    trim: listing.trim,
    /** Mileage, color and location. */
    glance: [
      mileage === null ? null : t('detail.miles', { miles: formatCount(mileage, locale) }),
      exteriorColor && translateTerm(exteriorColor, locale),
      place.name,
      stockNumber === null ? null : t('detail.stockNumber', { number: stockNumber }),
    ].filter((fact) => fact !== null),
    price: { ...price, payment: null },
    stack: priceStack(hit, company.fees.documentaryFeeSince, context),
    phone: place.phones[0] ?? null,
    /** URL to personalize the price. Null if there are neither payments nor a locked price. */
    personalize: personalizeHref(hit, context),
    preApproval: context.href(financingPath(listing.vin)),
    /** Null for a car that is coming soon or sale pending: `tellMe` takes its place. */
    testDrive: canBeDriven(listing)
      ? localPath(testDrivePath(listing.vin), locale, dealership.languages)
      : null,
    tellMe: localPath(askAboutPath(listing.vin), locale, dealership.languages),
    valueTrade: localPath(tradeInPath(listing.vin), locale, dealership.languages),
    words: wordsFor(t, SUMMARY_WORDS),
  };
}
