import { randomUUID } from 'node:crypto';
import { openPool } from '@rooftop/database/pool';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import type { BookingResult, Scheduler } from '../scheduler.ts';
import { hasRoom, type DepartmentSlotRules, type Span } from '../slots.ts';
import {
  cancelAbandoned,
  findAppointment,
  linkAppointmentLead,
  replaceReminder,
} from './appointment-storage.ts';
import { createDatabaseScheduler, type SchedulerDepartment } from './database-scheduler.ts';
import { findReminder, listDueReminders, markReminded } from './reminders.ts';

const rules: DepartmentSlotRules = {
  slotMinutes: 60,
  leadHours: 2,
  horizonDays: 14,
  capacity: 2,
  ignoredTimes: [],
};
const department: SchedulerDepartment = {
  dealership: 'dealership-a',
  store: 'troy',
  kind: 'service',
  bookable: { hours: SALES_WEEK, timeZone: 'America/New_York' },
  rules,
};
/** Monday, noon in New York. */
const now = new Date('2026-11-23T17:00:00Z');
/** Tuesday at 8:30, 9:30 and so on. */
const slot = (index: number) => new Date(Date.parse('2026-11-24T13:30:00Z') + index * 3_600_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('TRUNCATE appointments, leads CASCADE'));

const schedulerOf = (change: Partial<SchedulerDepartment> = {}, pool = database.pool) =>
  createDatabaseScheduler(pool, { ...department, ...change }) satisfies Scheduler;
const request = (index: number, durationMinutes = 60, id: string = randomUUID()) => ({
  id,
  start: slot(index),
  durationMinutes,
  now,
});
function appointmentIn(result: BookingResult) {
  if (result.kind !== 'booked') throw new Error(`Not booked: ${result.kind}`);
  return result.appointment;
}
async function book(index: number, change: Partial<SchedulerDepartment> = {}) {
  return appointmentIn(await schedulerOf(change).book(request(index)));
}
async function isListed(index: number, change: Partial<SchedulerDepartment> = {}): Promise<boolean> {
  const listed = await schedulerOf(change).listDays(60, now);
  if (listed.kind !== 'slots') throw new Error(listed.reason);
  return listed.days.some(({ slots }) =>
    slots.some(({ start }) => start.getTime() === slot(index).getTime()),
  );
}
async function insertLead(dealership = 'dealership-a', suspicion: string | null = null): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO leads (id, number, dealership, form, state, suspicion, content, circumstances, vendor, routing,
       destinations)
     VALUES ($1, (SELECT count(*) FROM leads), $2, 'SERVICE',
       CASE WHEN $3::text IS NULL THEN 'accepted' ELSE 'quarantined' END, $3, '{}', '{}', '{}', '{}', '[]')`,
    [id, dealership, suspicion],
  );
  return id;
}

describe('booking', () => {
  it('books a time and lists it until it is full', async () => {
    const first = await book(0);
    expect(first).toEqual({
      id: first.id,
      start: slot(0),
      end: slot(1),
      status: 'booked',
      sequence: 0,
    });
    expect(await isListed(0)).toBe(true);
    await book(0);
    expect(await isListed(0)).toBe(false);
    expect(await schedulerOf().book(request(0))).toEqual({ kind: 'taken' });
    expect(await isListed(1)).toBe(true);
  });

  it.each([
    ['another dealership', { dealership: 'dealership-b' }],
    ['another store', { store: 'albany' }],
    ['another kind', { kind: 'testDrive' }],
  ] as const)('has a capacity of its own in %s, and finds nothing there', async (_name, change) => {
    const { id } = await book(0);
    await book(0);
    const other = schedulerOf(change);
    expect(await isListed(0, change)).toBe(true);
    expect(await other.find(id)).toEqual({ kind: 'gone' });
    expect(await other.cancel(id)).toEqual({ kind: 'gone' });
    expect(await other.reschedule({ id, start: slot(2), sequence: 0, now })).toEqual({ kind: 'gone' });
    await book(0, change);
  });

  it('shares the capacity of test drives with cars that are brought in, whose appointments stay apart', async () => {
    const drive = await book(0, { kind: 'testDrive' });
    await book(0, { kind: 'tradeIn' });
    for (const kind of ['testDrive', 'tradeIn'] as const) {
      expect(await isListed(0, { kind })).toBe(false);
      expect(await schedulerOf({ kind }).book(request(0))).toEqual({ kind: 'taken' });
    }
    expect(await isListed(0)).toBe(true);
    expect(await schedulerOf({ kind: 'tradeIn' }).find(drive.id)).toEqual({ kind: 'gone' });
  });

  it('does not book what is not offered', async () => {
    const scheduler = schedulerOf();
    const halfPast = new Date(slot(0).getTime() + 900_000);
    expect(await scheduler.book({ ...request(0), start: halfPast })).toEqual({ kind: 'taken' });
    expect(await scheduler.book(request(8, 120))).toEqual({ kind: 'taken' });
    expect(await scheduler.book(request(0, 60 * 24))).toEqual({ kind: 'taken' });
  });

  it('books once per id, also concurrently', async () => {
    const scheduler = schedulerOf();
    const same = request(0);
    const results = await Promise.all(Array.from({ length: 8 }, () => scheduler.book(same)));
    expect(new Set(results.map((result) => appointmentIn(result).id))).toEqual(new Set([same.id]));
    await book(0);
    expect(await scheduler.book(same)).toMatchObject({ kind: 'booked' });
    expect(await scheduler.book({ ...same, start: slot(3) })).toMatchObject({
      kind: 'changed',
      appointment: { start: slot(0) },
    });
  });

  it('books exactly the capacity of 100 concurrent attempts', async () => {
    const pools = Array.from({ length: 4 }, () => openPool(database.url, { max: 12 }));
    try {
      const schedulers = pools.map((pool) => schedulerOf({ rules: { ...rules, capacity: 7 } }, pool));
      const attempts = schedulers.flatMap((scheduler) =>
        Array.from({ length: 25 }, () => scheduler.book(request(2))),
      );
      const kinds = (await Promise.all(attempts)).map((result) => result.kind);
      expect(kinds.filter((kind) => kind === 'booked')).toHaveLength(7);
      expect(kinds.filter((kind) => kind === 'taken')).toHaveLength(93);
      const { rowCount } = await database.pool.query(`SELECT FROM appointments WHERE status = 'booked'`);
      expect(rowCount).toBe(7);
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  it('counts a long job in every slot that it covers', async () => {
    const scheduler = schedulerOf({ rules: { ...rules, capacity: 1 } });
    appointmentIn(await scheduler.book(request(2, 150)));
    const kinds = [];
    for (const index of [1, 2, 3, 4, 5]) kinds.push((await scheduler.book(request(index))).kind);
    expect(kinds).toEqual(['booked', 'taken', 'taken', 'taken', 'booked']);
    expect(await scheduler.book(request(0, 120))).toEqual({ kind: 'taken' });
  });

  it('never exceeds the capacity, whatever is booked, moved and cancelled at once', async () => {
    const action = fc.record({
      index: fc.nat(8),
      minutes: fc.constantFrom(30, 60, 90, 180),
      moveTo: fc.option(fc.nat(8)),
      isCancelled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 20 }), async (actions) => {
        await database.pool.query('TRUNCATE appointments');
        const scheduler = schedulerOf();
        const perform = async ({ index, minutes, moveTo, isCancelled }: (typeof actions)[number]) => {
          const result = await scheduler.book(request(index, minutes));
          if (result.kind !== 'booked') return;
          const { id } = result.appointment;
          if (moveTo !== null) await scheduler.reschedule({ id, start: slot(moveTo), sequence: 0, now });
          if (isCancelled) await scheduler.cancel(id);
        };
        await Promise.all(actions.map(perform));
        const { rows } = await database.pool.query<Span>(
          `SELECT starts_at AS start, ends_at AS "end" FROM appointments WHERE status = 'booked'`,
        );
        // Each one fits beside all others.
        for (const span of rows)
          expect(
            hasRoom(
              span,
              rows.filter((other) => other !== span),
              rules.capacity,
            ),
          ).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});

describe('rescheduling', () => {
  it('moves an appointment, keeps its duration and frees its time', async () => {
    const { id } = await book(0);
    await book(0);
    const moved = await schedulerOf().reschedule({ id, start: slot(3), sequence: 0, now });
    expect(moved).toEqual({
      kind: 'booked',
      appointment: { id, start: slot(3), end: slot(4), status: 'booked', sequence: 1 },
    });
    expect(await isListed(0)).toBe(true);
    expect(await schedulerOf().find(id)).toEqual(moved);
  });

  it('can move into time that it covers itself', async () => {
    const scheduler = schedulerOf({ rules: { ...rules, capacity: 1 } });
    const { id } = appointmentIn(await scheduler.book(request(0, 180)));
    const moved = await scheduler.reschedule({ id, start: slot(1), sequence: 0, now });
    expect(appointmentIn(moved).start).toEqual(slot(1));
  });

  it('is harmless when repeated, even late', async () => {
    const { id } = await book(0);
    const scheduler = schedulerOf();
    const first = { id, start: slot(3), sequence: 0, now };
    const moved = appointmentIn(await scheduler.reschedule(first));
    expect(appointmentIn(await scheduler.reschedule(first))).toEqual(moved);
    const again = appointmentIn(await scheduler.reschedule({ id, start: slot(5), sequence: 1, now }));
    expect(await scheduler.reschedule(first)).toEqual({ kind: 'changed', appointment: again });
  });

  it('keeps the old time if the new one is taken', async () => {
    const { id } = await book(0);
    await book(3);
    await book(3);
    const scheduler = schedulerOf();
    expect(await scheduler.reschedule({ id, start: slot(3), sequence: 0, now })).toEqual({ kind: 'taken' });
    expect(appointmentIn(await scheduler.find(id))).toMatchObject({ start: slot(0), sequence: 0 });
  });
});

describe('cancelling', () => {
  it('frees the time, once', async () => {
    const { id } = await book(0);
    await book(0);
    const scheduler = schedulerOf();
    const cancelled = { kind: 'cancelled', appointment: { id, status: 'cancelled', sequence: 1 } };
    expect(await scheduler.cancel(id)).toMatchObject(cancelled);
    expect(await scheduler.cancel(id)).toMatchObject(cancelled);
    expect(await isListed(0)).toBe(true);
    expect(await scheduler.find(id)).toEqual({ kind: 'gone' });
    expect(await scheduler.reschedule({ id, start: slot(3), sequence: 1, now })).toEqual({ kind: 'gone' });
    expect(await scheduler.book(request(0, 60, id))).toEqual({ kind: 'gone' });
  });

  it.each([randomUUID(), 'no id', ''])('knows no appointment %j', async (id) => {
    expect(await schedulerOf().cancel(id)).toEqual({ kind: 'gone' });
    expect(await schedulerOf().find(id)).toEqual({ kind: 'gone' });
  });
});

const REMINDER = { subject: 'Tomorrow' };
const linked = (lead: string) => ({ lead, reminder: REMINDER });

describe('leads of appointments', () => {
  it('links a lead of the same dealership, and no other after it', async () => {
    const { id } = await book(0);
    const { pool } = database;
    const [lead, other] = [await insertLead(), await insertLead('dealership-b')];
    expect(await linkAppointmentLead(pool, 'dealership-a', id, linked(other))).toBe(false);
    expect(await linkAppointmentLead(pool, 'dealership-b', id, linked(other))).toBe(false);
    expect(await linkAppointmentLead(pool, 'dealership-a', id, linked(lead))).toBe(true);
    expect(await linkAppointmentLead(pool, 'dealership-a', id, linked(lead))).toBe(true);
    expect(await linkAppointmentLead(pool, 'dealership-a', id, linked(await insertLead()))).toBe(false);
    expect(await findAppointment(pool, 'dealership-a', id)).toMatchObject({
      lead,
      store: 'troy',
      kind: 'service',
      timeZone: 'America/New_York',
      inCrm: false,
    });
    expect(await findAppointment(pool, 'dealership-b', id)).toBeNull();
  });

  it('cancels appointments whose lead never came, and keeps those whose lead was deleted', async () => {
    const { pool } = database;
    const [kept, abandoned, fresh] = [await book(0), await book(1), await book(2)];
    const lead = await insertLead();
    await linkAppointmentLead(pool, 'dealership-a', kept.id, linked(lead));
    await pool.query('DELETE FROM leads WHERE id = $1', [lead]);
    await pool.query(`UPDATE appointments SET booked_at = now() - interval '16 minutes' WHERE id <> $1`, [
      fresh.id,
    ]);
    expect(await cancelAbandoned(pool)).toBe(1);
    expect(await schedulerOf().find(abandoned.id)).toEqual({ kind: 'gone' });
    expect(await schedulerOf().find(kept.id)).toMatchObject({ kind: 'booked' });
    expect(await linkAppointmentLead(pool, 'dealership-a', abandoned.id, linked(await insertLead()))).toBe(
      false,
    );
  });
});

describe('reminders', () => {
  const listIds = async (when = DAY_BEFORE) =>
    (await listDueReminders(database.pool, when)).map(({ id }) => id);
  async function bookWithLead(
    index: number,
    change: Partial<SchedulerDepartment> = {},
    suspicion: string | null = null,
  ) {
    const { id } = await book(index, change);
    await linkAppointmentLead(
      database.pool,
      'dealership-a',
      id,
      linked(await insertLead('dealership-a', suspicion)),
    );
    await database.pool.query('UPDATE appointments SET booked_at = $2 WHERE id = $1', [
      id,
      new Date('2026-11-20T12:00:00Z'),
    ]);
    return id;
  }
  /** Monday, 9 in the morning in New York. */
  const DAY_BEFORE = new Date('2026-11-23T14:00:00Z');

  it('lists tomorrow’s appointments with a lead', async () => {
    const later = await bookWithLead(3);
    const early = await bookWithLead(0, { kind: 'testDrive' });
    await book(1);
    await bookWithLead(24);
    const elsewhere = await bookWithLead(1, { store: 'albany' });
    await schedulerOf().cancel(await bookWithLead(4));
    const crm = await bookWithLead(2);
    await database.pool.query('UPDATE appointments SET in_crm = true WHERE id = $1', [crm]);
    expect(await listIds()).toEqual([early, elsewhere, later]);
  });

  it.each([
    ['9 in the morning of the day before', '2026-11-23T14:00:00Z', 1],
    ['the minute before that', '2026-11-23T13:59:00Z', 0],
    ['the last minute of the day before', '2026-11-24T04:59:00Z', 1],
    ['the day itself', '2026-11-24T05:00:00Z', 0],
  ])('at %s', async (_name, when, count) => {
    await bookWithLead(0);
    expect(await listIds(new Date(when))).toHaveLength(count);
  });

  it('reminds of an appointment whose lead is held only once it is released', async () => {
    const { pool } = database;
    const id = await bookWithLead(0, {}, 'links');
    expect(await listIds()).toEqual([]);
    await pool.query(`UPDATE leads SET state = 'accepted'`);
    const [due] = await listDueReminders(pool, DAY_BEFORE);
    if (due === undefined) throw new Error('Nothing is due');
    expect(due.id).toBe(id);
    // It is checked again when it is sent.
    await pool.query(`UPDATE leads SET state = 'quarantined'`);
    expect(await findReminder(pool, due)).toBeNull();
  });

  it('does not remind whoever has just booked', async () => {
    const id = await bookWithLead(0);
    await database.pool.query('UPDATE appointments SET booked_at = $2 WHERE id = $1', [
      id,
      new Date(DAY_BEFORE.getTime() - 3_600_000),
    ]);
    expect(await listIds()).toEqual([]);
  });

  it('marks an appointment exactly once, and again after it was moved', async () => {
    const { pool } = database;
    const id = await bookWithLead(0);
    const [due] = await listDueReminders(pool, DAY_BEFORE);
    if (due === undefined) throw new Error('Nothing is due');
    expect(await findReminder(pool, due)).toMatchObject({ message: REMINDER });
    const marks = await Promise.all(Array.from({ length: 10 }, () => markReminded(pool, due)));
    expect(marks.filter(Boolean)).toHaveLength(1);
    expect(await listIds()).toEqual([]);
    await schedulerOf().reschedule({ id, start: slot(3), sequence: 0, now });
    expect(await findReminder(pool, due)).toBeNull();
    await replaceReminder(pool, 'dealership-a', id, { subject: 'Later' });
    expect(await listIds()).toEqual([id]);
    expect(await findReminder(pool, { ...due, sequence: 1 })).toMatchObject({
      message: { subject: 'Later' },
    });
    expect(await markReminded(pool, due)).toBe(false);
  });
});
