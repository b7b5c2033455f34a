import { defineArrayMember, defineField } from 'sanity';

const HELP = 'Enter an email address such as sales@example.com.';

/** One email address. */
export const emailField = (name: 'email' | 'sender', title: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    ...(description !== undefined && { description }),
    validation: (rule) => rule.email().error(HELP),
  });

/** A list of unique email addresses. */
export const emailListField = (
  name: 'leads' | 'recipients' | 'crmAddresses' | 'notices' | 'escalation',
  title: string,
  description?: string,
) =>
  defineField({
    name,
    title,
    type: 'array',
    ...(description !== undefined && { description }),
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.email().error(HELP) })],
    validation: (rule) => rule.unique().error('This address is listed twice. Remove one.'),
  });
