import { describe, expect, test } from 'vitest';
import { testAppointments } from '../../../../tests/support/appointments.ts';
import type { SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';
import { cookiesSet, postForm, recordLeads } from '../../../../tests/support/leads/record-leads.ts';
import { testSpamFilter } from '../../../../tests/support/spam-filter.ts';
import { SALES_WEEK } from '../../../../tests/support/weeks.ts';
import { testContent, testContext, testSettings, testStore } from '../../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { scheduleView } from './schedule-view.server.ts';
import { SCHEDULE_PATH } from './schedule-paths.ts';
import { submitSchedule } from './submit-schedule.server.ts';

const URL_OF_PAGE = `http://alpha.example${SCHEDULE_PATH}`;
const operation = (opCode: string, durationMinutes: number) => ({
  id: opCode,
  isShared: true,
  opCode,
  name: `Nombre ${opCode}`,
  staffName: `Work ${opCode}`,
  description: null,
  durationMinutes,
  notes: opCode === 'LOF' ? 'Reset the light.' : null,
});
const withService = (key: string, name: string) =>
  testStore({ id: `store-${key}`, key, name, hours: { sales: SALES_WEEK, service: SALES_WEEK } });
const one = [withService('watertown', 'Alpha Watertown')];
const two = [withService('erie', 'Alpha Erie'), withService('troy', 'Alpha Troy'), testStore()];

const CAR = { step: 'vehicle', year: '2018', make: 'Honda', model: 'CR-V' };
const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };
/** Tuesday, 8:30 in New York. */
const START = '2026-11-24T13:30:00.000Z';

interface Situation {
  readonly stores?: typeof two;
  readonly isOnline?: boolean;
  readonly isDown?: boolean;
  readonly verdict?: SpamVerdict;
  readonly more?: Partial<RequestContext>;
}

/** A browser: what it posts, and the cookie that it got. */
function browser({ stores = one, isOnline = true, isDown = false, verdict, more = {} }: Situation = {}) {
  const appointments = testAppointments({ isDown, isHeld: verdict?.kind === 'suspicious' });
  const { leads, context: recording } = recordLeads(verdict);
  let cookies: string | null = null;
  const settings = testSettings();
  const content = testContent({
    stores: async () => stores,
    settings: async () => ({
      ...settings,
      serviceScheduling: isOnline,
      serviceSlots: { ...settings.serviceSlots, capacity: 1 },
    }),
    serviceOperations: async () => [operation('LOF', 45), operation('BRK', 60)],
  });
  const context = () =>
    testContext({
      content,
      appointments,
      path: SCHEDULE_PATH,
      ...recording,
      client: { cookies, ipAddress: '203.0.113.7', userAgent: null },
      ...more,
    });
  return {
    leads,
    appointments,
    see: (query = '') => scheduleView(new Request(URL_OF_PAGE + query), context()),
    async post(fields: Readonly<Record<string, string>>) {
      const result = await submitSchedule(postForm(URL_OF_PAGE, fields), context()).catch(
        (thrown: unknown) => thrown,
      );
      for (const set of cookiesSet(result))
        if (set.startsWith('serviceDraft=')) cookies = set.split(';', 1)[0] ?? null;
      return result instanceof Response ? result.headers.get('Location') : result;
    },
  };
}

/** A visitor who has chosen an oil change and a time. */
async function withTime(situation: Situation = {}) {
  const visitor = browser(situation);
  await visitor.post(CAR);
  await visitor.post({ step: 'services', service: 'LOF' });
  await visitor.post({ step: 'time', start: START });
  return visitor;
}

describe('the steps', () => {
  test('lead from the car to the services, the time and the details, and can’t be skipped', async () => {
    const visitor = browser();
    expect(await visitor.see('?step=4')).toMatchObject({
      step: { kind: 'vehicle' },
      head: { isIndexed: true },
    });
    expect(await visitor.post(CAR)).toBe(`${SCHEDULE_PATH}?step=2`);
    // Search engines list only the first step, which is the same for everyone.
    expect(await visitor.see('?step=3')).toMatchObject({
      step: { kind: 'services' },
      head: { isIndexed: false },
    });
    expect(await visitor.post({ step: 'services', service: 'LOF' })).toBe(`${SCHEDULE_PATH}?step=3`);
    const { step, progress, layout } = await visitor.see('?step=3&day=2026-11-27');
    expect([progress, layout]).toEqual(['Step 3 of 4', 'default']);
    expect(step).toMatchObject({ kind: 'time', day: { date: '2026-11-27' } });
    expect(await visitor.post({ step: 'time', start: START })).toBe(`${SCHEDULE_PATH}?step=4`);
    const last = await visitor.see('?step=4');
    expect(last.step).toMatchObject({ kind: 'details', start: START, done: null });
    expect(last.summary.map(({ value }) => value)).toEqual([
      '2018 Honda CR-V',
      'Nombre LOF',
      'Tuesday, November 24 at 8:30 AM EST',
    ]);
  });

  test.each([
    [CAR, { year: '1066' }, 'year'],
    [CAR, { year: '2031' }, 'year'],
    [CAR, { make: ' ' }, 'make'],
    [CAR, { model: 'x'.repeat(101) }, 'model'],
    [{ step: 'services' }, {}, 'service'],
    [{ step: 'services' }, { service: 'UNKNOWN' }, 'service'],
    [{ step: 'time' }, { start: '2026-11-24T13:31:00.000Z' }, 'form'],
    [{ step: 'time' }, { start: 'tomorrow' }, 'form'],
  ])('%j with %j is wrong in %s', async (step, change, field) => {
    const visitor = browser();
    await visitor.post(CAR);
    await visitor.post({ step: 'services', service: 'LOF' });
    expect(await visitor.post({ ...step, ...change })).toMatchObject({
      data: { problems: { [field]: expect.any(String) } },
    });
  });

  test('one too many is shown again with what was entered', async () => {
    let isOver = true;
    const limits = { count: async () => ({ times: 999, isOver, retryAfterSeconds: 60 }) };
    const visitor = browser({ more: { limits } });
    const { step: _step, ...car } = CAR;
    expect(await visitor.post(CAR)).toMatchObject({
      data: { problems: { form: expect.stringContaining('Go on after 12:01 PM EST') }, values: car },
      init: { status: 429, headers: { 'Retry-After': '60' } },
    });
    isOver = false;
    await visitor.post(CAR);
    isOver = true;
    const refused = await visitor.post({ step: 'services', service: 'LOF' });
    expect(refused).toMatchObject({ data: { values: { service: 'LOF' } } });
  });

  test('other services need a new time, the same ones keep it', async () => {
    const visitor = await withTime();
    await visitor.post({ step: 'services', service: 'LOF' });
    expect((await visitor.see('?step=4')).number).toBe(4);
    await visitor.post({ step: 'services', service: 'BRK' });
    expect((await visitor.see('?step=4')).number).toBe(3);
  });

  test('with several service centers, one of them has to be chosen', async () => {
    const visitor = browser({ stores: two });
    const { step } = await visitor.see();
    expect(step).toMatchObject({
      centers: [{ value: 'erie' }, { value: 'troy' }],
      values: { store: '' },
    });
    expect(await visitor.post(CAR)).toMatchObject({ data: { problems: { store: expect.any(String) } } });
    expect(await visitor.post({ ...CAR, store: 'watertown' })).toMatchObject({ data: {} });
    expect(await visitor.post({ ...CAR, store: 'troy' })).toBe(`${SCHEDULE_PATH}?step=2`);
  });
});

describe('booking', () => {
  test('books the time and submits a lead with the payload of spec 3 and words for people', async () => {
    const visitor = await withTime();
    await visitor.post({
      ...ANA,
      step: 'details',
      start: START,
      notes: 'Squeaks.',
      business: 'Lake Deliveries',
      contactName: 'Bo',
    });
    const [lead] = visitor.leads;
    const [booked] = visitor.appointments.stored.values();
    expect(booked).toMatchObject({ store: 'watertown', kind: 'service', start: new Date(START) });
    expect(lead).toMatchObject({
      storeKey: 'watertown',
      appointment: { id: booked?.id, state: 'booked', services: ['Nombre LOF'] },
      content: {
        subject: 'Service appointment',
        comments: 'Squeaks.',
        details: [
          { name: 'When', value: 'Tuesday, November 24 at 8:30 AM EST' },
          { name: 'Until', value: 'Tuesday, November 24 at 9:15 AM EST' },
          { name: 'Place', value: 'Alpha Watertown' },
          { name: 'Vehicle', value: '2018 Honda CR-V' },
          { name: 'Service', value: 'Work LOF (LOF), 45 minutes. Reset the light.' },
          { name: 'Business', value: 'Lake Deliveries' },
          { name: 'Business contact', value: 'Bo' },
        ],
        payload: {
          appointment_id: booked?.id,
          start_datetime: START,
          end_datetime: '2026-11-24T14:15:00.000Z',
          notes_general: 'Squeaks.',
          vehicle_arr: [{ year: 2018, make: 'Honda', model: 'CR-V' }],
          repair_order_lines: [{ op_code: 'LOF', name: 'Work LOF', notes_narrative: 'Reset the light.' }],
          name: 'Lake Deliveries',
          contactName: 'Bo',
        },
      },
    });
    const { step, progress } = await visitor.see('?step=4');
    expect(progress).toBeNull();
    expect(step).toMatchObject({
      done: {
        when: 'Tuesday, November 24 at 8:30 AM EST',
        links: { cancel: `/appointment/${booked?.id}.cancel` },
      },
    });
    // Whoever begins again keeps the car, and gets an appointment of its own.
    expect((await visitor.see()).step).toMatchObject({ kind: 'vehicle', values: { make: 'Honda' } });
    await visitor.post(CAR);
    expect((await visitor.see('?step=4')).step).not.toMatchObject({ done: expect.anything() });
  });

  test('is not sent again when the answer was lost, and the page then says what became of it', async () => {
    const visitor = await withTime();
    const sent = { ...ANA, start: START };
    expect(await visitor.post(sent)).toMatchObject({ data: { state: 'sent' } });
    expect(await visitor.post({ ...sent, notes: 'Squeaks.' })).toBe(`${SCHEDULE_PATH}?step=4`);
    expect([visitor.leads.length, visitor.appointments.stored.size]).toEqual([1, 1]);
    expect((await visitor.see('?step=4')).step).toMatchObject({
      done: {
        heading: 'You’re booked for Tuesday, November 24 at 8:30 AM EST',
        when: 'Tuesday, November 24 at 8:30 AM EST',
      },
    });
    const other = browser({ isOnline: false });
    await other.post(CAR);
    await other.post({ step: 'services', service: 'LOF' });
    const wish = { ...ANA, step: 'request', day: '2026-11-24', part: 'any' };
    expect(await other.post(wish)).toMatchObject({ data: { state: 'sent' } });
    expect(await other.post(wish)).toBe(`${SCHEDULE_PATH}?step=3`);
    expect(other.leads).toHaveLength(1);
  });

  test('another person books an appointment of their own', async () => {
    const visitor = await withTime();
    const bea = { firstName: 'Bea', lastName: 'Kim', email: 'bea@example.com', phone: '(315) 555-0199' };
    await visitor.post({ ...ANA, start: START });
    const [first] = visitor.appointments.stored.values();
    const later = '2026-11-24T15:30:00.000Z';
    expect(await visitor.post({ ...bea, start: later })).toMatchObject({ data: { state: 'sent' } });
    expect(visitor.leads.map(({ content }) => content.contact.firstName)).toEqual(['Ana', 'Bea']);
    const [kept, second] = visitor.appointments.stored.values();
    expect([kept, second?.start.toISOString()]).toEqual([first, later]);
    expect((await visitor.see('?step=4')).step).toMatchObject({
      done: { when: 'Tuesday, November 24 at 10:30 AM EST' },
    });
  });

  test('a business contact needs the business', async () => {
    const visitor = await withTime();
    expect(await visitor.post({ ...ANA, step: 'details', start: START, contactName: 'Bo' })).toMatchObject({
      data: { state: 'again', reply: { error: { business: ['required'] } } },
    });
    expect(visitor.appointments.stored.size).toBe(0);
  });

  test('a time that was taken meanwhile is not promised: others are offered', async () => {
    const [visitor, other] = [await withTime(), await withTime()];
    await other.post({ ...ANA, step: 'details', start: START });
    for (const taken of other.appointments.stored.values()) visitor.appointments.stored.set(taken.id, taken);
    const answer = await visitor.post({ ...ANA, step: 'details', start: START });
    expect(answer).toMatchObject({
      data: { state: 'again', reply: { error: { start: ['time'] } } },
      init: { status: 422 },
    });
    expect(visitor.leads).toEqual([]);
    const { step } = await visitor.see('?step=4');
    expect(step).toMatchObject({ start: null, taken: expect.any(String) });
    if (step.kind !== 'details') throw new Error('not the details');
    expect(step.otherTimes[0]?.heading).toBe('Tuesday, November 24');
    expect(step.otherTimes[0]?.options[0]?.label).toBe('9:30 AM');
  });

  test('frees the time if the lead cannot be stored, and the visitor can send it again', async () => {
    const reported: unknown[] = [];
    let isBroken = true;
    const { leads } = recordLeads();
    const visitor = await withTime({
      more: {
        report: (error) => void reported.push(error),
        leads: {
          async accept(leadRequest) {
            if (isBroken) throw new Error('no database');
            leads.push(leadRequest);
            return { id: 'lead-1', number: 1, code: 'LK-7Q4M', isRepeat: false, channels: [] };
          },
        },
      },
    });
    expect(await visitor.post({ ...ANA, step: 'details', start: START })).toMatchObject({
      data: { state: 'failed' },
    });
    expect([...visitor.appointments.stored.values()].map(({ status }) => status)).toEqual(['cancelled']);
    isBroken = false;
    expect(await visitor.post({ ...ANA, step: 'details', start: START })).toMatchObject({
      data: { state: 'sent' },
    });
    expect(leads).toHaveLength(1);
    expect(reported).toHaveLength(1);
  });

  test.each([
    ['reserved', true, true],
    ['not reserved', false, true],
    ['only wished for', true, false],
  ])('promises nothing while its lead is held, with the time %s', async (_what, isHeld, isOnline) => {
    const visitor = browser({
      isOnline,
      verdict: { kind: 'suspicious', reason: 'links', mayBePerson: isHeld },
    });
    await visitor.post(CAR);
    await visitor.post({ step: 'services', service: 'LOF' });
    if (isOnline) await visitor.post({ step: 'time', start: START });
    const said: Readonly<Record<string, string>> = isOnline
      ? { step: 'details', start: START }
      : { step: 'request', day: '2026-11-24', part: 'any' };
    expect(await visitor.post({ ...ANA, ...said })).toMatchObject({
      data: { state: 'sent', instead: { heading: 'We got your request' } },
    });
    expect(visitor.appointments.stored.size).toBe(isOnline && isHeld ? 1 : 0);
    const { step } = await visitor.see(`?step=${isOnline ? 4 : 3}`);
    expect(step).toMatchObject({
      done: {
        heading: 'We got your request',
        text: expect.stringContaining('Nothing is confirmed until then.'),
        when: null,
        links: null,
      },
    });
  });

  test('what pretends to be a person takes no time', async () => {
    const visitor = await withTime({
      more: {
        spamFilter: testSpamFilter({ kind: 'suspicious', reason: 'links', mayBePerson: false }),
      },
    });
    expect(await visitor.post({ ...ANA, step: 'details', start: START })).toMatchObject({
      data: { state: 'sent' },
    });
    expect(visitor.appointments.stored.size).toBe(0);
  });
});

describe('without times', () => {
  test.each([
    ['scheduling is off', { isOnline: false }, 'minimal'],
    ['the CRM does not respond', { isDown: true }, 'default'],
  ] as const)('%s: asks for a day and promises nothing', async (_name, situation, layout) => {
    const visitor = browser(situation);
    await visitor.post(CAR);
    expect(await visitor.post({ step: 'services', service: 'BRK' })).toBe(`${SCHEDULE_PATH}?step=3`);
    const view = await visitor.see('?step=3');
    expect(view.layout).toBe(layout);
    expect(view.step).toMatchObject({ kind: 'details', step: 'request', start: null });
    expect(await visitor.post({ ...ANA, step: 'request', day: '2026-11-29', part: 'any' })).toMatchObject({
      data: { state: 'again' },
    });
    await visitor.post({ ...ANA, step: 'request', day: '2026-11-24', part: 'morning' });
    const [lead] = visitor.leads;
    expect(lead?.appointment).toBeUndefined();
    expect(lead?.content).toMatchObject({
      subject: 'Service appointment request',
      details: [
        { name: 'Wished day', value: 'Tuesday, November 24' },
        { name: 'Wished time', value: 'Morning' },
        { name: 'Booked', value: expect.stringContaining('Nothing yet') },
        { name: 'Place', value: 'Alpha Watertown' },
        { name: 'Vehicle', value: '2018 Honda CR-V' },
        { name: 'Service', value: 'Work BRK (BRK), 60 minutes' },
      ],
      payload: {
        vehicle_arr: [{ year: 2018, make: 'Honda', model: 'CR-V' }],
        repair_order_lines: [{ op_code: 'BRK', name: 'Work BRK' }],
      },
    });
    expect((await visitor.see('?step=3')).step).toMatchObject({ done: { when: null, links: null } });
  });
});
