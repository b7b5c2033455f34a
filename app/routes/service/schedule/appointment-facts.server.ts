import type { AppointmentFacts, bookedFields, wishedFields } from '@rooftop/leads/kinds/appointment';
import type { LeadDetail } from '@rooftop/leads/lead';
import { type JobDetails, serviceAppointment, serviceJob } from '@rooftop/service/service-appointment';
import type { z } from 'zod';
import { formatAppointment } from '@rooftop/platform/wording/format-time';
import { formatLongDay } from '@rooftop/platform/appointments/day-times';
import { dayAndTime } from '@rooftop/platform/appointments/sales-visits';
import { type LoadedSchedule, minutesOf } from './load-schedule.server.ts';

type Booked = z.output<typeof bookedFields>;
type Wished = z.output<typeof wishedFields>;
type Filled = Omit<Booked, 'start'>;
type Known = Pick<LoadedSchedule, 'draft' | 'chosen' | 'center'>;

const PARTS = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' } as const;

/** The job as service software understands it. */
export function jobOf({ draft, chosen }: Known, filled: Filled): JobDetails {
  const { notes, business, contactName, contactTitle, contactPhone, contactEmail } = filled;
  const contact = { contactName, contactTitle, contactPhone, contactEmail };
  return {
    notes: notes ?? null,
    vehicles: draft.vehicle === null ? [] : [draft.vehicle],
    operations: chosen.map(({ opCode, staffName, durationMinutes, notes: said }) => ({
      opCode,
      name: staffName,
      durationMinutes,
      notes: said,
    })),
    business: business === undefined ? null : { name: business, ...defined(contact) },
  };
}

const defined = (fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** End of a job that begins at a time. */
export const endOf = (start: Date, { chosen }: Pick<Known, 'chosen'>): Date =>
  new Date(start.getTime() + minutesOf(chosen) * 60_000);

/** What staff read besides the contact data, in the order in which they need it. Leads are in English. */
function detailsOf(when: readonly LeadDetail[], known: Known, filled: Filled): readonly LeadDetail[] {
  const { draft, chosen, center } = known;
  const { vehicle } = draft;
  const named: Readonly<Record<string, string | undefined>> = {
    Business: filled.business,
    'Business contact': filled.contactName,
    'Business contact title': filled.contactTitle,
    'Business phone': filled.contactPhone,
    'Business email': filled.contactEmail,
  };
  return [
    ...when,
    { name: 'Place', value: center.company.name },
    ...(vehicle === null
      ? []
      : [{ name: 'Vehicle', value: `${vehicle.year} ${vehicle.make} ${vehicle.model}` }]),
    ...chosen.map(({ staffName, opCode, durationMinutes, notes }) => ({
      name: 'Service',
      value: `${staffName} (${opCode}), ${durationMinutes} minutes${notes === null ? '' : `. ${notes}`}`,
    })),
    ...Object.entries(defined(named)).map(([name, value]) => ({ name, value })),
  ];
}

/** The lead of a booked appointment. @param id of the appointment */
export function bookedFacts(known: Known, id: () => string): AppointmentFacts<Booked> {
  const { timeZone } = known.center.company;
  return {
    subject: 'Service appointment',
    details: (filled) => {
      const start = new Date(filled.start);
      return detailsOf(
        [
          { name: 'When', value: formatAppointment(start, timeZone, 'en') },
          { name: 'Until', value: formatAppointment(endOf(start, known), timeZone, 'en') },
        ],
        known,
        filled,
      );
    },
    payload: (filled) => {
      const start = new Date(filled.start);
      return { ...serviceAppointment({ id: id(), start, end: endOf(start, known) }, jobOf(known, filled)) };
    },
    wanted: ({ start }) => dayAndTime(new Date(start), timeZone),
  };
}

/** The lead of somebody who asks for an appointment on a day. Nothing is booked. */
export const wishedFacts = (known: Known): AppointmentFacts<Wished> => ({
  subject: 'Service appointment request',
  details: (filled) =>
    detailsOf(
      [
        { name: 'Wished day', value: formatLongDay(filled.day, 'en') },
        { name: 'Wished time', value: PARTS[filled.part] },
        { name: 'Booked', value: 'Nothing yet. Please agree on a time with the customer.' },
      ],
      known,
      filled,
    ),
  payload: (filled) => ({ ...serviceJob(jobOf(known, filled)) }),
  wanted: ({ day }) => ({ day, time: null }),
});
