import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'sell-trade-my-car/your-vehicle': '/sell-trade-my-car/your-vehicle' },
  sitemap: 'pages',
});
