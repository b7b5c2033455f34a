/** The orders in which shoppers can list cars. A row has all there is to a sort option, wording of the page apart. */

interface SortOption {
  /** What is compared: the advertised price, the odometer, the model year, or the day on which the car came into stock. */
  readonly column: 'price' | 'mileage' | 'year' | 'day';
  /** Whether the largest number comes first. Cars without one come last in both directions. */
  readonly isDescending: boolean;
  /** Its name in the Studio. `sorts.<option>` in `app/locales` is the same in English. */
  readonly title: string;
  /** Its place among the sorts that pages offer. Null: only URLs have it (decision 114). */
  readonly place: number | null;
  /** What shoppers type for it, as in a lexicon of their language (packages/inventory/phrase/lexicons/lexicon.ts). */
  readonly phrases: { readonly en: string; readonly es: string };
}

/** By the value of the parameter `sort` in URLs. */
export const SORT_OPTIONS = {
  newest: {
    column: 'day',
    isDescending: true,
    title: 'Newest arrivals',
    place: 1,
    phrases: {
      en: 'just arrived, new arrivals, newest arrivals, newly listed, just in, recently added, latest arrivals',
      es: 'recien llegad(o|a), acaba de llegar',
    },
  },
  oldest: {
    column: 'day',
    isDescending: false,
    title: 'Longest in stock',
    place: null,
    phrases: { en: '', es: '' },
  },
  mileage: {
    column: 'mileage',
    isDescending: false,
    title: 'Lowest mileage',
    place: 4,
    phrases: {
      en: 'low miles, low mileage, lowest miles, lowest mileage, few miles, least miles, low mile, fewest miles',
      es: 'pocas millas, bajo millaje, poco millaje, bajas millas, menos millas, con menos millas, millaje bajo, menor millaje, bajo kilometraje, poco kilometraje, pocos kilometros, con pocas millas',
    },
  },
  year: {
    column: 'year',
    isDescending: true,
    title: 'Newest year',
    place: 5,
    phrases: {
      en: 'newest, latest, latest model, newest model, most recent',
      es: 'mas nuev(o|a), lo mas nuevo, mas reciente, el mas nuevo, ultimo modelo, modelo mas reciente, mas modern(o|a), modelos recientes, modelo reciente, de modelo reciente',
    },
  },
  priceHigh: {
    column: 'price',
    isDescending: true,
    title: 'Highest price',
    place: 3,
    phrases: { en: 'most expensive, priciest, highest price', es: 'mas car(o|a), lo mas caro' },
  },
  priceLow: {
    column: 'price',
    isDescending: false,
    title: 'Lowest price',
    place: 2,
    phrases: {
      en: 'cheap, cheapest, cheaper, inexpensive, affordable, low price, low priced, lowest price, lowest priced, budget, low cost, economical, bargain, least expensive, good price, best price',
      es: 'barat(o|a), mas barat(o|a), baratit(o|a), economic(o|a), mas economic(o|a), precio bajo, bajo precio, de bajo precio, buen precio, a buen precio, menos car(o|a), precios bajos, accesible, lo mas barat(o|a), bajo costo',
    },
  },
} as const satisfies Record<string, SortOption>;
export type Sort = keyof typeof SORT_OPTIONS;

export const SORTS: readonly Sort[] = Object.keys(SORT_OPTIONS).filter((sort): sort is Sort =>
  Object.hasOwn(SORT_OPTIONS, sort),
);
