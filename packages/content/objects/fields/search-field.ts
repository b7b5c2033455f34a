import { defineField } from 'sanity';

/** Path of an inventory page, optionally with a query. */
const INVENTORY_PAGE = /^\/((new|used|certified)-)?cars-for-sale(\/[a-z0-9-]+)*(\?\S+)?$/;

/** A selection of cars, as the path of an inventory page. */
export const searchField = defineField({
  name: 'search',
  title: 'Which cars',
  type: 'string',
  description:
    'Search on the website, then copy the part of the URL after the hostname: /used-cars-for-sale/suvs.',
  initialValue: '/cars-for-sale',
  validation: (rule) =>
    rule
      .required()
      .regex(INVENTORY_PAGE)
      .error('Paste the path of an inventory page without a language, such as /used-cars-for-sale/suvs.'),
});
