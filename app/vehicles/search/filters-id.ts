/** The element that is a rail on a desk and a sheet on a phone; its button is in the results' bar. */
export const FILTERS_ID = 'search-filters';
