import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';
import { emailField } from './email-field.ts';
import { phoneField } from './phone-field.ts';

/** Somebody whom shoppers meet. */
export const employee = defineType({
  name: 'employee',
  title: 'Employee',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({ name: 'photo', title: 'Photo', type: 'image', options: { hotspot: true } }),
    defineField({
      name: 'fullName',
      title: 'Full name',
      type: 'string',
      description: 'As on the name tag.',
      validation: (rule) => rule.required().error('Write the name.'),
    }),
    defineField({ name: 'firstName', title: 'First name', type: 'string' }),
    defineField({ name: 'lastName', title: 'Last name', type: 'string' }),
    defineField({ name: 'title', title: 'Job', type: 'localeString', description: 'Such as Sales Manager.' }),
    phoneField('phone', 'Phone'),
    emailField('email', 'E-mail'),
  ],
  preview: { select: { title: 'fullName', subtitle: 'title.en', media: 'photo' } },
});
