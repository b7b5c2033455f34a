import { CommentIcon } from '@sanity/icons/Comment';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { PinIcon } from '@sanity/icons/Pin';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { BasketIcon } from '@sanity/icons/Basket';
import { SearchIcon } from '@sanity/icons/Search';
import { TagIcon } from '@sanity/icons/Tag';
import { defineField, defineType } from 'sanity';
import { categoryChoices, departmentChoices, placeChoices, positionChoices } from '../documents/choices.ts';
import { searchField } from '../objects/search-field.ts';
import { countField, headingField, preview, textField } from './block-fields.ts';

/** Numbers as in the contact page's URL (spec 3, contact inquiry topics). */
const topicChoices = [
  { value: 1, title: 'Buying a car' },
  { value: 2, title: 'Financing' },
  { value: 3, title: 'Trade appraisal' },
  { value: 4, title: 'Selling a car' },
  { value: 5, title: 'A recent purchase' },
  { value: 6, title: 'Billing' },
  { value: 7, title: 'General questions' },
];

// These blocks show documents that are edited elsewhere in the Studio. They only choose which ones and how many.

/** Customer reviews, filtered by category. */
export const reviewStrip = defineType({
  name: 'reviewStrip',
  title: 'Reviews',
  type: 'object',
  icon: CommentIcon,
  description: 'Shows the first of "Reviews", with their total from "Dealership", "Ratings and promises".',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'rating',
      title: 'Rating shown above',
      type: 'string',
      hidden: true,
      deprecated: { reason: 'Every page shows the dealership’s overall rating.' },
    }),
    defineField({
      name: 'category',
      title: 'Initial category',
      type: 'string',
      options: { list: categoryChoices },
      description: 'Selected when the page opens. Shoppers can switch to the others. Leave empty for all.',
    }),
    countField(9, 24),
  ],
  preview: preview('Reviews'),
});

/** Promotions of one position that run today. */
export const promotionList = defineType({
  name: 'promotionList',
  title: 'Promotions',
  type: 'object',
  icon: TagIcon,
  description: 'Shows live items from "Promotions". Hidden if there are none.',
  fields: [
    headingField,
    defineField({
      name: 'position',
      title: 'Which promotions',
      type: 'string',
      options: { list: positionChoices, layout: 'radio' },
      initialValue: 'promotions-carousel',
      validation: (rule) => rule.required().error('Choose which.'),
    }),
  ],
  preview: preview('Promotions'),
});

/** Questions of one section. */
export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  description: 'Shows the first items from "Questions" with this place.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'place',
      title: 'Which questions',
      type: 'string',
      options: { list: placeChoices },
      initialValue: 'home',
      validation: (rule) => rule.required().error('Choose which.'),
    }),
    countField(10, 30),
  ],
  preview: preview('Questions and answers'),
});

/** Offers of a department that run today. */
export const offerList = defineType({
  name: 'offerList',
  title: 'Offers',
  type: 'object',
  icon: BasketIcon,
  description: 'Shows live items from "Offers". Hidden if there are none.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'department',
      title: 'Of which department',
      type: 'string',
      description: 'Empty: of all.',
      options: { list: departmentChoices, layout: 'radio' },
    }),
    countField(6, 24),
  ],
  preview: preview('Offers'),
});

/** The first cars of a search result. */
export const vehicleList = defineType({
  name: 'vehicleList',
  title: 'Cars',
  type: 'object',
  icon: SearchIcon,
  description: 'Shows cars for sale today. Hidden if the search finds none.',
  fields: [headingField, textField, searchField, countField(4, 12)],
  preview: preview('Cars'),
});

/** Every store with its address and hours. */
export const storeList = defineType({
  name: 'storeList',
  title: 'Stores',
  type: 'object',
  icon: PinIcon,
  description: 'Shows every store with address, phones and hours.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'onlyWorkshops',
      title: 'Only stores with a service center',
      type: 'boolean',
      description: 'A store has one if it has service hours.',
      initialValue: false,
    }),
  ],
  preview: preview('Stores'),
});

/** The contact form, on any page. */
export const messageForm = defineType({
  name: 'messageForm',
  title: 'Message form',
  type: 'object',
  icon: EnvelopeIcon,
  description:
    'The contact page’s form with a preselected topic. Messages go to the contact form’s recipients.',
  fields: [
    headingField,
    textField,
    defineField({
      name: 'topic',
      title: 'What it is about',
      type: 'number',
      options: { list: topicChoices, layout: 'radio' },
      initialValue: 7,
      validation: (rule) => rule.required().error('Choose one.'),
    }),
  ],
  preview: preview('Message form'),
});
