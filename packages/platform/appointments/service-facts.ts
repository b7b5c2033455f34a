import type { ServiceOperation } from '@rooftop/content/documents/service-operation/service-operation';
import type { AppointmentFacts, bookedFields, wishedFields } from '@rooftop/leads/kinds/appointment';
import type { LeadDetail } from '@rooftop/leads/lead';
import { totalMinutes } from '@rooftop/service/operations';
import { type JobDetails, serviceAppointment, serviceJob } from '@rooftop/service/service-appointment';
import type { ServiceDraft } from '@rooftop/service/storage/service-drafts';
import type { z } from 'zod';
import { formatAppointment } from '../wording/format-time.ts';
import { formatLongDay } from './day-times.ts';
import type { AppointmentDepartment } from './departments.ts';
import { dayAndTime } from './sales-visits.ts';

type Booked = z.output<typeof bookedFields>;
type Wished = z.output<typeof wishedFields>;
type Filled = Omit<Booked, 'start'>;

/** What a visitor wants to have done, and where. */
export interface ServiceWork {
  readonly draft: Pick<ServiceDraft, 'vehicle'>;
  /** The service center. */
  readonly center: AppointmentDepartment;
  /** The operations that the visitor chose. */
  readonly chosen: readonly ServiceOperation[];
}

/** How long a visit takes for which no services can be chosen, in minutes. */
const UNKNOWN_WORK = 60;

/** How long the chosen services take, in minutes. */
export const minutesOf = (chosen: readonly ServiceOperation[]): number =>
  totalMinutes(chosen) || UNKNOWN_WORK;

const PARTS = { any: 'Any time', morning: 'Morning', afternoon: 'Afternoon' } as const;

/** The job as service software understands it. */
export function jobOf({ draft, chosen }: ServiceWork, filled: Filled): JobDetails {
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
const endOf = (start: Date, { chosen }: Pick<ServiceWork, 'chosen'>): Date =>
  new Date(start.getTime() + minutesOf(chosen) * 60_000);

/** What staff read besides the contact data, in the order in which they need it. Leads are in English. */
function detailsOf(when: readonly LeadDetail[], known: ServiceWork, filled: Filled): readonly LeadDetail[] {
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
export function bookedFacts(known: ServiceWork, id: () => string): AppointmentFacts<Booked> {
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
export const wishedFacts = (known: ServiceWork): AppointmentFacts<Wished> => ({
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
