/** Query parameter with the search to filter: its path and query, without the language. */
export const FILTERED_SEARCH = 'search';

/** Path of the page, without the language. */
export const PAYMENT_FILTER = '/payment-filter';

/** Path of the payment filter of a search. @param search path and query of the search, without the language */
export const paymentFilterPath = (search: string): string =>
  `${PAYMENT_FILTER}?${new URLSearchParams({ [FILTERED_SEARCH]: search })}`;
