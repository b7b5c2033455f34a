/** What choosing needs to know of a location. */
export interface Store {
  /** unique within its dealership */
  readonly key: string;
}

/** Name of the cookie that remembers a visitor's store. Its value is the store's key. */
export const STORE_COOKIE = 'userSelectedStore';
/** Seconds: 30 days. */
export const STORE_COOKIE_MAX_AGE = 30 * 24 * 60 * 60;

/**
 * The store a visitor chose.
 * @param stores those of the dealership that the request is for
 * @returns undefined without a choice, and for keys that are not this dealership's
 */
export function chooseStore<S extends Store>(
  stores: readonly S[],
  cookieValue: string | undefined,
): S | undefined {
  return stores.find((store) => store.key === cookieValue);
}
