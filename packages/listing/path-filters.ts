/** Filters that can be in the path of a search. */
export const PATH_FILTERS = ['bodystyle', 'make-model', 'features', 'price'] as const;
export type PathFilter = (typeof PATH_FILTERS)[number];
