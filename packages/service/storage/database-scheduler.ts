/** Appointments that we keep ourselves. The embedded default of the port in scheduler.ts. */
import { inTransaction, type Pool, type PoolClient, type Queryable } from '@rooftop/database/pool';
import type {
  Appointment,
  AppointmentKind,
  BookingRequest,
  BookingResult,
  CancelResult,
  Reschedule,
  SlotsResult,
} from '../scheduler.ts';
import { kindsBeside } from '../scheduler.ts';
import {
  hasRoom,
  isOffered,
  listSlotDays,
  type BookableHours,
  type DepartmentSlotRules,
  type Span,
} from '../slots.ts';
import {
  COLUMNS,
  findAppointment,
  parseAppointments,
  type StoredAppointment,
} from './appointment-storage.ts';

/** One department of one store, whose appointments share a capacity. */
export interface SchedulerDepartment {
  readonly dealership: string;
  /** Store key. Empty for the dealership itself. */
  readonly store: string;
  readonly kind: AppointmentKind;
  readonly bookable: BookableHours;
  readonly rules: DepartmentSlotRules;
}

const DAY = 86_400_000;

/** Locks are numbered by two hashes; this is what ours are for. */
const LOCK = 'appointments';

const appointmentOf = ({ id, start, end, status, sequence }: StoredAppointment): Appointment => ({
  id,
  start,
  end,
  status,
  sequence,
});

const booked = (stored: StoredAppointment): BookingResult =>
  stored.status === 'cancelled' ? { kind: 'gone' } : { kind: 'booked', appointment: appointmentOf(stored) };

const TAKEN: BookingResult = { kind: 'taken' };
const GONE = { kind: 'gone' } as const;

/**
 * Creates the scheduler of a department. Its methods throw if the database does not respond; then nothing was changed.
 * Booking needs no details of the job, because they are in the lead.
 */
export function createDatabaseScheduler(pool: Pool, department: SchedulerDepartment) {
  const { dealership, store, kind, bookable, rules } = department;
  const kinds = kindsBeside(kind);

  /** Booked spans that overlap a span, except those of one appointment. */
  async function listTaken(
    database: Queryable,
    { start, end }: Span,
    except: string | null,
  ): Promise<Span[]> {
    const { rows } = await database.query<Span>(
      `SELECT starts_at AS start, ends_at AS "end" FROM appointments
       WHERE dealership = $1 AND store = $2 AND kind = ANY($3::text[]) AND status = 'booked'
         AND starts_at < $5 AND ends_at > $4 AND id IS DISTINCT FROM $6::uuid`,
      [dealership, store, kinds, start, end, except],
    );
    return rows;
  }

  /** Runs `work` while no other process books for this department, so that what it counts stays true. */
  const whileLocked = <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> =>
    inTransaction(pool, async (client) => {
      const hashed = JSON.stringify([dealership, store, ...kinds]);
      await client.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', [LOCK, hashed]);
      return work(client);
    });

  const isFree = async (client: PoolClient, span: Span, except: string | null, now: Date): Promise<boolean> =>
    isOffered(bookable, rules, span, now) &&
    hasRoom(span, await listTaken(client, span, except), rules.capacity);

  async function findOwn(database: Queryable, id: string): Promise<StoredAppointment | null> {
    const found = await findAppointment(database, dealership, id);
    return found?.store === store && found.kind === kind ? found : null;
  }

  async function change(
    client: PoolClient,
    sql: string,
    values: readonly unknown[],
  ): Promise<StoredAppointment> {
    const [stored] = parseAppointments((await client.query(`${sql} RETURNING ${COLUMNS}`, [...values])).rows);
    if (stored === undefined) throw new Error('An appointment disappeared while it was locked');
    return stored;
  }

  return {
    async listDays(durationMinutes: number, now: Date): Promise<SlotsResult> {
      // The last day ends within two days after the horizon, whatever the time zone.
      const horizon = { start: now, end: new Date(now.getTime() + (rules.horizonDays + 2) * DAY) };
      const taken = await listTaken(pool, horizon, null);
      return { kind: 'slots', days: listSlotDays(bookable, rules, durationMinutes, taken, now) };
    },

    async find(id: string): Promise<BookingResult> {
      const found = await findOwn(pool, id);
      return found === null ? GONE : booked(found);
    },

    book: ({ id, start, durationMinutes, now }: Omit<BookingRequest, 'job'>): Promise<BookingResult> =>
      whileLocked(async (client) => {
        const earlier = await findAppointment(client, dealership, id);
        if (earlier !== null) return repeated(earlier);
        const span = { start, end: new Date(start.getTime() + durationMinutes * 60_000) };
        if (!(await isFree(client, span, null, now))) return TAKEN;
        return booked(
          await change(
            client,
            `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, time_zone)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            [dealership, id, store, kind, span.start, span.end, bookable.timeZone],
          ),
        );

        function repeated(stored: StoredAppointment): BookingResult {
          if (stored.store !== store || stored.kind !== kind) return GONE;
          const isSame = stored.start.getTime() === start.getTime();
          return isSame || stored.status === 'cancelled'
            ? booked(stored)
            : { kind: 'changed', appointment: appointmentOf(stored) };
        }
      }),

    reschedule: ({ id, start, sequence, now }: Reschedule): Promise<BookingResult> =>
      whileLocked(async (client) => {
        const old = await findOwn(client, id);
        if (old === null || old.status === 'cancelled') return GONE;
        if (old.start.getTime() === start.getTime()) return booked(old);
        if (old.sequence !== sequence) return { kind: 'changed', appointment: appointmentOf(old) };
        const span = { start, end: new Date(start.getTime() + (old.end.getTime() - old.start.getTime())) };
        if (!(await isFree(client, span, id, now))) return TAKEN;
        return booked(
          await change(
            client,
            `UPDATE appointments
             SET starts_at = $3, ends_at = $4, sequence = sequence + 1, reminded_at = NULL
             WHERE dealership = $1 AND id = $2`,
            [dealership, id, span.start, span.end],
          ),
        );
      }),

    cancel: (id: string): Promise<CancelResult> =>
      whileLocked(async (client) => {
        const old = await findOwn(client, id);
        if (old === null) return GONE;
        if (old.status === 'cancelled') return { kind: 'cancelled', appointment: appointmentOf(old) };
        const cancelled = await change(
          client,
          `UPDATE appointments SET status = 'cancelled', sequence = sequence + 1
           WHERE dealership = $1 AND id = $2`,
          [dealership, id],
        );
        return { kind: 'cancelled', appointment: appointmentOf(cancelled) };
      }),
  };
}
