import { definePage } from '#app/site/pages/define-page.ts';

/** Our own form for pre-approval, which the page around it embeds. */
export const page = definePage({
  paths: { 'auto-financing/apply-for-financing/form': '/auto-financing/apply-for-financing/form' },
  isFrame: true,
});
