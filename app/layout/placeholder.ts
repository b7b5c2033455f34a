/** Stands in a text for what only the browser knows. */
export const PLACEHOLDER = '%s';
