import type { Store } from '@rooftop/content/documents/store/store';
import type { ColorFamily } from '@rooftop/inventory/color-family';
import type { Deal, Facet } from '@rooftop/inventory/index/query';
import type { BodyStyle, ListingCondition } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import type { WordKey } from '#app/locales/wording.server.ts';
import { translateTerm } from '@rooftop/platform/inventory/feed-terms';

type Value = BodyStyle | ListingCondition | Deal | ColorFamily | 'automatic' | 'manual';

/** Values that have interface texts. */
const VALUE_WORDS = {
  suvs: 'bodyStyles.suvs',
  sedans: 'bodyStyles.sedans',
  wagons: 'bodyStyles.wagons',
  coupes: 'bodyStyles.coupes',
  convertibles: 'bodyStyles.convertibles',
  hatchbacks: 'bodyStyles.hatchbacks',
  trucks: 'bodyStyles.trucks',
  minivans: 'bodyStyles.minivans',
  commercial: 'bodyStyles.commercial',
  new: 'conditions.new',
  used: 'conditions.used',
  certified: 'conditions.certified',
  'price-drop': 'deals.price-drop',
  'premium-upgrades': 'deals.premium-upgrades',
  automatic: 'transmissions.automatic',
  manual: 'transmissions.manual',
  white: 'colors.white',
  black: 'colors.black',
  silver: 'colors.silver',
  gray: 'colors.gray',
  blue: 'colors.blue',
  red: 'colors.red',
  green: 'colors.green',
  brown: 'colors.brown',
  beige: 'colors.beige',
  orange: 'colors.orange',
  gold: 'colors.gold',
  yellow: 'colors.yellow',
  purple: 'colors.purple',
} as const satisfies Record<Value, WordKey>;

const WORDED: ReadonlySet<Facet> = new Set<Facet>([
  'bodystyle',
  'condition',
  'great-deals',
  'transmission',
  'color',
]);
/** Facets whose values are standard terms of the trade, in English in feeds. */
const TERMED: ReadonlySet<Facet> = new Set<Facet>(['drivetrain', 'features', 'fuel']);
const KEYS: ReadonlyMap<string, WordKey> = new Map(Object.entries(VALUE_WORDS));

/** The label of a facet's value for visitors. @param label the feed's name for it */
export type Labels = (facet: Facet, value: string, label: string) => string;

/** The labels of values in a request's language. */
export function createLabels(
  stores: readonly Store[],
  { t, locale }: Pick<RequestContext, 't' | 'locale'>,
): Labels {
  const names = new Map(stores.map(({ key, name }) => [key, name]));
  return (facet, value, label) => {
    if (facet === 'store') return names.get(value) ?? label;
    if (facet === 'seats') return t('search.seats', { count: value });
    if (TERMED.has(facet)) return translateTerm(label, locale);
    const key = WORDED.has(facet) ? KEYS.get(value) : undefined;
    return key === undefined ? label : t(key);
  };
}
