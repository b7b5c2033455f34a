import type { Store } from '@rooftop/content/documents/store';

/** Where all stores are, without the language. */
export const LOCATIONS_PATH = '/our-company/locations';

/** Where a store's own page is, without the language. */
export const storePath = ({ key }: Pick<Store, 'key'>): string =>
  `${LOCATIONS_PATH}/${encodeURIComponent(key)}`;
