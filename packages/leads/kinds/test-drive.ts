import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { formatSlot } from '../wording/format-slot.ts';
import { DAY_WISHES } from './appointment.ts';
import { contactOf, detailsOf, vehiclesOf } from './lead-content.ts';
import { siteContact } from './fields.ts';

const fields = z.object({
  ...siteContact,
  /** In the store's time zone. */
  day: z.iso.date({ error: 'required' }),
  time: z.iso.time({ error: 'required', precision: -1 }),
});

const SHARED = {
  form: 'SCHEDULE_TEST_DRIVE',
  goesToCrm: true,
  conversionUsd: 20,
  conversionName: 'Schedule',
} as const;

/** SCHEDULE_TEST_DRIVE: a test drive with the preferred day and time. */
export const testDrive: LeadKind<typeof fields> = {
  ...SHARED,
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
};

const wishedFields = z.object({
  ...siteContact,
  /** In the store's time zone. */
  day: z.iso.date({ error: 'required' }),
  part: z.enum(DAY_WISHES, { error: 'required' }),
});

const PARTS = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' } as const;

/** SCHEDULE_TEST_DRIVE at a store whose hours are unknown, on a day that suits the visitor. Nothing is booked. */
export const wishedTestDrive: LeadKind<typeof wishedFields> = {
  ...SHARED,
  fields: wishedFields,
  toContent: (filled, { vehicle, placeName }) => ({
    subject: 'Test drive request',
    contact: contactOf(filled),
    comments: null,
    details: detailsOf({
      'Wished day': formatSlot({ day: filled.day, time: null }),
      'Wished time': PARTS[filled.part],
      Booked: 'Nothing yet. Please agree on a time with the customer.',
      Place: placeName ?? undefined,
    }),
    vehicles: vehiclesOf(vehicle),
    wanted: { day: filled.day, time: null },
  }),
};
