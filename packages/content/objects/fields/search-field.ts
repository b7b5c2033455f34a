import { defineField } from 'sanity';

/** Path of an inventory page, optionally with a query. */
const INVENTORY_PAGE = /^\/((new|used|certified)-)?cars-for-sale(\/[a-z0-9_-]+)*(\?\S+)?$/;

/** Path of a car's page: `/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234`. */
const CAR_PAGE = /^\/(?:(?:new|used|certified)-)?cars-for-sale\/\d+-[a-z0-9-]+-([A-Z0-9]{17})$/i;

/** The VIN in the path of a car's page, in upper case. Null for any other text. */
export const vinInPath = (path: string): string | null => CAR_PAGE.exec(path)?.[1]?.toUpperCase() ?? null;

/** A selection of cars as the path of an inventory page, or one car as the path of its page. */
export const searchField = defineField({
  name: 'search',
  title: 'Which cars',
  type: 'string',
  description: 'Choose by the filters of your website, or one car.',
  options: { linksTo: ['search', 'car', 'typed'] },
  initialValue: '/cars-for-sale',
  validation: (rule) =>
    rule
      .required()
      .custom(
        (path = '') =>
          INVENTORY_PAGE.test(path) ||
          vinInPath(path) !== null ||
          'Choose a search or a car, or enter the path of one without a language, such as /used-cars-for-sale/suvs.',
      ),
});
