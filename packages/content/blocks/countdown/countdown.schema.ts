import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from 'sanity';
import { buttonFields, preview, requiredHeadline, textField } from '../block-fields.ts';

/** Something that ends at a known time, such as a sale. */
export const countdown = defineType({
  name: 'countdown',
  title: 'Countdown',
  type: 'object',
  icon: ClockIcon,
  description: 'Counts down to a date and time. The block disappears when the countdown ends.',
  fields: [
    requiredHeadline('heading', 'Heading', 'What ends, for example “The winter tire sale ends”.'),
    defineField({
      name: 'until',
      title: 'Ends',
      type: 'datetime',
      options: { dateFormat: 'MM/DD/YYYY', timeFormat: 'h:mm A' },
      description: 'In your own time zone. Shoppers see it in the dealership’s.',
      validation: (rule) => rule.required(),
    }),
    textField,
    ...buttonFields,
  ],
  preview: preview('Countdown'),
});
