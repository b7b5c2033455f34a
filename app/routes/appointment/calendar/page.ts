import { definePage } from '#app/site/pages/define-page.ts';

/** The appointment for the shopper's own calendar. */
export const page = definePage({
  paths: { 'appointment/calendar': '/appointment/:ticket/calendar' },
});
