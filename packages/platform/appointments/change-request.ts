import type { DealershipContent } from '@rooftop/content/content';
import { appointmentChange } from '@rooftop/leads/kinds/appointment-change';
import type { Lead, LeadDetail } from '@rooftop/leads/lead';
import type { Appointment, AppointmentKind } from '@rooftop/service/scheduler';
import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import { z } from 'zod';
import { orFallback } from '../or-fallback.ts';
import { formatAppointment } from '../wording/format-time.ts';
import type { LeadAppointment, LeadRequest } from '../leads/dealership-leads.ts';
import { dayAndTime } from './sales-visits.ts';
import type { AppointmentDepartment } from './departments.ts';

/** An appointment that was booked before, and where it is. */
export interface ChangedAppointment {
  readonly stored: StoredAppointment;
  readonly department: AppointmentDepartment;
}

/** Content of the dealership that says what an appointment is for. */
export interface OperationsContext {
  readonly content: Pick<DealershipContent, 'serviceOperations'>;
}

/** Details that say when: they are replaced. */
const TIMES = new Set(['When', 'Until', 'Appointment', 'Cancelled', 'Before', 'Change']);
const SUBJECTS = {
  service: { moved: 'Service appointment moved', cancelled: 'Service appointment cancelled' },
  testDrive: { moved: 'Test drive moved', cancelled: 'Test drive cancelled' },
  tradeIn: { moved: 'Trade-in appointment moved', cancelled: 'Trade-in appointment cancelled' },
} as const;
const FORMS = { service: 'SERVICE', testDrive: 'SCHEDULE_TEST_DRIVE', tradeIn: 'SELL_OR_TRADE' } as const;

const linesShape = z.object({ repair_order_lines: z.array(z.object({ op_code: z.string() })) });

/** The services of a lead's appointment, in the shopper's language. */
async function servicesOf({ content: { payload } }: Lead, { content }: OperationsContext): Promise<string[]> {
  const { data } = linesShape.safeParse(payload);
  if (data === undefined) return [];
  const codes = data.repair_order_lines.map(({ op_code }) => op_code);
  const offered = await orFallback(content.serviceOperations(), []);
  return offered.filter(({ opCode }) => codes.includes(opCode)).map(({ name }) => name);
}

/** The times of a lead's payload, with the names that spec 3 gives them in it. */
function payloadTimes(
  kind: AppointmentKind,
  state: 'moved' | 'cancelled',
  { start, end }: Pick<Appointment, 'start' | 'end'>,
  timeZone: string,
): NonNullable<Lead['content']['payload']> {
  if (kind !== 'tradeIn')
    return state === 'moved' ? { start_datetime: start.toISOString(), end_datetime: end.toISOString() } : {};
  if (state === 'cancelled') return { date: null, time: null };
  const { day, time } = dayAndTime(start, timeZone);
  return { date: day, time };
}

/** What tells the dealership, and the shopper, that an appointment was moved or cancelled. */
export async function changeRequest(
  { stored, department }: ChangedAppointment,
  lead: Lead,
  now: Pick<Appointment, 'start' | 'end' | 'sequence'>,
  state: 'moved' | 'cancelled',
  context: OperationsContext,
): Promise<LeadRequest> {
  const { id, kind, timeZone } = stored;
  const before: readonly LeadDetail[] =
    state === 'moved'
      ? [
          { name: 'When', value: formatAppointment(now.start, timeZone, 'en') },
          { name: 'Before', value: formatAppointment(stored.start, timeZone, 'en') },
        ]
      : [{ name: 'Cancelled', value: formatAppointment(stored.start, timeZone, 'en') }];
  const { wanted: _old, ...content } = lead.content;
  const changed = {
    ...content,
    subject: SUBJECTS[kind][state],
    details: [
      ...before,
      ...content.details.filter(({ name }) => !TIMES.has(name)),
      // It also tells this change from one that was made before, and made again.
      { name: 'Change', value: `number ${now.sequence}` },
    ],
    ...(content.payload !== undefined && {
      payload: { ...content.payload, ...payloadTimes(kind, state, now, timeZone) },
    }),
  };
  const appointment: LeadAppointment = {
    id,
    kind,
    state,
    timeZone,
    start: now.start,
    end: now.end,
    sequence: now.sequence,
    services: await servicesOf(lead, context),
  };
  return {
    kind: appointmentChange(FORMS[kind], changed),
    content: changed,
    topic: null,
    consent: null,
    suspicion: lead.state === 'quarantined' ? lead.suspicion : null,
    mayBePerson: lead.state === 'quarantined',
    files: [],
    place: department.company.name,
    storeKey: stored.store || null,
    appointment,
    // The link itself is the shopper's.
    page: '/appointment',
    alsoTo: [],
  };
}
