import { defineField } from 'sanity';
import { SLOT_DEFAULTS } from './settings/settings-defaults.ts';
import { crmStoreFields, slotFields } from './settings/slot-fields.ts';

/** Settings of appointments. Stores can have their own. */
export const appointmentFields = [
  defineField({
    name: 'testDrive',
    title: 'Test drives',
    type: 'object',
    group: 'leads',
    description:
      'Times are offered during sales hours, except on special days when you are closed. Shoppers who bring in a car to sell choose from the same times.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: slotFields({ otherwise: SLOT_DEFAULTS.testDrive, what: 'test drives' }),
  }),
  defineField({
    name: 'serviceSlots',
    title: 'Service appointments',
    type: 'object',
    group: 'leads',
    description:
      'Times are offered during service hours, except on special days when you are closed. Turn online service scheduling on or off under Ratings and promises.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: slotFields({ otherwise: SLOT_DEFAULTS.serviceSlots, what: 'cars' }),
  }),
  defineField({
    name: 'serviceCrm',
    title: 'Service appointments in your CRM',
    type: 'object',
    group: 'leads',
    description:
      'Leave empty to keep appointments here. Stores can have numbers of their own. The CRM’s key is secret and is set outside the Studio.',
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [
      defineField({
        name: 'baseUrl',
        title: 'Address of the CRM',
        type: 'url',
        validation: (rule) =>
          rule.uri({ scheme: ['https'] }).error('Paste a link that begins with https://.'),
      }),
      ...crmStoreFields,
    ],
  }),
];
