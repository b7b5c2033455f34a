import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { defineField, defineType } from 'sanity';
import { isStoredAs } from './fields/typed-options.ts';
import { DISPLAY_FACES, HEADERS, NEUTRALS } from './theme.ts';

const colorField = (name: 'brand' | 'accent', title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    options: { typed: 'color' },
    validation: (rule) => [rule.required().error('Choose the color.'), rule.custom(isStoredAs('color'))],
  });

const titles = {
  cool: 'Cool: bluish grays',
  plain: 'Plain: neutral grays',
  warm: 'Warm: cream and brown',
  archivo: 'Archivo: wide and sporty',
  fraunces: 'Fraunces: sturdy and friendly, with serifs',
  manrope: 'Manrope: geometric and modern',
  light: 'Light',
  brand: 'In the brand color',
  dark: 'Dark',
} satisfies Record<(typeof NEUTRALS | typeof DISPLAY_FACES | typeof HEADERS)[number], string>;

const choices = <T extends keyof typeof titles>(values: readonly T[]) =>
  values.map((value) => ({ value, title: titles[value] }));

/** A dealership's theme. Text colors are derived from it and always stay readable. */
export const theme = defineType({
  name: 'theme',
  title: 'Theme',
  type: 'object',
  icon: ColorWheelIcon,
  fields: [
    colorField('brand', 'Brand color', 'The color of your sign, used for the header, links and headings.'),
    colorField(
      'accent',
      'Accent color',
      'For the most important button on a page. Choose a color that stands out.',
    ),
    defineField({
      name: 'neutral',
      title: 'Background tones',
      type: 'string',
      options: { list: choices(NEUTRALS), layout: 'radio' },
      initialValue: 'plain',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'displayFace',
      title: 'Headline font',
      type: 'string',
      options: { list: choices(DISPLAY_FACES), layout: 'radio' },
      initialValue: 'archivo',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'header',
      title: 'Header',
      type: 'string',
      options: { list: choices(HEADERS), layout: 'radio' },
      initialValue: 'light',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    defineField({
      name: 'radius',
      title: 'Corner radius',
      type: 'number',
      description: 'In pixels: 0 is sharp, 10 is soft, 18 is round.',
      initialValue: 10,
      validation: (rule) => rule.required().min(0).max(32).error('Enter a number from 0 to 32.'),
    }),
  ],
});
