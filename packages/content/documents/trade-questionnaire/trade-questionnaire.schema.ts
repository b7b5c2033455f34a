import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { inSomeLanguage } from '../../objects/fields/localized.ts';
import { ownerFields } from '../../objects/fields/owner-fields.ts';
import { INPUT_TYPES } from './trade-questionnaire.ts';
import { tradeQuestionsFit } from './trade-questions-fit.ts';

const INPUT_TITLES: Readonly<Record<(typeof INPUT_TYPES)[number], string>> = {
  radio: 'Choices, all visible',
  select: 'Choices in a list',
  price: 'Amount in dollars',
  textarea: 'Text',
};

const hasChoices = (inputType: unknown): boolean => inputType === 'radio' || inputType === 'select';

const answer = defineArrayMember({
  name: 'tradeAnswer',
  title: 'Answer',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Answer',
      type: 'localeString',
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'Sent with the lead and used by conditions, such as "loan". Shoppers don’t see it.',
      validation: (rule) =>
        rule.required().max(100).error('Enter a short value, such as "loan". It must not change later.'),
    }),
    defineField({ name: 'description', title: 'Explanation', type: 'localeText' }),
  ],
  preview: {
    select: { en: 'label.en', es: 'label.es', value: 'value' },
    prepare: ({ en, es, value }) => ({ title: en ?? es ?? 'Answer', subtitle: value }),
  },
});

const question = defineArrayMember({
  name: 'tradeQuestion',
  title: 'Question',
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: 'Question',
      type: 'localeString',
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({ name: 'description', title: 'Explanation', type: 'localeText' }),
    defineField({
      name: 'questionId',
      title: 'Number',
      type: 'string',
      description:
        'Leads name the question by it. 100 is the condition of the car (great, good, fair, poor), 290 how it is financed (none, loan, finance), 291 the remaining balance, 500 comments, 4001000 accidents (none, minor, major), 4004000 warning lights (none, some). Our own estimate counts any other answer to the last two, and no answer, as the worst one.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\d{1,10}$/, { name: 'number' })
          .error('Enter a number of up to ten digits.'),
    }),
    defineField({
      name: 'inputType',
      title: 'Answered by',
      type: 'string',
      options: { list: INPUT_TYPES.map((value) => ({ value, title: INPUT_TITLES[value] })) },
      initialValue: 'radio',
      validation: (rule) => rule.required().error('Choose how the question is answered.'),
    }),
    defineField({
      name: 'answers',
      title: 'Answers',
      type: 'array',
      of: [answer],
      hidden: ({ parent }: { parent?: { inputType?: unknown } }) => !hasChoices(parent?.inputType),
      validation: (rule) =>
        rule.custom((answers, { parent }) =>
          typeof parent === 'object' &&
          parent !== null &&
          'inputType' in parent &&
          hasChoices(parent.inputType) &&
          (answers ?? []).length === 0
            ? 'Add at least one answer.'
            : true,
        ),
    }),
    defineField({
      name: 'required',
      title: 'Must be answered',
      type: 'boolean',
      description:
        '100, 290 and 291 always must, and 4001000 and 4004000 with a valuation service. 500 never must.',
      initialValue: false,
    }),
    defineField({
      name: 'condition',
      title: 'Only if',
      type: 'object',
      description: 'Leave empty to ask it always.',
      options: { collapsible: true, collapsed: true, columns: 2 },
      fields: [
        defineField({ name: 'questionId', title: 'Question number', type: 'string' }),
        defineField({
          name: 'answers',
          title: 'Has one of these values',
          type: 'array',
          of: [defineArrayMember({ type: 'string' })],
        }),
      ],
    }),
  ],
  preview: {
    select: { en: 'text.en', es: 'text.es', number: 'questionId' },
    prepare: ({ en, es, number }) => ({ title: en ?? es ?? 'Question', subtitle: number }),
  },
});

/** The questions about a car that shoppers want to sell or trade in (spec 3). */
export const tradeQuestionnaire = defineType({
  name: 'tradeQuestionnaire',
  title: 'Trade-in questions',
  type: 'document',
  icon: ClipboardIcon,
  groups: [
    { name: 'content', title: 'Questions', default: true },
    { name: 'setup', title: 'Setup' },
  ],
  fields: [
    defineField({
      name: 'categories',
      title: 'Steps',
      type: 'array',
      group: 'content',
      description: 'Each is a page of the trade-in form, after the car itself.',
      of: [
        defineArrayMember({
          name: 'tradeCategory',
          title: 'Step',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Heading',
              type: 'localeString',
              validation: (rule) => rule.required().custom(inSomeLanguage),
            }),
            defineField({ name: 'description', title: 'Text below', type: 'localeText' }),
            defineField({
              name: 'questions',
              title: 'Questions',
              type: 'array',
              of: [question],
              validation: (rule) => rule.required().min(1).error('Add at least one question.'),
            }),
          ],
          preview: {
            select: { en: 'title.en', es: 'title.es', questions: 'questions' },
            prepare: ({ en, es, questions }) => ({
              title: en ?? es ?? 'Step',
              subtitle: Array.isArray(questions) ? `${questions.length} questions` : 'No questions',
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().custom(tradeQuestionsFit),
    }),
    ...ownerFields,
  ],
  preview: { prepare: () => ({ title: 'Trade-in questions' }) },
});
