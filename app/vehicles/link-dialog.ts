/** Dialogs that open instead of a link's page. */
export const LINK_DIALOGS = ['payment-filter', 'personalize', 'test-drive', 'unlock'] as const;
/** Value of a link's `data-dialog`. */
export type LinkDialog = (typeof LINK_DIALOGS)[number];
