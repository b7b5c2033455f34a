import { defineField } from 'sanity';
import { isStoredAs } from './typed-options.ts';

/** An optional phone number. The website formats it for reading. */
export const phoneField = (
  name: 'phone' | 'salesPhone' | 'servicePhone' | 'service',
  title: string,
  description?: string,
) =>
  defineField({
    name,
    title,
    type: 'string',
    ...(description !== undefined && { description }),
    options: { typed: 'phone' },
    validation: (rule) => rule.custom(isStoredAs('phone')),
  });

/** A required phone number. */
export const requiredPhoneField = (name: 'sales', title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    options: { typed: 'phone' },
    validation: (rule) => [
      rule.required().error('Enter the phone number.'),
      rule.custom(isStoredAs('phone')),
    ],
  });
