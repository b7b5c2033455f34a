import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'privacy-choices': '/legal/your-privacy-choices' },
  sitemap: 'pages',
  head: { title: 'legal.privacyChoices', description: 'privacy.description' },
});
