import { pathTo } from '@rooftop/content/page-paths';
import { estimateOutTheDoor, type OutTheDoorEstimate } from '@rooftop/finance/out-the-door';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { governmentPart } from '@rooftop/inventory/price-statement';
import type { RequestContext } from '#app/context.server.ts';
import type { FurtherForm } from '#app/forms/lead-form-result.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { localPath } from '#app/http/page-request.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { BUYER_ZIP, ESTIMATED_CAR } from './out-the-door-path.ts';

/** The first five digits of the ZIP code of the visitor's home. Null if it is unknown. */
export async function homeZip({ visitor }: Pick<RequestContext, 'visitor'>): Promise<string | null> {
  const { address } = await visitor.profile();
  return address?.type === 'home' ? (/^\d{5}/.exec(address.zip ?? '')?.[0] ?? null) : null;
}

/**
 * What a car costs a buyer at a ZIP code, from its price statement, the visitor's trade-in and the dealership's local taxes.
 * @returns null if the visitor sees no price, or the ZIP code is in no state
 */
export async function estimateFor(
  { listing, price, statement }: Pick<Hit, 'listing' | 'price' | 'statement'>,
  zip: string,
  { content, terms }: Pick<RequestContext, 'content' | 'terms'>,
): Promise<OutTheDoorEstimate | null> {
  if (price === null || statement === null) return null;
  const settings = await orFallback(content.settings(), null);
  const sale = {
    price,
    governmentFees: governmentPart(statement),
    isNew: listing.condition === 'new',
    tradeEquity: terms?.tradeEquity ?? 0,
  };
  return estimateOutTheDoor(sale, zip, settings?.localTaxes ?? []);
}

/** The sentence by who said the rate: a state's rate may be far too low where local taxes add to it. */
const NOTES = {
  dealership: { withFees: 'outTheDoor.note', taxOnly: 'outTheDoor.noteTax' },
  state: { withFees: 'outTheDoor.noteState', taxOnly: 'outTheDoor.noteStateTax' },
} as const;

/** The estimate in a sentence, for a visitor whose home is known. Empty for others. */
export async function outTheDoorNotes(
  hit: Pick<Hit, 'listing' | 'price' | 'statement'>,
  context: Pick<RequestContext, 't' | 'locale' | 'content' | 'terms' | 'visitor'>,
): Promise<readonly string[]> {
  const { t, locale } = context;
  const zip = await homeZip(context);
  const estimate = zip === null ? null : await estimateFor(hit, zip, context);
  if (zip === null || estimate === null) return [];
  const total = formatMoney(estimate.total, locale);
  const part = estimate.titleAndRegistration === null ? 'taxOnly' : 'withFees';
  return [t(NOTES[estimate.source][part], { total, zip })];
}

/** Asks for the ZIP code of a visitor whose home is unknown, and leads to the estimate of a car. */
export function outTheDoorForm(
  vin: string,
  { t, locale, dealership }: Pick<RequestContext, 't' | 'locale' | 'dealership'>,
): FurtherForm {
  return {
    action: localPath(pathTo('out-the-door'), locale, dealership.languages),
    hidden: { [ESTIMATED_CAR]: vin },
    zip: { name: BUYER_ZIP, label: t('outTheDoor.zip') },
    submit: t('outTheDoor.link'),
  };
}
