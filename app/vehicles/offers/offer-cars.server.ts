import type { Offer } from '@rooftop/content/documents/offer/offer';
import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import { EVERYTHING, type SearchQuery } from '@rooftop/inventory/index/query';
import { slugOf } from '@rooftop/inventory/slug';
import type { RequestContext } from '#app/context.server.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatCount } from '@rooftop/platform/wording/format-number';
import { justAbove } from '../figures.server.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { isForCars } from './offer-vehicles.ts';

type Conditions = Offer['vehicles'];

function formatYears({ yearFrom, yearTo }: Conditions, { t }: Pick<RequestContext, 't'>): string | null {
  if (yearFrom === null) return yearTo === null ? null : t('offers.yearsTo', { to: yearTo });
  if (yearTo === null) return t('offers.yearsFrom', { from: yearFrom });
  return yearFrom === yearTo ? String(yearFrom) : t('offers.years', { from: yearFrom, to: yearTo });
}

/** `84,999` becomes `under 85,000`. */
function formatMiles(cars: string, mileageUpTo: number, { t, locale }: Pick<RequestContext, 't' | 'locale'>) {
  const under = justAbove(mileageUpTo);
  const miles = formatCount(under ?? mileageUpTo, locale);
  return t(under === null ? 'offers.milesUpTo' : 'offers.milesUnder', { cars, miles });
}

function formatConditions(vehicles: Conditions, context: Pick<RequestContext, 't' | 'locale'>): string {
  const { condition, make, model, mileageUpTo } = vehicles;
  const cars = context.t(`offers.on.${condition ?? 'any'}`);
  const name = [make, model].filter((part) => part !== null).join(' ');
  const which = [name === '' ? null : name, formatYears(vehicles, context)].filter((part) => part !== null);
  const all = mileageUpTo === null ? cars : formatMiles(cars, mileageUpTo, context);
  return which.length === 0 ? all : `${all}: ${which.join(', ')}`;
}

/** The search for an offer's cars. Null if it cannot be expressed: a model can only be found with its make. */
function searchOf({ condition, yearFrom, yearTo, make, model, mileageUpTo }: Conditions): SearchQuery | null {
  if (make === null && model !== null) return null;
  const name = slugOf([make, model].filter((part) => part !== null).join(' '));
  return {
    ...EVERYTHING,
    filters: { ...(condition && { condition: [condition] }), ...(make && { 'make-model': [name] }) },
    ranges: {
      ...((yearFrom !== null || yearTo !== null) && { year: { min: yearFrom, max: yearTo } }),
      ...(mileageUpTo !== null && { mileage: { min: null, max: mileageUpTo } }),
    },
  };
}

/** The offer's conditions for cars, and a link to those in stock. Null if it has no such conditions. */
export async function offerCars(offer: Offer, context: RequestContext) {
  if (!isForCars(offer)) return null;
  const { content, inventory, t, href } = context;
  const conditions = formatConditions(offer.vehicles, context);
  const index = await orFallback(inventory.index(), null);
  const query = searchOf(offer.vehicles);
  if (index === null || query === null || index.search(query, PUBLIC).total === 0)
    return { conditions, cars: null };
  const [settings, vocabulary] = await Promise.all([
    addressSettings(context),
    vocabularyOf({ content, visitor: ANONYMOUS }, index),
  ]);
  const address = href(printSearchAddress(query, vocabulary, settings));
  return {
    /** As text: `On used cars under 60,000 miles: Kia Soul, 2019 and newer`. */
    conditions,
    /** Link to the matching cars on the lot, or null if there are none. */
    cars: address === null ? null : { label: t('offers.cars'), href: address },
  };
}
