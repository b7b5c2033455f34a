/** Criteria that can limit where a promotion is shown: what a page with promotions knows of itself and its visitor. */
export const CRITERIA = ['page', 'store', 'language'] as const;
