/** The leads of all dealerships as the inbox works with them. */
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import type { Pool } from '@rooftop/database/pool';
import { printMessage } from '@rooftop/leads/channels/print-message';
import { replay, sendCopyTo } from '@rooftop/leads/delivery/replay';
import { changeLead, type ChangeOutcome } from '@rooftop/leads/inbox/change-lead';
import type { Actor, LeadPlace } from '@rooftop/leads/inbox/lead-history';
import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { findDestination, findRecord } from '@rooftop/leads/inbox/lead-record';
import type { ProgressChange } from '@rooftop/leads/inbox/progress';
import type { Lead } from '@rooftop/leads/lead';
import { findFile, findFiles, findOwnLead } from '@rooftop/leads/storage/find-lead';
import { releaseLead } from '@rooftop/leads/storage/release-lead';
import { calendarUid, printCalendarFile } from '@rooftop/service/calendar-file';
import { findAppointmentOfLead } from '@rooftop/service/storage/appointment-storage';
import { orFallback } from '../or-fallback.ts';
import { planWaiting } from './plan-waiting.ts';
import { clockFrom, type ClockSettings, minutesTaken, NO_HOURS } from './response-clock.ts';
import { vinsOfLead } from './vins-of-lead.ts';

export interface LeadsDataOptions {
  readonly pool: Pool;
  /** Reads where a dealership's leads go and when it is open. Null if its document was deleted. */
  readonly readDelivery: (dealership: string) => Promise<LeadDelivery | null>;
  readonly findCar: (lead: Lead) => Promise<LeadRecord['car']>;
  /** Whether a chosen store's own addresses are used (spec 4, email override). */
  readonly isProduction: boolean;
  /** URL of the Studio, to whose desk mail links. */
  readonly studioUrl: string;
}

/** `held`: a held lead is released before anything is sent. */
type SendOutcome = 'sent' | 'held' | 'missing';

export type LeadsData = ReturnType<typeof createLeadsData>;

export function createLeadsData({ pool, readDelivery, findCar, isProduction, studioUrl }: LeadsDataOptions) {
  const clockOf = async (dealership: string): Promise<ClockSettings> =>
    (await orFallback(readDelivery(dealership), null)) ?? NO_HOURS;

  async function find(
    place: LeadPlace,
  ): Promise<{ readonly lead: Lead; readonly record: LeadRecord } | null> {
    const found = await findRecord(pool, place);
    if (found === null) return null;
    const { lead, record } = found;
    const [car, booked] = await Promise.all([findCar(lead), bookedTime(pool, place)]);
    // Once the booked time has come, staff may have made another appointment.
    const appointment = booked?.isBooked ? booked : (record.appointment ?? booked);
    return { lead, record: { ...record, car, vins: vinsOfLead(lead), appointment } };
  }

  /** Does something with the deliveries of a lead that is not held. */
  async function send(place: LeadPlace, work: () => Promise<unknown>): Promise<SendOutcome> {
    const lead = await findOwnLead(pool, place);
    if (lead === null) return 'missing';
    if (lead.state === 'quarantined') return 'held';
    await work();
    return 'sent';
  }

  return {
    pool,
    find,

    /** Minutes of opening hours within which a dealership wants to answer. */
    answerMinutes: async (dealership: string) => (await clockOf(dealership)).answerMinutes,

    /** `booked`: the shopper booked an appointment online, so staff can't make another one. */
    async change(
      place: LeadPlace,
      change: ProgressChange,
      { by, version }: { readonly by: Actor; readonly version: number | null },
    ): Promise<ChangeOutcome | 'booked'> {
      if (change.action === 'appointment' && (await bookedTime(pool, place))?.isBooked) return 'booked';
      const settings = await clockOf(place.dealership);
      const now = new Date();
      return changeLead(pool, place, change, {
        by,
        now,
        version,
        minutesTaken: (lead) => minutesTaken(settings, lead, lead.startedAt, now),
      });
    },

    /** Delivers a held lead. Returns false if the dealership has no such held lead. */
    async release(place: LeadPlace, by: Actor): Promise<boolean> {
      const lead = await findOwnLead(pool, place);
      if (lead?.state !== 'quarantined') return false;
      const { form, circumstances, acceptedAt } = lead;
      const { storeKey } = circumstances;
      const clock = clockFrom(await clockOf(place.dealership), { form, storeKey, acceptedAt }, new Date());
      return releaseLead(pool, place, { ...clock, by });
    },

    /** Sends what was not delivered again, or everything. A lead without a recipient goes to today's. */
    sendAgain: (place: LeadPlace, by: Actor, all: boolean) =>
      send(place, async () => {
        await planWaiting({ pool, readDelivery, isProduction }, place.dealership, place.id);
        await replay(pool, { lead: place.id, again: all, by });
      }),

    sendTo: (place: LeadPlace, by: Actor, address: string) =>
      send(place, () => sendCopyTo(pool, place, address, by)),

    /** A file of a lead. Null if there is none. */
    file: (place: LeadPlace, position: number) => findFile(pool, place, position),

    /** The text of what a delivery sends. Null if there is none. */
    async message(place: LeadPlace, delivery: string): Promise<string | null> {
      const [lead, destination] = await Promise.all([
        findOwnLead(pool, place),
        findDestination(pool, place, delivery),
      ]);
      if (lead === null || destination === null) return null;
      const files = await findFiles(pool, place.id);
      return printMessage({ lead, files, destination, deliveryId: delivery }, studioUrl);
    },

    /** A calendar file with a lead's appointment. Null if it has none. */
    async calendarFile(place: LeadPlace): Promise<string | null> {
      const found = await find(place);
      if (found === null || found.record.appointment === null) return null;
      const { lead, record } = found;
      const { vendor } = lead;
      const booked = await findAppointmentOfLead(pool, place.dealership, place.id);
      const start = new Date(found.record.appointment.at);
      return printCalendarFile({
        method: 'PUBLISH',
        // Leads that made and moved one appointment have one calendar entry.
        uid: calendarUid(place.dealership, booked?.id ?? place.id),
        sequence: booked?.sequence ?? record.lead.version,
        now: new Date(),
        start,
        end: new Date(start.getTime() + found.record.appointment.minutes * 60_000),
        summary: `${record.lead.from}: ${record.lead.vehicle ?? record.lead.subject}`,
        description: `Lead ${record.lead.number}, ${record.lead.subject}`,
        location: vendor.name,
        organizer: { name: vendor.name, email: vendor.contact.email ?? `leads@${vendor.host}` },
      });
    },
  };
}

/** When the shopper booked to come. Null if they did not, or cancelled. Their links change it until that time. */
async function bookedTime(pool: Pool, { dealership, id }: LeadPlace): Promise<LeadRecord['appointment']> {
  const booked = await findAppointmentOfLead(pool, dealership, id);
  if (booked === null) return null;
  const { start, end } = booked;
  return {
    at: start.toISOString(),
    minutes: Math.round((end.getTime() - start.getTime()) / 60_000),
    isBooked: start > new Date(),
  };
}
