import { type CustomValidator, defineArrayMember, defineField } from 'sanity';
import { adsNameChoices, adsRuleChoices, popupVisitorChoices } from './popup-choices.ts';
import { isSelector } from './is-selector.ts';
import { PAGE_PART_NAMES, PAGE_PARTS } from './page-parts.ts';
import { isPage, PAGE_HELP, popupPageVisits } from './popup-page-visits.ts';
import { ruleField, valuesField } from './popup-rule-fields.ts';

/** Validation rule: a selector that browsers understand. Outside of browsers, every text is. */
const isUnderstood: CustomValidator<string | undefined> = (selector) =>
  selector === undefined || typeof document === 'undefined' || isSelector(selector)
    ? true
    : 'This is not a CSS selector. Use one such as #payment or .vehicle-price.';

/** What an editor can wait for: a named part of the page, or, for what has no name, a selector. */
const TRIGGERS = [
  { part: 'seesPart', selector: 'tagQuery', title: 'When they scroll to', verb: 'sees' },
  { part: 'pressesPart', selector: 'itemClicked', title: 'When they press', verb: 'presses' },
] as const;

const partChoices = PAGE_PART_NAMES.map((value) => ({ value, title: capitalized(PAGE_PARTS[value].title) }));

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const partFields = TRIGGERS.map(({ part, title }) =>
  defineField({
    name: part,
    title,
    type: 'string',
    description: 'A part of the page. All of it must be on the screen, if they scroll to it.',
    options: { list: partChoices },
  }),
);

const selectorFields = TRIGGERS.map(({ part, selector, title }) =>
  defineField({
    name: selector,
    title: `${title}: CSS selector`,
    type: 'string',
    fieldset: 'advanced',
    description: 'For what is not on the list above.',
    hidden: ({ parent }: { parent?: Readonly<Record<string, unknown>> }) => parent?.[part] !== undefined,
    validation: (rule) => rule.custom(isUnderstood),
  }),
);

/** Says in a few words when a condition holds. */
function describeCondition(of: Readonly<Record<string, unknown>>): string {
  const { visitors, page, visits, ads, timer } = of;
  const triggers = TRIGGERS.map(({ part, selector, verb }) => {
    const [name, own] = [of[part], of[selector]];
    const title = PAGE_PART_NAMES.find((one) => one === name);
    if (title !== undefined) return `${verb} ${PAGE_PARTS[title].title}`;
    return typeof own === 'string' ? `${verb} ${own}` : null;
  });
  const parts = [
    visitors === 'leads' ? 'leads' : visitors === 'others' ? 'not leads' : null,
    typeof page === 'string' ? `on ${page}` : null,
    typeof visits === 'string' ? `visited ${visits}` : null,
    typeof ads === 'string' ? `from an ad (${ads})` : null,
    ...triggers,
    typeof timer === 'number' ? `after ${timer} s` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'On every page, at once' : parts.join(', ');
}

/** One condition of a popup. All of its parts must be true. */
export const popupCondition = defineArrayMember({
  name: 'popupCondition',
  title: 'Condition',
  type: 'object',
  fieldsets: [{ name: 'advanced', title: 'Advanced', options: { collapsible: true, collapsed: true } }],
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
      of: [popupPageVisits],
    }),
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
    ...partFields,
    defineField({
      name: 'timer',
      title: 'After seconds',
      type: 'number',
      description: 'Counted from when everything else above is true.',
      validation: (rule) => rule.min(0).max(3600).error('Enter seconds from 0 to 3600.'),
    }),
    ...selectorFields,
  ],
  preview: {
    select: {
      visitors: 'visitors',
      page: 'pages.0',
      visits: 'pageItemsViewed.0.page',
      ads: 'adsValues.0.name',
      seesPart: 'seesPart',
      pressesPart: 'pressesPart',
      tagQuery: 'tagQuery',
      itemClicked: 'itemClicked',
      timer: 'timer',
    },
    prepare: (selected) => ({ title: describeCondition(selected) }),
  },
});
