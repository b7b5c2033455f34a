import { defineField } from 'sanity';

/** Path of an inventory page, optionally with a query. */
const INVENTORY_PAGE = /^\/((new|used|certified)-)?cars-for-sale(\/[a-z0-9-]+)*(\?\S+)?$/;

/** Path of a car's page: `/used-cars-for-sale/2021-kia-sportage-lx-KNDPM3AC8M7891234`. */
const CAR_PAGE = /^\/(?:(?:new|used|certified)-)?cars-for-sale\/\d+-[a-z0-9-]+-([A-Z0-9]{17})$/i;

/** The VIN in the path of a car's page, in upper case. Null for any other text. */
export const vinInPath = (path: string): string | null => CAR_PAGE.exec(path)?.[1]?.toUpperCase() ?? null;

declare module 'sanity' {
  interface StringOptions {
    /** Lets editors choose a car of the dealership (studio/inputs/cars-input.tsx). */
    isCarSearch?: boolean;
  }
}

/** A selection of cars as the path of an inventory page, or one car as the path of its page. */
export const searchField = defineField({
  name: 'search',
  title: 'Which cars',
  type: 'string',
  description:
    'Choose a car, or search on the website and copy the part of the URL after the hostname: /used-cars-for-sale/suvs.',
  initialValue: '/cars-for-sale',
  options: { isCarSearch: true },
  validation: (rule) =>
    rule
      .required()
      .custom(
        (path = '') =>
          INVENTORY_PAGE.test(path) ||
          vinInPath(path) !== null ||
          'Paste the path of an inventory page or a car without a language, such as /used-cars-for-sale/suvs.',
      ),
});
