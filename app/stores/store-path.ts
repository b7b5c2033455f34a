import type { Store } from '@rooftop/content/documents/store';

/** Path of the page with all stores, without the language. */
export const LOCATIONS_PATH = '/our-company/locations';

/** Path of a store's own page, without the language. */
export const storePath = ({ key }: Pick<Store, 'key'>): string =>
  `${LOCATIONS_PATH}/${encodeURIComponent(key)}`;
