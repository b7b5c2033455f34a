import type { CarFilter, CarState } from '@rooftop/inventory/cars-api';

export const STATE_NAMES: Readonly<Record<CarState, string>> = {
  shown: 'Shown',
  private: 'Private',
  hidden: 'Hidden',
  sold: 'Sold or gone',
};

export const STATE_TONES = {
  shown: 'positive',
  private: 'caution',
  hidden: 'critical',
  sold: 'default',
} as const satisfies Record<CarState, string>;

export const CAR_FILTER_NAMES: Readonly<Record<CarFilter, string>> = {
  all: 'All cars',
  ...STATE_NAMES,
  notInAds: 'Not in ads',
  featured: 'Featured, in their order',
};

const USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** @param price in cents. Null if the website says to call. */
export const priceText = (price: number | null): string =>
  price === null ? 'Call for pricing' : USD.format(price / 100);

export const daysText = (days: number): string =>
  `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'} on the lot`;

/** What the list says of feeds to Google and Meta that leave a shown car out. */
export const leftOutText = (feeds: number): string =>
  `Not in ${feeds === 1 ? '1 ad feed' : `${feeds} ad feeds`}`;

export const momentText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
