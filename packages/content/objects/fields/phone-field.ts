import { defineField } from 'sanity';

/** E.164, United States: +1, with an area code and an exchange that don't begin with 0 or 1. */
const E164 = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const HELP = 'Enter +1 and ten digits without spaces or dashes, such as +18145550142.';

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
    validation: (rule) => rule.regex(E164).error(HELP),
  });

/** A required phone number. */
export const requiredPhoneField = (name: 'sales', title: string) =>
  defineField({ name, title, type: 'string', validation: (rule) => rule.required().regex(E164).error(HELP) });
