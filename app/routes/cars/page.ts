import { definePage } from '#app/site/pages/define-page.ts';

/**
 * The inventory, in total and per condition (spec 2). Up to three more segments give the filters or the vehicle. The
 * route parses them itself: three optional segments would be eight routes each, all tried for every request.
 */
export const page = definePage({
  paths: {
    'cars-for-sale': '/cars-for-sale/*',
    'new-cars-for-sale': '/new-cars-for-sale/*',
    'used-cars-for-sale': '/used-cars-for-sale/*',
    'certified-cars-for-sale': '/certified-cars-for-sale/*',
  },
});
