import { definePage } from '#app/site/pages/define-page.ts';

/** The form in a popup. It has no page: every form in a popup also has one of its own. */
export const page = definePage({ paths: { 'popup-form': '/api/popups/:id/:part' } });
