import { defineField } from 'sanity';

/** E.164, United States: +1, an area code and an exchange that do not begin with 0 or 1. */
const E164 = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
const HELP = 'Write +1 and ten digits without spaces or dashes, such as +18145550142.';

/** A phone number that may be missing. The website writes it as people do. */
export const phoneField = (name: 'phone' | 'salesPhone' | 'servicePhone' | 'service', title: string) =>
  defineField({ name, title, type: 'string', validation: (rule) => rule.regex(E164).error(HELP) });

/** A phone number that must be there. */
export const requiredPhoneField = (name: 'sales', title: string) =>
  defineField({ name, title, type: 'string', validation: (rule) => rule.required().regex(E164).error(HELP) });
