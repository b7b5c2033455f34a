/** The service form's action with a CRM over HTTP, and what is stored of it. */
import { createHttpClient } from '@rooftop/leads/http/http-client';
import { findLead } from '@rooftop/leads/storage/find-lead';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { SCHEDULE_PATH } from '#app/routes/service/schedule/schedule-paths.ts';
import { scheduleView } from '#app/routes/service/schedule/schedule-view.server.ts';
import { submitSchedule } from '#app/routes/service/schedule/submit-schedule.server.ts';
import { leadContextOf } from '#app/server/lead-context.ts';
import { createAppointments } from '@rooftop/platform/appointments/appointments';
import { createCreditApplications } from '@rooftop/platform/credit-applications/credit-applications';
import { createLeads } from '@rooftop/platform/leads/create-leads';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { exampleDelivery } from '../support/lead-delivery.ts';
import { postForm } from '../support/leads/record-leads.ts';
import { type StubCrm, startStubCrm } from '../support/stub-crm.ts';
import { SALES_WEEK } from '../support/weeks.ts';
import { testContent, testContext, testSettings, testStore } from '../support/website.ts';

const URL_OF_PAGE = `http://alpha.example${SCHEDULE_PATH}`;
const CAR = { step: 'vehicle', year: '2018', make: 'Honda', model: 'CR-V' };
const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };
/** Tuesday, 10:30 in New York. The test's Monday is that of `testContext`. */
const START = '2026-11-24T15:30:00.000Z';
const KEY = Buffer.alloc(32, 1);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
let crm: StubCrm;
beforeEach(async () => {
  crm = await startStubCrm([START, '2026-11-25T15:30:00.000Z']);
});
afterEach(() => crm[Symbol.asyncDispose]());

/** A browser at the last step, with an oil change on Tuesday. */
async function withTime(more: Partial<RequestContext> = {}) {
  const { pool } = database;
  const settings = testSettings();
  const serviceCrm = { baseUrl: crm.url, businessId: 44, advisorId: 7, technicianId: 9 };
  const store = testStore({ hours: { sales: SALES_WEEK, service: SALES_WEEK } });
  const content = testContent({
    stores: async () => [store],
    settings: async () => ({ ...settings, serviceScheduling: true, serviceCrm }),
    leadDelivery: async () => exampleDelivery({ id: 'dealership-alpha' }),
    serviceOperations: async () => [
      {
        id: 'LOF',
        isShared: true,
        opCode: 'LOF',
        name: 'Cambio de aceite',
        staffName: 'Oil change',
        description: null,
        durationMinutes: 45,
        notes: null,
      },
    ],
  });
  const appointments = createAppointments({
    pool,
    key: KEY,
    http: createHttpClient({ allowsLoopback: true }),
    findKey: async () => null,
    isProduction: false,
    onUnavailable: () => {},
  }).forDealership('dealership-alpha');
  const { enclose } = createCreditApplications({
    vault: { pool, key: KEY },
    studioUrl: 'https://studio.example/',
  });
  const leads = createLeads({ pool, key: KEY, enclose, isProduction: false, findOwners: async () => [] });
  let cookies: string | null = null;
  const context = (): RequestContext => {
    const made: RequestContext = testContext({
      content,
      appointments,
      path: SCHEDULE_PATH,
      client: { cookies, ipAddress: '203.0.113.7', userAgent: null },
      leads: { accept: (asked) => leads.accept(asked, leadContextOf(made)) },
      ...more,
    });
    return made;
  };
  const visitor = {
    appointments,
    see: (query: string) => scheduleView(new Request(URL_OF_PAGE + query), context()),
    async post(fields: Readonly<Record<string, string>>) {
      const result = await submitSchedule(postForm(URL_OF_PAGE, fields), context()).catch(
        (thrown: unknown) => thrown,
      );
      if (!(result instanceof Response)) return result;
      cookies = result.headers.get('Set-Cookie')?.split(';', 1)[0] ?? cookies;
      return result.headers.get('Location');
    },
  };
  await visitor.post(CAR);
  await visitor.post({ step: 'services', service: 'LOF' });
  expect(await visitor.post({ step: 'time', start: START })).toBe(`${SCHEDULE_PATH}?step=4`);
  return visitor;
}
const rows = async () =>
  (await database.pool.query('SELECT id, lead, status, in_crm, confirmed_at FROM appointments')).rows;
afterEach(() => database.pool.query('TRUNCATE appointments, service_drafts'));

test('books the time in the CRM with the payload of spec 3, and stores its lead', async () => {
  const visitor = await withTime();
  expect((await visitor.see('?step=3')).step).toMatchObject({ day: { times: [{ label: '10:30 AM' }] } });
  expect(await visitor.post({ ...ANA, start: START, notes: 'Squeaks.' })).toMatchObject({
    data: { state: 'sent' },
  });
  const [appointment, ...others] = await rows();
  expect(others).toEqual([]);
  expect(appointment).toMatchObject({ status: 'booked', in_crm: true, confirmed_at: expect.any(Date) });
  const payload = {
    appointment_id: appointment.id,
    start_datetime: START,
    end_datetime: '2026-11-24T16:15:00.000Z',
    notes_general: 'Squeaks.',
    vehicle_arr: [{ year: 2018, make: 'Honda', model: 'CR-V' }],
    repair_order_lines: [{ op_code: 'LOF', name: 'Oil change' }],
  };
  expect(crm.bodies).toEqual([{ ...payload, advisor_id: 7, technician_id: 9 }]);
  const lead = await findLead(database.pool, appointment.lead);
  expect(lead).toMatchObject({ form: 'SERVICE', content: { contact: { firstName: 'Ana' }, payload } });
  // Whoever comes back sees it, and sending it again books nothing.
  expect((await visitor.see('?step=4')).step).toMatchObject({
    done: { heading: expect.stringContaining('You’re booked for') },
  });
  expect(await visitor.post({ ...ANA, start: START })).toBe(`${SCHEDULE_PATH}?step=4`);
  expect(crm.bodies).toHaveLength(1);
});

test('offers other times when another customer of the CRM was faster', async () => {
  const visitor = await withTime();
  const other = await withTime();
  await other.post({ ...ANA, firstName: 'Eve', start: START });
  expect(await visitor.post({ ...ANA, start: START })).toMatchObject({
    data: { state: 'again', reply: { error: { start: ['time'] } } },
  });
  expect(await rows()).toHaveLength(1);
  expect((await visitor.see('?step=4')).step).toMatchObject({
    otherTimes: [{ options: [{ label: '10:30 AM' }] }],
  });
});

test('frees the time in the CRM if the lead cannot be stored', async () => {
  const failures: unknown[] = [];
  const visitor = await withTime({
    leads: { accept: () => Promise.reject(new Error('no database')) },
    report: (error) => void failures.push(error),
  });
  expect(await visitor.post({ ...ANA, start: START })).toMatchObject({ data: { state: 'failed' } });
  expect(failures).toHaveLength(1);
  expect(crm.calls.at(-1)).toMatch(/^DELETE /);
  expect(await rows()).toMatchObject([{ status: 'cancelled', lead: null }]);
});

test('stores no lead and keeps the form while the CRM does not respond, and books once it does', async () => {
  const visitor = await withTime();
  // It books, and its answer is lost.
  crm.fault = ({ method }, response) => {
    if (method !== 'POST') return false;
    response.destroy();
    return true;
  };
  const failed = await visitor.post({ ...ANA, start: START });
  expect(failed).toMatchObject({ data: { state: 'again', reply: { error: { '': ['unavailable'] } } } });
  expect(await rows()).toMatchObject([{ status: 'booked', lead: null, confirmed_at: null }]);
  crm.fault = () => false;
  expect(await visitor.post({ ...ANA, start: START })).toMatchObject({ data: { state: 'sent' } });
  expect(await rows()).toMatchObject([{ status: 'booked', lead: expect.any(String) }]);
});
