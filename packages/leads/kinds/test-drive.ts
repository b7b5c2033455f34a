import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { formatSlot } from '../wording/format-slot.ts';
import { contactOf, detailsOf, vehiclesOf } from './lead-content.ts';
import { siteContact } from './fields.ts';

const fields = z.object({
  ...siteContact,
  /** In the store's time zone. */
  day: z.iso.date({ error: 'required' }),
  time: z.iso.time({ error: 'required', precision: -1 }),
});

/** SCHEDULE_TEST_DRIVE: a test drive with the preferred day and time. */
export const testDrive: LeadKind<typeof fields> = {
  form: 'SCHEDULE_TEST_DRIVE',
  fields,
  toContent: (filled, { vehicle, placeName }) => ({
    subject: 'Test drive',
    contact: contactOf(filled),
    comments: null,
    details: detailsOf({
      When: formatSlot({ day: filled.day, time: filled.time }),
      Place: placeName ?? undefined,
    }),
    vehicles: vehiclesOf(vehicle),
    wanted: { day: filled.day, time: filled.time },
  }),
  goesToCrm: true,
  conversionUsd: 20,
  conversionName: 'Schedule',
};
