import { defineField } from 'sanity';
import { z } from 'zod';
import { dealershipField } from './dealership-field.ts';

const sharedShape = z.object({ everyDealership: z.literal(true) });

/**
 * The owner of a document: one dealership, or all of them. The Studio fills in one of these fields, and nobody edits
 * them.
 */
export const ownerFields = [
  defineField({
    ...dealershipField,
    validation: (rule) =>
      rule.custom((dealership, { document }) =>
        dealership !== undefined || sharedShape.safeParse(document).success
          ? true
          : 'This document does not belong to a dealership. Create it again from a dealership’s list.',
      ),
  }),
  defineField({
    name: 'everyDealership',
    title: 'Shared by every dealership',
    type: 'boolean',
    group: 'setup',
    readOnly: true,
    hidden: ({ value }) => value === undefined,
  }),
];
