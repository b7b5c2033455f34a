import { type CustomValidator, defineArrayMember, defineField } from 'sanity';
import { z } from 'zod';
import { ADVANCED, advanced } from '../../objects/fields/advanced.ts';
import { adsNameChoices, adsRuleChoices, paramRuleChoices, popupVisitorChoices } from './popup-choices.ts';
import { POPUP_PAGES } from './popup.ts';

const PAGE_HELP =
  'Begin with a slash (/service, or /special-offers/* for all pages below), or use a page’s name: home, vehicle, cars-search-page.';

/** Validation rule: a page's name, its path, or a pattern. */
const isPage: CustomValidator<string | undefined> = (page) =>
  page !== undefined && (POPUP_PAGES.includes(page) || /^\/(?!\/)\S*$/.test(page)) ? true : PAGE_HELP;

/** Validation rule: a selector that browsers understand. Outside of browsers, every text is. */
const isSelector: CustomValidator<string | undefined> = (selector) => {
  if (selector === undefined || typeof document === 'undefined') return true;
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return 'This is not a CSS selector. Use one such as #payment or .vehicle-price.';
  }
};

const ruleShape = z.object({ rule: z.string() });
const ruleIn = (parent: unknown): string | undefined => ruleShape.safeParse(parent).data?.rule;
const needsValues = (parent: unknown): boolean => ['is', 'oneOf', 'in', 'not'].includes(ruleIn(parent) ?? '');

const valuesField = defineField({
  name: 'values',
  title: 'Values',
  type: 'array',
  of: [defineArrayMember({ type: 'string' })],
  options: { layout: 'tags' },
  hidden: ({ parent }: { parent?: unknown }) => !needsValues(parent),
  validation: (rule) =>
    rule.custom((values: readonly unknown[] | undefined, { parent }) => {
      if (!needsValues(parent)) return true;
      if ((values ?? []).length === 0) return 'Add a value.';
      return ruleIn(parent) === 'is' && (values ?? []).length > 1
        ? 'Keep one value, or choose "is one of".'
        : true;
    }),
});

/** How a parameter is compared with the values. */
const ruleField = <Rule extends string>(list: { value: Rule; title: string }[], initialValue: Rule) =>
  defineField({
    name: 'rule',
    title: 'Rule',
    type: 'string',
    options: { list, layout: 'radio' },
    initialValue,
    validation: (rule) => rule.required().error('Choose the rule.'),
  });

const limitsShape = z.object({ minCount: z.number().optional(), maxCount: z.number().optional() });

const count = (name: 'minCount' | 'maxCount', title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.integer().min(0).max(100).error('Enter a whole number from 0 to 100.'),
  });

const selector = (name: 'tagQuery' | 'itemClicked', title: string, description: string) =>
  advanced(
    defineField({ name, title, type: 'string', description, validation: (rule) => rule.custom(isSelector) }),
  );

const pageItem = defineArrayMember({
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

/** Says in a few words when a condition holds. */
function describeCondition(of: Readonly<Record<string, unknown>>): string {
  const { visitors, page, visits, ads, tagQuery, itemClicked, timer } = of;
  const parts = [
    visitors === 'leads' ? 'leads' : visitors === 'others' ? 'not leads' : null,
    typeof page === 'string' ? `on ${page}` : null,
    typeof visits === 'string' ? `visited ${visits}` : null,
    typeof ads === 'string' ? `from an ad (${ads})` : null,
    typeof tagQuery === 'string' ? `sees ${tagQuery}` : null,
    typeof itemClicked === 'string' ? `clicks ${itemClicked}` : null,
    typeof timer === 'number' ? `after ${timer} s` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'On every page, at once' : parts.join(', ');
}

/** One condition of a popup. All of its parts must be true. */
export const popupCondition = defineArrayMember({
  name: 'popupCondition',
  title: 'Condition',
  type: 'object',
  fieldsets: [ADVANCED],
  fields: [
    defineField({
      name: 'visitors',
      title: 'Visitors',
      type: 'string',
      description: 'A lead is a visitor who has sent us their contact details.',
      options: { list: popupVisitorChoices },
    }),
    defineField({
      name: 'pages',
      title: 'Pages',
      type: 'array',
      description: `Any of these. Leave empty for every page. ${PAGE_HELP}`,
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(isPage) })],
    }),
    defineField({
      name: 'pageItemsViewed',
      title: 'Visited before',
      type: 'array',
      description: 'Counted from the visitor’s first visit, if they allow functional cookies.',
      of: [pageItem],
    }),
    advanced(
      defineField({
        name: 'adsValues',
        title: 'Came from an ad',
        type: 'array',
        description: 'Known only of visitors who allow targeting cookies.',
        of: [
          defineArrayMember({
            name: 'popupAdsValue',
            title: 'Ad parameter',
            type: 'object',
            fields: [
              defineField({
                name: 'name',
                title: 'Parameter',
                type: 'string',
                options: { list: adsNameChoices },
                validation: (rule) => rule.required().error('Choose the parameter.'),
              }),
              ruleField(adsRuleChoices, 'present'),
              valuesField,
            ],
            preview: { select: { title: 'name', subtitle: 'rule' } },
          }),
        ],
      }),
    ),
    selector(
      'tagQuery',
      'When they scroll to',
      'CSS selector of an element that must be entirely on the screen.',
    ),
    selector('itemClicked', 'When they press', 'CSS selector of an element that must be clicked.'),
    defineField({
      name: 'timer',
      title: 'After seconds',
      type: 'number',
      description: 'Counted from when everything else above is true.',
      validation: (rule) => rule.min(0).max(3600).error('Enter seconds from 0 to 3600.'),
    }),
  ],
  preview: {
    select: {
      visitors: 'visitors',
      page: 'pages.0',
      visits: 'pageItemsViewed.0.page',
      ads: 'adsValues.0.name',
      tagQuery: 'tagQuery',
      itemClicked: 'itemClicked',
      timer: 'timer',
    },
    prepare: (selected) => ({ title: describeCondition(selected) }),
  },
});
