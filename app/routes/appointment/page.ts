import { definePage } from '#app/site/pages/define-page.ts';

/** Target of the links that move and cancel an appointment. */
export const page = definePage({
  paths: { appointment: '/appointment/:ticket' },
});
