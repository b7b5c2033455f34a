import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: {
    'store-vehicles': '/api/stores/:id/website/vehicles',
    'store-sitemap': '/api/stores/:id/website/vehicles/sitemap',
    'group-vehicles': '/api/store-group/:id/website/vehicles',
    'group-sitemap': '/api/store-group/:id/website/vehicles/sitemap',
  },
  isLocalized: false,
});
