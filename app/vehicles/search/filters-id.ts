/** ID of the filters: a sidebar on a desktop, a sheet on a phone. Its button is in the results bar. */
export const FILTERS_ID = 'search-filters';
