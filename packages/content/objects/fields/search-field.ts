import { defineField } from 'sanity';

/** Path of an inventory page, optionally with a query. */
const INVENTORY_PAGE = /^\/((new|used|certified)-)?cars-for-sale(\/[a-z0-9_-]+)*(\?\S+)?$/;

/** A selection of cars, as the path of an inventory page. */
export const searchField = defineField({
  name: 'search',
  title: 'Which cars',
  type: 'string',
  description: 'Choose by the filters of your website.',
  options: { linksTo: ['search', 'typed'] },
  initialValue: '/cars-for-sale',
  validation: (rule) =>
    rule
      .required()
      .regex(INVENTORY_PAGE)
      .error(
        'Choose a search, or enter the path of one without a language, such as /used-cars-for-sale/suvs.',
      ),
});
