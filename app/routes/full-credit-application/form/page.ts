import { definePage } from '#app/site/pages/define-page.ts';

/** The form, which the page around it embeds. */
export const page = definePage({
  paths: {
    'auto-financing/full-credit-application/form': '/auto-financing/full-credit-application/form',
  },
  isFrame: true,
});
