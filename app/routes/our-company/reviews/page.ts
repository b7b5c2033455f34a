import { REVIEW_CATEGORIES } from '@rooftop/content/documents/review/review';
import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { reviews: '/our-company/reviews' },
  cache: { parameters: { category: REVIEW_CATEGORIES.map((category) => category.toLowerCase()) } },
  sitemap: 'pages',
  head: { title: 'reviews.heading', description: 'reviews.description' },
});
