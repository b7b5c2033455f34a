import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'routes/held-lead/route': '/held-leads/:ticket' },
  isLocalized: false,
});
