import type { Lease } from '@rooftop/content/documents/dealership/settings/lease';
import type { Language } from '@rooftop/tenancy/languages';
import type { Priced } from '@rooftop/finance/finance-plan';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { type Words, wordsFor } from '#app/locales/wording.server.ts';
import { termFieldsOf, type TermFields } from './term-fields.ts';

export const PAYMENT_WORDS = [
  'calculator.basis',
  'calculator.basisTrade',
  'calculator.cashDown',
  'calculator.change',
  'calculator.creditScore',
  'calculator.disclosure',
  'calculator.disclosureTrade',
  'calculator.downAmount',
  'calculator.downPercent',
  'calculator.excluded',
  'calculator.heading',
  'calculator.months',
  'calculator.perMonth',
  'calculator.rounded',
  'calculator.score.Bad',
  'calculator.score.Good',
  'calculator.score.Great',
  'calculator.score.Okay',
  'calculator.scores',
  'calculator.scoresBetween',
  'calculator.term',
  'calculator.tradeEquity',
  'calculator.update',
] as const;

const LEASE_WORDS = [
  'calculator.finance',
  'calculator.kind',
  'calculator.lease',
  'calculator.leaseBasis',
  'calculator.leaseDisclosure',
  'calculator.leaseExample',
  'calculator.leaseExcluded',
  'calculator.miles',
  'calculator.milesPerYear',
] as const;

/** The lease offered for a vehicle. */
export type LeaseView = NonNullable<ReturnType<typeof leaseView>>;

/** The calculator's data for the browser. */
export interface PaymentView {
  readonly vehicle: Priced;
  /** The dealership's rate, in hundredths of a percent a year for the best credit tier. */
  readonly rate: number;
  /** Null if this vehicle cannot be leased. */
  readonly lease: LeaseView | null;
  readonly fields: TermFields;
  readonly locale: Language;
  readonly words: Words<(typeof PAYMENT_WORDS)[number]>;
}

/**
 * The lease of a car with this list price, in cents. Null unless a residual and a rate are configured (decision 114).
 */
export function leaseView(listPrice: number, lease: Lease | null, { t }: Pick<RequestContext, 't'>) {
  if (lease === null || lease.residuals.length === 0) return null;
  const { residuals, rate, acquisitionFee, extraMile } = lease;
  if (rate === null) return null;
  const program = {
    residuals: residuals.map(({ months, miles, percent }) => ({ months, milesPerYear: miles, percent })),
    rate: Math.round(rate * 100),
    acquisitionFee,
    extraMile,
  };
  return {
    program,
    /** Cents. */
    listPrice,
    words: wordsFor(t, LEASE_WORDS),
  };
}

/** The calculator of a vehicle. Null if it has no price that this visitor may know, or no payments are advertised. */
export function paymentView(
  { listing, price }: Pick<Hit, 'listing' | 'price'>,
  lease: Lease | null,
  context: Pick<RequestContext, 'dealership' | 'locale' | 't' | 'terms'>,
): PaymentView | null {
  const basis = paymentBasis(context);
  if (price === null || basis === null) return null;
  const { locale, t, terms } = context;
  // Leases are for new cars with a known list price.
  const offered =
    listing.condition === 'new' && listing.listPrice !== null
      ? leaseView(listing.listPrice, lease, context)
      : null;
  return {
    vehicle: { price, year: listing.year },
    rate: basis.rate,
    lease: offered,
    fields: {
      ...termFieldsOf(offered !== null && terms?.kind === 'lease' ? terms : basis.terms),
      months: String(basis.terms.months),
    },
    locale,
    words: wordsFor(t, PAYMENT_WORDS),
  };
}
