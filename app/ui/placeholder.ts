/** Placeholder in texts for values that only the browser knows. */
export const PLACEHOLDER = '%s';
