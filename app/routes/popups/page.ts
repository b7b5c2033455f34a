import { definePage } from '#app/site/pages/define-page.ts';

/** The popups of a page, for the browser. */
export const page = definePage({ paths: { popups: '/api/popups' } });
