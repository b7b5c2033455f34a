import { type CustomValidator, defineArrayMember, defineField } from 'sanity';
import { z } from 'zod';
import { paramRuleChoices } from './popup-choices.ts';
import { ruleField, valuesField } from './popup-rule-fields.ts';
import { POPUP_PAGES } from './popup.ts';

export const PAGE_HELP =
  'Begin with a slash (/service, or /special-offers/* for all pages below), or use a page’s name: home, vehicle, cars-search-page.';

/** Validation rule: a page's name, its path, or a pattern. */
export const isPage: CustomValidator<string | undefined> = (page) =>
  page !== undefined && (POPUP_PAGES.includes(page) || /^\/(?!\/)\S*$/.test(page)) ? true : PAGE_HELP;

const limitsShape = z.object({ minCount: z.number().optional(), maxCount: z.number().optional() });

const count = (name: 'minCount' | 'maxCount', title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.integer().min(0).max(100).error('Enter a whole number from 0 to 100.'),
  });

/** Visits of a page, as a part of a condition. */
export const popupPageVisits = defineArrayMember({
  name: 'popupPageVisits',
  title: 'Visits',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'string',
      description: PAGE_HELP,
      validation: (rule) => rule.required().custom(isPage),
    }),
    defineField({
      name: 'params',
      title: 'Only visits where',
      type: 'array',
      description: 'The vehicle page has vin, year and condition. "Is new" counts each car once.',
      of: [
        defineArrayMember({
          name: 'popupParam',
          title: 'Parameter',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'Parameter',
              type: 'string',
              validation: (rule) => rule.required().error('Enter the parameter, such as vin.'),
            }),
            ruleField(paramRuleChoices, 'new'),
            valuesField,
          ],
          preview: { select: { title: 'name', subtitle: 'rule' } },
        }),
      ],
    }),
    count('minCount', 'At least'),
    count('maxCount', 'At most'),
  ],
  validation: (rule) =>
    rule.custom((visits) => {
      const { minCount, maxCount } = limitsShape.safeParse(visits).data ?? {};
      return minCount !== undefined && maxCount !== undefined && minCount > maxCount
        ? '"At most" must not be smaller than "at least".'
        : true;
    }),
  preview: {
    select: { page: 'page', min: 'minCount', max: 'maxCount' },
    prepare: ({ page, min, max }) => ({ title: page ?? 'Page', subtitle: describeCount(min, max) }),
  },
});

function describeCount(min: unknown, max: unknown): string {
  if (typeof min === 'number')
    return typeof max === 'number' ? `${min} to ${max} visits` : `${min} or more visits`;
  return typeof max === 'number' ? `at most ${max} visits` : 'visited';
}
