import { randomUUID } from 'node:crypto';
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { createCrmScheduler } from '@rooftop/service/crm/crm-scheduler';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, type StubCrm, startStubCrm } from '../support/stub-crm.ts';

/** Monday, noon in New York. */
const now = new Date('2026-11-23T17:00:00Z');
/** Tuesday from 10:30 to 13:30 and at 16:30, Wednesday at 7:30; with the store's offset, as a CRM writes them. */
const STARTS = [
  '2026-11-24T10:30:00-05:00',
  '2026-11-24T11:30:00-05:00',
  '2026-11-24T12:30:00-05:00',
  '2026-11-24T13:30:00-05:00',
  '2026-11-24T16:30:00-05:00',
  '2026-11-25T07:30:00-05:00',
];
const AT_10_30 = new Date('2026-11-24T15:30:00Z');
const AT_12_30 = new Date('2026-11-24T17:30:00Z');

let crm: StubCrm;
beforeEach(async () => {
  crm = await startStubCrm(STARTS);
});
afterEach(() => crm[Symbol.asyncDispose]());

const scheduler = ({ baseUrl = crm.url, timeoutMs = 20_000 } = {}) =>
  createCrmScheduler(createHttpClient({ allowsLoopback: true, timeoutMs, maxBytes: 10_000 }), {
    baseUrl,
    businessId: 44,
    advisorId: 7,
    technicianId: 9,
    ignoredTimes: ['11:30', '16:30'],
    horizonDays: 14,
    timeZone: 'America/New_York',
  });
const request = (start = AT_10_30, id: string = randomUUID()) => ({
  id,
  start,
  durationMinutes: 60,
  now,
  job: {
    notes: 'Squeaks when cold',
    vehicles: [{ year: 2019, make: 'Honda', model: 'CR-V' }],
    operations: [{ opCode: 'LOF', name: 'Oil change', durationMinutes: 60, notes: null }],
    business: null,
  },
});

/** Fails the first so many calls, after the CRM has seen them. */
const failing = (times: number, status: number): Fault => {
  let left = times;
  return (_request, response) => {
    if (left === 0) return false;
    left -= 1;
    response.writeHead(status).end();
    return true;
  };
};
const hanging: Fault = () => true;
/** Time limit for a CRM that hangs. */
const HASTY_MS = 300;
const answering =
  (body: string): Fault =>
  (_request, response) => {
    response.writeHead(200).end(body);
    return true;
  };

describe('createCrmScheduler', () => {
  it('lists days and slots without the ignored times', async () => {
    const listed = await scheduler().listDays(60, now);
    if (listed.kind !== 'slots') throw new Error(listed.reason);
    expect(listed.days.map(({ date, slots }) => [date, slots.map(({ time }) => time)])).toEqual([
      ['2026-11-24', ['10:30', '12:30', '13:30']],
      ['2026-11-25', ['07:30']],
    ]);
    expect(listed.days[0]?.slots[0]).toEqual({
      time: '10:30',
      start: AT_10_30,
      end: new Date('2026-11-24T16:30:00Z'),
    });
    expect(crm.calls).toEqual([
      'GET /businesses/44/slots?from=2026-11-23T17%3A00%3A00.000Z&to=2026-12-07T17%3A00%3A00.000Z&duration=60&advisor_id=7&technician_id=9',
    ]);
  });

  it('books with the payload of spec 3', async () => {
    const asked = request();
    const booked = await scheduler().book(asked);
    expect(booked).toEqual({
      kind: 'booked',
      appointment: {
        id: asked.id,
        start: AT_10_30,
        end: new Date('2026-11-24T16:30:00Z'),
        status: 'booked',
        sequence: 0,
      },
    });
    expect(crm.bodies).toEqual([
      {
        appointment_id: asked.id,
        start_datetime: '2026-11-24T15:30:00.000Z',
        end_datetime: '2026-11-24T16:30:00.000Z',
        notes_general: 'Squeaks when cold',
        vehicle_arr: [{ year: 2019, make: 'Honda', model: 'CR-V' }],
        repair_order_lines: [{ op_code: 'LOF', name: 'Oil change' }],
        advisor_id: 7,
        technician_id: 9,
      },
    ]);
    expect(await scheduler().find(asked.id)).toEqual(booked);
  });

  it('says that a time is taken', async () => {
    await scheduler().book(request());
    expect(await scheduler().book(request())).toEqual({ kind: 'taken' });
  });

  it('does not book an ignored time, whatever the form says', async () => {
    const ignored = new Date('2026-11-24T16:30:00Z');
    expect(await scheduler().book(request(ignored))).toEqual({ kind: 'taken' });
    const asked = request();
    await scheduler().book(asked);
    const change = { id: asked.id, start: ignored, sequence: 0, now };
    expect(await scheduler().reschedule(change)).toEqual({ kind: 'taken' });
    expect(await scheduler().find(asked.id)).toMatchObject({ appointment: { start: AT_10_30 } });
  });

  it('books once per id', async () => {
    const asked = request();
    const booked = await scheduler().book(asked);
    expect(await scheduler().book(asked)).toEqual(booked);
    expect(await scheduler().book({ ...asked, start: AT_12_30 })).toMatchObject({
      kind: 'changed',
      appointment: { start: AT_10_30 },
    });
  });

  it('finds out that a booking succeeded although its response was lost', async () => {
    const asked = request();
    await scheduler().book(asked);
    // The booking stands; the repeated POST fails before the CRM looks at it.
    crm.fault = failing(1, 503);
    expect(await scheduler().book(asked)).toMatchObject({ kind: 'booked', appointment: { id: asked.id } });
  });

  it('reschedules, once', async () => {
    const { id } = request();
    await scheduler().book(request(AT_10_30, id));
    const change = { id, start: AT_12_30, sequence: 0, now };
    const moved = await scheduler().reschedule(change);
    expect(moved).toMatchObject({ kind: 'booked', appointment: { start: AT_12_30, sequence: 1 } });
    expect(await scheduler().reschedule(change)).toEqual(moved);
    expect(await scheduler().reschedule({ ...change, start: AT_10_30 })).toMatchObject({ kind: 'changed' });
    await scheduler().book(request(AT_10_30));
    const back = { ...change, start: AT_10_30, sequence: 1 };
    expect(await scheduler().reschedule(back)).toEqual({ kind: 'taken' });
    expect(await scheduler().reschedule({ ...change, id: randomUUID() })).toEqual({ kind: 'gone' });
  });

  it('cancels, also twice', async () => {
    const asked = request();
    await scheduler().book(asked);
    expect(await scheduler().cancel(asked.id)).toEqual({ kind: 'cancelled', appointment: null });
    expect(await scheduler().cancel(asked.id)).toEqual({ kind: 'cancelled', appointment: null });
    expect(await scheduler().find(asked.id)).toEqual({ kind: 'gone' });
    expect(await scheduler().book(request())).toMatchObject({ kind: 'booked' });
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries GET once after %i', async (status) => {
    crm.fault = failing(1, status);
    expect(await scheduler().listDays(60, now)).toMatchObject({ kind: 'slots' });
    expect(crm.calls).toHaveLength(2);
    crm.fault = failing(2, status);
    expect(await scheduler().listDays(60, now)).toEqual({
      kind: 'unavailable',
      reason: `the CRM answered ${status}`,
    });
  });

  it('posts once', async () => {
    crm.fault = failing(9, 503);
    expect(await scheduler().book(request())).toMatchObject({ kind: 'unavailable' });
    expect(crm.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['hangs', hanging],
    ['hangs up', (_request, response) => Boolean(response.destroy())],
    ['answers no JSON', answering('<html>Ada Miller</html>')],
    ['answers other JSON', answering('{"name":"Ada Miller"}')],
    ['answers too much', answering(' '.repeat(20_000))],
    [
      'answers about another appointment',
      answering(
        '{"appointment_id":"1","start_datetime":"2026-11-24T15:30:00Z","end_datetime":"2026-11-24T16:30:00Z","status":"booked","revision":0,"slots":1}',
      ),
    ],
    ['refuses', failing(99, 401)],
  ])('is unavailable and names nobody if the CRM %s', async (_name, fault) => {
    crm.fault = fault;
    const asked = scheduler({ timeoutMs: fault === hanging ? HASTY_MS : 20_000 });
    const id = randomUUID();
    const results = [
      await asked.listDays(60, now),
      await asked.find(id),
      await asked.book(request(AT_10_30, id)),
      await asked.reschedule({ id, start: AT_12_30, sequence: 0, now }),
    ];
    for (const result of results) expect(result.kind).toBe('unavailable');
    expect(JSON.stringify(results)).not.toMatch(/Ada|Squeaks/);
  });

  it('does not say that a cancellation succeeded if the CRM hangs or refuses', async () => {
    crm.fault = hanging;
    expect(await scheduler({ timeoutMs: HASTY_MS }).cancel(randomUUID())).toMatchObject({
      kind: 'unavailable',
    });
    crm.fault = failing(9, 500);
    expect(await scheduler().cancel(randomUUID())).toMatchObject({ kind: 'unavailable' });
  });

  it('is unavailable if nothing listens', async () => {
    const closed = scheduler({ baseUrl: 'http://127.0.0.1:9' });
    expect(await closed.listDays(60, now)).toMatchObject({ kind: 'unavailable' });
  });
});
