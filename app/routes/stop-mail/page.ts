import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'stop-mail': '/stop-mail/:ticket' },
});
