import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';
import { emailField } from './fields/email-field.ts';
import { OWN_REFERENCE } from './fields/own-reference.ts';
import { phoneField } from './fields/phone-field.ts';

const isSomebodyOfTheTeam = ({ parent }: { parent?: { person?: unknown } }) => parent?.person !== undefined;

/** The contact named in a dealership's or store's leads: a staff member, or an office address. */
export const generalManager = defineType({
  name: 'generalManager',
  title: 'General manager',
  type: 'object',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'person',
      title: 'Team member',
      type: 'reference',
      to: [{ type: 'staffMember' }],
      options: OWN_REFERENCE,
      description:
        'Name, email and phone come from the person’s entry in "Team". If the person isn’t listed there, fill in the fields below.',
    }),
    defineField({
      name: 'fullName',
      title: 'Name or title',
      type: 'string',
      description: 'Such as "General Manager".',
      hidden: isSomebodyOfTheTeam,
    }),
    { ...emailField('email', 'Email'), hidden: isSomebodyOfTheTeam },
    { ...phoneField('phone', 'Phone'), hidden: isSomebodyOfTheTeam },
  ],
});
