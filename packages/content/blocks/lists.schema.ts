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
      title: 'Which rating stands above',
      type: 'string',
      hidden: true,
      deprecated: { reason: 'Every page shows the one total of the dealership.' },
    }),
    defineField({
      name: 'category',
      title: 'What they are about, to begin with',
      type: 'string',
      options: { list: categoryChoices },
      description: 'Those are chosen when the page opens; the others are one press away. Empty: all.',
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
  description: 'Shows what is live under "Promotions". When nothing is, the block is not there.',
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
  description: 'Shows the first of "Questions" that have this place.',
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
  description: 'Shows what is live under "Offers". When nothing is, the block is not there.',
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
  description: 'Shows cars that are for sale today. When the search finds none, the block is not there.',
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
      title: 'Only stores with a workshop',
      type: 'boolean',
      description: 'A store has one when it says the hours of its service.',
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
  description: 'The form of the contact page, with a topic chosen. Messages go where contact messages go.',
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
