import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({ paths: { 'site.webmanifest': '/site.webmanifest' }, isLocalized: false });
