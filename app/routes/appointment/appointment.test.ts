import type { DealershipContent } from '@rooftop/content/content';
import type { Lead } from '@rooftop/leads/lead';
import { expect, test } from 'vitest';
import { exampleContent, exampleSubmission } from '../../../tests/support/leads/submissions.ts';
import { testAppointments } from '../../../tests/support/appointments.ts';
import { postForm, recordLeads } from '../../../tests/support/leads/record-leads.ts';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { testContent, testContext, testSettings, testStore } from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { appointmentView } from './appointment-view.server.ts';
import { calendarFile } from './calendar/calendar-file.server.ts';
import { changeAppointment } from './change-appointment.server.ts';

const ID = '019aa8f0-0000-7000-8000-000000000001';
/** Tuesday, 8:30 and 9:30 in New York. */
const BEFORE = new Date('2026-11-24T13:30:00Z');
const AFTER = new Date('2026-11-24T14:30:00Z');
const CRM = { baseUrl: 'https://crm.example', businessId: 1, advisorId: 2, technicianId: 3 };
const shop = testStore({ hours: { sales: SALES_WEEK, service: SALES_WEEK } });
const content = testContent({
  stores: async () => [shop],
  settings: async () => testSettings(),
  serviceOperations: async () => [
    {
      id: 'LOF',
      isShared: true,
      opCode: 'LOF',
      name: 'Cambio de aceite',
      staffName: 'Oil change',
      description: null,
      durationMinutes: 60,
      notes: null,
    },
  ],
});

function leadWith(filled: Lead['content']): Lead {
  const { circumstances, vendor, consent } = exampleSubmission();
  return {
    id: 'lead-1',
    number: 1,
    code: 'LK-7Q4M',
    dealership: 'dealership-alpha',
    form: 'SERVICE',
    topic: null,
    state: 'accepted',
    suspicion: null,
    phoneVerifiedAt: null,
    isTest: false,
    owner: null,
    acceptedAt: new Date('2026-11-20T12:00:00Z'),
    content: filled,
    circumstances,
    vendor,
    consent,
  };
}

/** An appointment with its lead, and a shopper who has its links. */
function booked(more: Partial<RequestContext> = {}, { isDown = false } = {}) {
  const appointments = testAppointments({ isDown });
  const { leads, context: recording } = recordLeads();
  appointments.stored.set(ID, {
    id: ID,
    store: 'watertown',
    kind: 'service',
    start: BEFORE,
    end: AFTER,
    sequence: 0,
    timeZone: 'America/New_York',
    status: 'booked',
    lead: 'lead-1',
    inCrm: false,
  });
  const details = [
    { name: 'When', value: 'Tuesday' },
    { name: 'Vehicle', value: '2018 Honda CR-V' },
  ];
  const payload = {
    appointment_id: ID,
    start_datetime: BEFORE.toISOString(),
    repair_order_lines: [{ op_code: 'LOF', name: 'Oil change' }],
  };
  appointments.leads.set('lead-1', leadWith(exampleContent({ details, payload, vehicles: [] })));
  const context = () => testContext({ content, appointments, ...recording, ...more });
  return {
    leads,
    appointments,
    see: (purpose: string, query = '') =>
      appointmentView(`${ID}.${purpose}`, new URLSearchParams(query), context()),
    file: () => calendarFile(`${ID}.reschedule`, context()),
    change: (purpose: string, fields: Readonly<Record<string, string>> = {}) =>
      changeAppointment(
        `${ID}.${purpose}`,
        postForm(`http://alpha.example/appointment/${ID}.${purpose}`, fields),
        context(),
      ).catch((thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown)),
  };
}

test('shows the main phone of a dealership that has no other, in the calendar file too', async () => {
  const settings = testSettings({ phone: '+18145550100', hours: { sales: null, service: SALES_WEEK } });
  const shopper = booked({
    content: testContent({ stores: async () => [], settings: async () => settings }),
  });
  expect((await shopper.see('reschedule')).phone).toMatchObject({
    department: 'Service',
    number: '(814) 555-0100',
  });
  expect((await shopper.file()).text).toContain('DESCRIPTION:(814) 555-0100');
});

const TO_9_30 = { start: AFTER.toISOString(), sequence: '0' };

test('moves an appointment once, and tells the dealership both times', async () => {
  const shopper = booked();
  expect(await shopper.see('reschedule', 'day=2026-11-25')).toMatchObject({
    kind: 'reschedule',
    when: 'Tuesday, November 24 at 8:30 AM EST',
    day: { date: '2026-11-25' },
  });
  const done = `/appointment/${ID}.reschedule?moved`;
  expect(await shopper.change('reschedule', TO_9_30)).toBe(done);
  expect(await shopper.see('reschedule', 'moved')).toMatchObject({
    kind: 'moved',
    when: 'Tuesday, November 24 at 9:30 AM EST',
  });
  expect(shopper.leads).toMatchObject([
    {
      kind: { form: 'SERVICE', conversionName: null },
      page: '/appointment',
      appointment: { state: 'moved', start: AFTER, services: ['Cambio de aceite'] },
      content: {
        subject: 'Service appointment moved',
        details: [
          { name: 'When', value: 'Tuesday, November 24 at 9:30 AM EST' },
          { name: 'Before', value: 'Tuesday, November 24 at 8:30 AM EST' },
          { name: 'Vehicle', value: '2018 Honda CR-V' },
          { name: 'Change', value: 'number 1' },
        ],
        payload: { appointment_id: ID, start_datetime: AFTER.toISOString() },
      },
    },
  ]);
  const { method, text } = await shopper.file();
  expect([method, text.includes('SEQUENCE:1')]).toEqual(['PUBLISH', true]);
});

test.each([
  ['reschedule', 'Trade-in appointment moved', { date: '2026-11-24', time: '09:30' }],
  ['cancel', 'Trade-in appointment cancelled', { date: null, time: null }],
] as const)('tells the dealership of a trade-in: %s', async (purpose, subject, payload) => {
  const shopper = booked();
  const stored = shopper.appointments.stored.get(ID);
  const lead = shopper.appointments.leads.get('lead-1');
  if (stored === undefined || lead === undefined) throw new Error('nothing booked');
  shopper.appointments.stored.set(ID, { ...stored, kind: 'tradeIn' });
  const details = [
    { name: 'Appointment', value: 'November 24, 2026, 8:30 AM' },
    { name: 'Car', value: '2018 Honda Civic' },
  ];
  const given = { date: '2026-11-24', time: '08:30', vin: null };
  const content = exampleContent({ details, payload: given, vehicles: [] });
  shopper.appointments.leads.set('lead-1', { ...lead, form: 'SELL_OR_TRADE', content });
  await shopper.change(purpose, TO_9_30);
  const [told] = shopper.leads;
  expect(told?.kind.form).toBe('SELL_OR_TRADE');
  expect(told?.content).toMatchObject({ subject, payload: { ...payload, vin: null } });
  const names = told?.content.details.map(({ name }) => name) ?? [];
  expect(names).toContain('Car');
  expect(names).not.toContain('Appointment');
  const { text } = await shopper.file();
  expect(text).toContain('SUMMARY:Trade-in appointment at Alpha Watertown');
});

test('cancels an appointment; after that nothing can be changed', async () => {
  const shopper = booked();
  expect((await shopper.see('cancel')).kind).toBe('cancel');
  expect(await shopper.change('cancel')).toBe(`/appointment/${ID}.cancel`);
  expect((await shopper.see('cancel')).kind).toBe('cancelled');
  expect(shopper.leads).toMatchObject([{ content: { subject: 'Service appointment cancelled' } }]);
  expect(await shopper.change('reschedule', TO_9_30)).toBe(`/appointment/${ID}.reschedule`);
  expect(await shopper.change('cancel')).toBe(`/appointment/${ID}.cancel`);
  expect(shopper.leads).toHaveLength(1);
  const { method, text } = await shopper.file();
  expect([method, text.includes('SEQUENCE:1')]).toEqual(['CANCEL', true]);
});

test('cancels but does not move an appointment whose lead was deleted', async () => {
  const shopper = booked();
  shopper.appointments.leads.clear();
  expect(await shopper.change('reschedule', TO_9_30)).toMatchObject({
    data: { problem: expect.stringContaining('no other times online') },
    init: { status: 422 },
  });
  expect(shopper.appointments.stored.get(ID)).toMatchObject({ start: BEFORE, status: 'booked' });
  expect(await shopper.change('cancel')).toBe(`/appointment/${ID}.cancel`);
  expect((await shopper.see('cancel')).kind).toBe('cancelled');
  expect(shopper.leads).toEqual([]);
});

const broken: Partial<RequestContext> = {
  leads: {
    accept: async () => {
      throw new Error('no database');
    },
  },
  report: () => {},
};
const LATER = { now: new Date('2026-11-24T15:00:00Z') };
const LIMITED = { limits: { count: async () => ({ times: 11, isOver: true, retryAfterSeconds: 1 }) } };

test.each([
  ['a time that is not offered', 'reschedule', { ...TO_9_30, start: '2026-11-24T14:31:00Z' }, {}],
  ['no time', 'reschedule', { sequence: '0' }, {}],
  ['a page that is older than the last change', 'reschedule', { ...TO_9_30, sequence: '7' }, {}],
  ['a time that has come', 'reschedule', TO_9_30, LATER],
  ['too many changes', 'cancel', {}, LIMITED],
  ['a dealership that cannot be told: moving', 'reschedule', TO_9_30, broken],
  ['a dealership that cannot be told: cancelling', 'cancel', {}, broken],
])('changes nothing for %s', async (_name, purpose, fields, more) => {
  const shopper = booked(more);
  expect(await shopper.change(purpose, fields)).toMatchObject({
    data: { problem: expect.any(String) },
    init: { status: 422 },
  });
  expect(shopper.appointments.stored.get(ID)).toMatchObject({ start: BEFORE, status: 'booked' });
  expect(shopper.leads).toEqual([]);
});

test.each<[string, Partial<DealershipContent>]>([
  ['its store is gone', { stores: async () => [] }],
  ['the hours are gone', { stores: async () => [testStore({ hours: { sales: null, service: null } })] }],
  ['a CRM decides on times', { settings: async () => ({ ...testSettings(), serviceCrm: CRM }) }],
])('an appointment can be cancelled but has no other times once %s', async (_what, gone) => {
  const shopper = booked({ content: { ...content, ...gone } });
  expect(await shopper.see('reschedule')).toMatchObject({
    kind: 'past',
    text: 'There are no other times online right now. Please call us.',
  });
  expect(await shopper.change('cancel')).toBe(`/appointment/${ID}.cancel`);
  expect(shopper.appointments.stored.get(ID)?.status).toBe('cancelled');
  expect(shopper.leads).toMatchObject([{ appointment: { state: 'cancelled' } }]);
});

test.each<[string, Partial<DealershipContent>]>([
  ['is no longer set up', {}],
  [
    'was that of a store which is gone',
    { stores: async () => [], settings: async () => ({ ...testSettings(), serviceCrm: CRM }) },
  ],
])('an appointment in a CRM that %s is neither moved nor cancelled', async (_why, gone) => {
  const shopper = booked({ content: { ...content, ...gone } });
  const stored = shopper.appointments.stored.get(ID);
  if (stored === undefined) throw new Error('nothing booked');
  shopper.appointments.stored.set(ID, { ...stored, inCrm: true });
  for (const purpose of ['reschedule', 'cancel'])
    expect(await shopper.change(purpose, TO_9_30)).toMatchObject({
      data: { problem: expect.stringContaining('We can’t reach our schedule') },
    });
  expect([shopper.leads, shopper.appointments.stored.get(ID)?.status]).toEqual([[], 'booked']);
});

test('changes nothing while the schedule does not respond', async () => {
  const shopper = booked({}, { isDown: true });
  for (const purpose of ['reschedule', 'cancel'])
    expect(await shopper.change(purpose, TO_9_30)).toMatchObject({ init: { status: 422 } });
  expect(shopper.leads).toEqual([]);
  expect((await shopper.see('reschedule')).text).toContain('can’t reach our schedule');
});

test.each(['forged', 'x.cancel', ''])('knows no link %j', async (ticket) => {
  const { appointments } = booked();
  const context = testContext({ content, appointments });
  await expect(appointmentView(ticket, new URLSearchParams(), context)).rejects.toMatchObject({
    status: 404,
  });
});
