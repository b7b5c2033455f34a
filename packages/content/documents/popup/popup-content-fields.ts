import { type CustomValidator, defineField } from 'sanity';
import { z } from 'zod';
import { OWN_REFERENCE } from '../../objects/fields/own-reference.ts';
import { inSomeLanguage, type Localized, notLongerThan } from '../../objects/fields/localized.ts';
import { popupFormChoices, popupStyleChoices } from './popup-choices.ts';

const componentShape = z.object({ type: z.literal('component'), form: z.string().optional() });
/** Returns the popup's form settings. Undefined if it shows no form. */
export const componentOf = (content: unknown) => componentShape.safeParse(content).data;

/** What the website removes from popups, in an editor's words. */
const REMOVED: readonly (readonly [RegExp, string])[] = [
  [/<\s*(script|iframe|object|embed|form|input|button|style|link|meta|svg|video)\b/i, 'this element'],
  [/\son\w+\s*=/i, 'scripts in attributes'],
  [/\sstyle\s*=/i, 'style attributes'],
  [/\b(src|srcset|poster)\s*=\s*["']?(?!\/(?!\/))/i, 'pictures from elsewhere'],
];

/** Validation rule: warns of HTML that the website's allow-list removes. */
const isKept: CustomValidator<Localized | undefined> = (value) => {
  const html = `${value?.en ?? ''} ${value?.es ?? ''}`;
  const found = REMOVED.find(([pattern]) => pattern.test(html));
  return found === undefined || `The website leaves out ${found[1]}. Use text, headings, lists and links.`;
};

/** Fields for what a popup shows: HTML or one of the website's forms. */
export const popupContentFields = ({ isRequired }: { readonly isRequired: boolean }) => [
  defineField({
    name: 'title',
    title: 'Title',
    type: 'localeString',
    description: isRequired ? undefined : 'Leave empty to show the form’s own message.',
    validation: (rule) => [
      ...(isRequired ? [rule.required().custom(inSomeLanguage)] : []),
      rule.custom(notLongerThan(60, 'long titles break over many lines on a phone.')).warning(),
    ],
  }),
  defineField({
    name: 'type',
    title: 'Content',
    type: 'string',
    options: {
      list: [
        { value: 'html', title: 'Text (HTML)' },
        { value: 'component', title: 'A form' },
      ],
      layout: 'radio',
    },
    initialValue: 'html',
  }),
  defineField({
    name: 'html',
    title: isRequired ? 'Text' : 'Text afterwards',
    type: 'localeText',
    description:
      'HTML: headings, paragraphs, lists, links, bold and italic. Links to our pages begin with a slash. Above a form, this is its introduction.',
    validation: (rule) => [
      rule.custom((value: Localized | undefined, { parent }) =>
        !isRequired || componentOf(parent) !== undefined || inSomeHtml(value)
          ? true
          : 'Enter a text, or choose a form.',
      ),
      rule.custom(isKept).warning(),
    ],
  }),
  defineField({
    name: 'form',
    title: 'Form',
    type: 'string',
    options: { list: popupFormChoices },
    hidden: ({ parent }: { parent?: unknown }) => componentOf(parent) === undefined,
    validation: (rule) =>
      rule.custom((form, { parent }) =>
        componentOf(parent) !== undefined && form === undefined ? 'Choose the form.' : true,
      ),
  }),
  defineField({
    name: 'offer',
    title: 'Offer',
    type: 'reference',
    to: [{ type: 'offer' }],
    options: OWN_REFERENCE,
    hidden: ({ parent }: { parent?: unknown }) => componentOf(parent)?.form !== 'offer',
    validation: (rule) =>
      rule.custom((offer, { parent }) =>
        componentOf(parent)?.form === 'offer' && offer === undefined
          ? 'Choose the offer that the form is about.'
          : true,
      ),
  }),
  defineField({
    name: 'style',
    title: 'Style',
    type: 'string',
    options: { list: popupStyleChoices, layout: 'radio', direction: 'horizontal' },
    initialValue: 'standard',
  }),
];

const inSomeHtml = (value: Localized | undefined): boolean => Boolean(value?.en?.trim() || value?.es?.trim());
