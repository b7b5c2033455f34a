/** ID of the dialog with the visitor's preferences by category. */
export const PREFERENCES_ID = 'cookie-preferences';
