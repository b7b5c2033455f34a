/** The part of a location that choosing a store needs. */
interface KeyedStore {
  /** Unique within its dealership. */
  readonly key: string;
}

/** Name of the cookie that stores a visitor's choice. Its value is the store's key. */
export const STORE_COOKIE = 'userSelectedStore';
/** In seconds: 30 days. */
export const STORE_COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/**
 * Finds the store that a visitor chose.
 * @param stores the stores of the dealership that the request is for
 * @returns undefined if nothing was chosen, or the key is not one of this dealership's
 */
export function chooseStore<S extends KeyedStore>(
  stores: readonly S[],
  cookieValue: string | undefined,
): S | undefined {
  return stores.find((store) => store.key === cookieValue);
}
