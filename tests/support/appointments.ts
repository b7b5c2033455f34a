/** Appointments in memory, for tests of the website. */
import { createHash } from 'node:crypto';
import type { Lead } from '@rooftop/leads/lead';
import { kindsBeside, type Scheduler } from '@rooftop/service/scheduler';
import { hasRoom, isOffered, listSlotDays } from '@rooftop/service/slots';
import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import type { ServiceDraft } from '@rooftop/service/storage/service-drafts';
import type { AppointmentPlace, DealershipAppointments } from '@rooftop/platform/appointments/appointments';

export interface TestAppointments extends DealershipAppointments {
  readonly stored: Map<string, StoredAppointment>;
  /** Leads by their ids. */
  readonly leads: Map<string, Lead>;
}

/**
 * @param isDown whether no scheduler responds
 * @param isHeld whether the spam filter holds every lead
 */
export function testAppointments({ isDown = false, isHeld = false } = {}): TestAppointments {
  const drafts = new Map<string, ServiceDraft>();
  const stored = new Map<string, StoredAppointment>();
  const leads = new Map<string, Lead>();
  const purposes = ['reschedule', 'cancel'] as const;

  function scheduler({ store, kind, bookable, rules }: AppointmentPlace): Scheduler {
    const down = { kind: 'unavailable', reason: 'down' } as const;
    const taken = (except = '') =>
      [...stored.values()].filter(
        (one) => one.status === 'booked' && kindsBeside(kind).includes(one.kind) && one.id !== except,
      );
    const own = (id: string) => {
      const found = stored.get(id);
      return found?.store === store && found.kind === kind ? found : undefined;
    };
    const isFree = (start: Date, end: Date, now: Date, except = '') =>
      isOffered(bookable, rules, { start, end }, now) &&
      hasRoom({ start, end }, taken(except), rules.capacity);
    return {
      listDays: async (minutes, now) =>
        isDown ? down : { kind: 'slots', days: listSlotDays(bookable, rules, minutes, taken(), now) },
      async find(id) {
        const appointment = own(id);
        if (isDown) return down;
        return appointment?.status === 'booked' ? { kind: 'booked', appointment } : { kind: 'gone' };
      },
      async book({ id, start, durationMinutes, now }) {
        if (isDown) return down;
        const known = stored.get(id);
        if (known?.status === 'cancelled') return { kind: 'gone' };
        if (known)
          return {
            kind: known.start.getTime() === start.getTime() ? 'booked' : 'changed',
            appointment: known,
          };
        const end = new Date(start.getTime() + durationMinutes * 60_000);
        if (!isFree(start, end, now)) return { kind: 'taken' };
        const { timeZone } = bookable;
        const appointment: StoredAppointment = {
          id,
          store,
          kind,
          start,
          end,
          timeZone,
          status: 'booked',
          sequence: 0,
          lead: null,
          inCrm: false,
        };
        stored.set(id, appointment);
        return { kind: 'booked', appointment };
      },
      async reschedule({ id, start, sequence, now }) {
        const known = own(id);
        if (isDown) return down;
        if (known?.status !== 'booked') return { kind: 'gone' };
        if (known.sequence !== sequence) return { kind: 'changed', appointment: known };
        const end = new Date(start.getTime() + known.end.getTime() - known.start.getTime());
        if (!isFree(start, end, now, id)) return { kind: 'taken' };
        const appointment = { ...known, start, end, sequence: sequence + 1 };
        stored.set(id, appointment);
        return { kind: 'booked', appointment };
      },
      async cancel(id) {
        const known = own(id);
        if (isDown) return down;
        if (known === undefined) return { kind: 'gone' };
        const appointment: StoredAppointment = {
          ...known,
          status: 'cancelled',
          sequence: known.sequence + 1,
        };
        stored.set(id, appointment);
        return { kind: 'cancelled', appointment };
      },
    };
  }

  return {
    stored,
    leads,
    scheduler: async (place) => scheduler(place),
    find: async (id) => stored.get(id) ?? null,
    findOfLead: async (lead) => [...stored.values()].find((one) => one.lead === lead) ?? null,
    leadOf: async ({ lead }) => (lead === null ? null : (leads.get(lead) ?? null)),
    idOf: (...parts) => {
      const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `a${hex.slice(17, 20)}`,
        hex.slice(20, 32),
      ].join('-');
    },
    pathsOf: ({ id }) => ({
      reschedule: `/appointment/${id}.reschedule`,
      cancel: `/appointment/${id}.cancel`,
      calendar: `/appointment/${id}.reschedule/calendar`,
    }),
    readTicket(ticket) {
      const [appointment = '', written] = ticket.split('.');
      const purpose = purposes.find((one) => one === written);
      return purpose === undefined ? null : { dealership: 'dealership-alpha', appointment, purpose };
    },
    findDraft: async (id) => drafts.get(id) ?? null,
    saveDraft: async (id, draft) => void drafts.set(id, { ...draft, lead: null, isHeld: false }),
    recordLead: (id, draft, outcome) => async (_database, lead) => {
      drafts.set(id, { ...draft, ...drafts.get(id), lead, isHeld, ...outcome() });
    },
  };
}
