/** Appointments of all dealerships: where they are kept, what visitors have said so far, and the links that change them. */
import { createHmac } from 'node:crypto';
import type { SlotRules } from '@rooftop/content/documents/dealership/settings/slot-rules';
import type { Pool } from '@rooftop/database/pool';
import type { Lead } from '@rooftop/leads/lead';
import { findLead } from '@rooftop/leads/storage/find-lead';
import {
  type AppointmentTicket,
  createAppointmentTicket,
  readAppointmentTicket,
} from '@rooftop/service/appointment-ticket';
import { createCrmScheduler, crmBusinessUrl } from '@rooftop/service/crm/crm-scheduler';
import type { AppointmentKind, Scheduler } from '@rooftop/service/scheduler';
import type { BookableHours, Span } from '@rooftop/service/slots';
import {
  findAppointment,
  findAppointmentOfLead,
  type StoredAppointment,
} from '@rooftop/service/storage/appointment-storage';
import { createDatabaseScheduler } from '@rooftop/service/storage/database-scheduler';
import * as drafts from '@rooftop/service/storage/service-drafts';
import { createRecordedScheduler } from '@rooftop/service/storage/recorded-scheduler';
import { type CrmCallOptions, crmCallOf } from './crm-call.ts';
import type { ServiceCrm } from './slot-rules-of-store.ts';
import type { LeadRequest } from '../leads/dealership-leads.ts';

/** One department of one store, as settings describe it. */
export interface AppointmentPlace {
  /** Store key. Empty for the dealership itself. */
  readonly store: string;
  readonly kind: AppointmentKind;
  readonly bookable: BookableHours;
  readonly rules: SlotRules;
  /** Null if we keep its appointments ourselves. */
  readonly crm: ServiceCrm | null;
}

/** Paths of the pages that change an appointment, without the language. They work for whoever has them. */
interface AppointmentPaths {
  readonly reschedule: string;
  readonly cancel: string;
  readonly calendar: string;
}

/** Appointments of one dealership. */
export interface DealershipAppointments {
  /** What books a department's times. Failures are logged. */
  scheduler(place: AppointmentPlace): Promise<Scheduler>;
  find(id: string): Promise<StoredAppointment | null>;
  /** The appointment that a lead made or moved. Null if there is none, or it was cancelled. */
  findOfLead(lead: string): Promise<StoredAppointment | null>;
  /** The lead of an appointment. Null if it was deleted. */
  leadOf(appointment: Pick<StoredAppointment, 'lead'>): Promise<Lead | null>;
  /** The same id for the same parts, so that booking again books once. Nobody can guess it. */
  idOf(...parts: readonly string[]): string;
  pathsOf(appointment: Pick<Span, 'start'> & { readonly id: string }): AppointmentPaths;
  /** Null if a ticket is forged, expired, or another dealership's. */
  readTicket(ticket: string, now: Date): AppointmentTicket | null;
  findDraft(id: string): Promise<drafts.ServiceDraft | null>;
  saveDraft(id: string, draft: drafts.ServiceChoices): Promise<void>;
  /**
   * Records the lead that a draft became. The draft is stored if there is none with this id yet.
   * @param outcome is asked once the lead is stored
   */
  recordLead(
    id: string,
    draft: drafts.ServiceChoices,
    outcome: () => Omit<drafts.ServiceDraftOutcome, 'lead'>,
  ): NonNullable<LeadRequest['record']>;
}

export interface Appointments {
  /** @param dealership document id */
  forDealership(dealership: string): DealershipAppointments;
}

interface AppointmentsOptions extends CrmCallOptions {
  readonly pool: Pool;
  /** Of the purpose appointment-links. */
  readonly key: Uint8Array;
  /** Whether ignored times are left out (spec 7). */
  readonly isProduction: boolean;
  /** Called when a scheduler did not respond. The reason has no personal data. */
  readonly onUnavailable: (dealership: string, reason: string) => void;
}

/** How long after its time a link says what became of the appointment. An appointment may be moved that far. */
const LINKS_LAST = 90 * 86_400_000;

export function createAppointments(options: AppointmentsOptions): Appointments {
  const { pool, key, isProduction, onUnavailable } = options;

  async function inCrm(dealership: string, place: AppointmentPlace, crm: ServiceCrm): Promise<Scheduler> {
    const { timeZone } = place.bookable;
    const { horizonDays, ignoredTimes } = place.rules;
    const scheduler = createCrmScheduler(await crmCallOf(dealership, options), {
      ...crm,
      horizonDays,
      ignoredTimes,
      timeZone,
    });
    return createRecordedScheduler(
      pool,
      { dealership, ...place, crmBusiness: crmBusinessUrl(crm) },
      scheduler,
    );
  }

  /** Logs why a scheduler did not respond. */
  function watched(dealership: string, scheduler: Scheduler): Scheduler {
    async function told<Result extends { readonly kind: string }>(promise: Promise<Result>): Promise<Result> {
      const result = await promise;
      if ('reason' in result && typeof result.reason === 'string') onUnavailable(dealership, result.reason);
      return result;
    }
    return {
      listDays: (minutes, now) => told(scheduler.listDays(minutes, now)),
      find: (id) => told(scheduler.find(id)),
      book: (request) => told(scheduler.book(request)),
      reschedule: (change) => told(scheduler.reschedule(change)),
      cancel: (id) => told(scheduler.cancel(id)),
    };
  }

  return {
    forDealership: (dealership) => ({
      async scheduler(department) {
        const rules = isProduction ? department.rules : { ...department.rules, ignoredTimes: [] };
        const place = { ...department, rules };
        const { crm } = place;
        return watched(
          dealership,
          crm === null
            ? createDatabaseScheduler(pool, { dealership, ...place })
            : await inCrm(dealership, place, crm),
        );
      },
      find: (id) => findAppointment(pool, dealership, id),
      findOfLead: (lead) => findAppointmentOfLead(pool, dealership, lead),
      async leadOf({ lead }) {
        const found = lead === null ? null : await findLead(pool, lead);
        return found?.dealership === dealership ? found : null;
      },
      idOf: (...parts) =>
        uuidOf(
          createHmac('sha256', key)
            .update(JSON.stringify([dealership, ...parts]))
            .digest(),
        ),
      pathsOf({ id, start }) {
        const ticket = (purpose: AppointmentTicket['purpose']) =>
          createAppointmentTicket(
            key,
            { dealership, appointment: id, purpose },
            new Date(start.getTime() + LINKS_LAST),
          );
        const reschedule = `/appointment/${ticket('reschedule')}`;
        return { reschedule, cancel: `/appointment/${ticket('cancel')}`, calendar: `${reschedule}/calendar` };
      },
      readTicket: (ticket, now) => readAppointmentTicket(key, dealership, ticket, now),
      findDraft: (id) => drafts.findServiceDraft(pool, { dealership, id }),
      saveDraft: (id, draft) => drafts.saveServiceDraft(pool, { dealership, id }, draft),
      recordLead: (id, draft, outcome) => async (database, lead) => {
        await drafts.saveServiceDraft(database, { dealership, id }, draft);
        await drafts.linkServiceDraft(database, { dealership, id }, { lead, ...outcome() });
      },
    }),
  };
}

/** The first 16 bytes as a UUID of version 8 (RFC 9562: made by rules of our own). */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
