import { confirmationMail } from '@rooftop/leads/confirmations/confirmation-mail';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { composeMail } from '@rooftop/leads/mail/compose-mail';
import { SALES_WEEK } from '../../../tests/support/weeks.ts';
import { listErrorsOfMail, readMail } from '../../../tests/support/mail.ts';
import {
  exampleContent,
  exampleSubmission,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../context.server.ts';
import {
  testContent,
  testContext,
  testDealership,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { createConfirmation } from './create-confirmation.ts';

const DRIVE = exampleContent({
  subject: 'Test drive',
  vehicles: [exampleVehicle({ path: '/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001' })],
  wanted: { day: '2026-11-24', time: '12:00' },
});
const asked = (change: Partial<Parameters<typeof createConfirmation>[0]> = {}) => ({
  kind: kinds.SCHEDULE_TEST_DRIVE,
  content: DRIVE,
  topic: null,
  place: null,
  ...change,
});

const content = testContent({
  settings: async () => testSettings({ email: 'hello@alpha.example', phone: '+13155550100' }),
  stores: async () => [
    testStore(),
    testStore({
      key: 'erie',
      name: 'Alpha Erie',
      phones: { sales: '+18145550142', service: '+18145550143' },
    }),
  ],
});
const request = (fields: Partial<RequestContext> = {}) =>
  testContext({ content, dealership: testDealership({ languages: ['en', 'es'] }), ...fields });

/** Returns the email as the recipient sees it. */
async function mailOf(...[about, context]: Parameters<typeof createConfirmation>) {
  const { vendor } = exampleSubmission();
  const mail = confirmationMail(await createConfirmation(about, context), {
    lead: '019aa8f0-0000-7000-8000-000000000001',
    to: 'ada@visitor.example',
    vendor,
    acceptedAt: new Date('2026-11-23T17:00:00Z'),
    stopUrl: 'https://a.example/stop-mail/abc.def',
  });
  const bytes = await composeMail(mail);
  return { mail, bytes, read: await readMail(bytes) };
}

test('contains the request, the car with its page, the time, and how to reach the store', async () => {
  const { read, mail, bytes } = await mailOf(asked(), request());
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  expect(read.subject).toBe('Alpha Motors: we received your request');
  expect(read.text).toMatchInlineSnapshot(`
    "We received your request

    Thank you for contacting Alpha Motors. Here’s what we received.

    YOUR REQUEST
    A test drive
    Car: 2021 Honda Civic EX
    http://alpha.example/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001
    When: Tue, Nov 24, 12:00 PM
    This is a request. Your appointment isn’t confirmed yet.

    ALPHA MOTORS
    1290 Arsenal Street
    Watertown, NY 13601
    Phone: (315) 555-0126
    Mon–Fri: 8:30 AM – 6:00 PM
    Sat: 9:00 AM – 4:00 PM
    Sun: Closed

    Have a question, or did we get something wrong? Reply to this email or call us.

    You’re getting this email because someone entered your address in a form at alpha.example. If it wasn’t you, you don’t need to do anything.
    Stop these emails from Alpha Motors: https://a.example/stop-mail/abc.def

    "
  `);
  expect(read.html).toContain('<html lang="en">');
  expect(read.html).toContain(
    'href="http://alpha.example/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001"',
  );
});

test.each([
  ['while open', '2026-11-23T17:00:00Z', ['We are here.']],
  [
    'in the evening',
    '2026-11-24T02:00:00Z',
    ['Good evening.', 'We’re closed right now. We open again on Tuesday at 8:30 AM.'],
  ],
  [
    'early in the morning',
    '2026-11-24T11:00:00Z',
    ['Good evening.', 'We’re closed right now. We open today at 8:30 AM.'],
  ],
])('begins with the dealership’s own words %s', async (_, now, intro) => {
  const replies = { open: 'We are here.', closed: 'Good evening.' };
  const context = request({ now: new Date(now) });
  const opening = { week: SALES_WEEK, timeZone: 'America/New_York' };
  expect((await createConfirmation(asked(), context, { replies, opening })).intro).toEqual(intro);
});

test('is in Spanish for a Spanish-speaking shopper', async () => {
  const { read } = await mailOf(asked(), request({ locale: 'es' }));
  expect(read.text).toMatchInlineSnapshot(`
    "Recibimos su solicitud

    Gracias por comunicarse con Alpha Motors. Esto es lo que nos llegó.

    SU SOLICITUD
    Una prueba de manejo
    Auto: 2021 Honda Civic EX
    http://alpha.example/es/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001
    Cuándo: mar, 24 de nov, 12:00 p.m.
    Es una solicitud; todavía no es una cita.

    ALPHA MOTORS
    1290 Arsenal Street
    Watertown, NY 13601
    Teléfono: (315) 555-0126
    lun–vie: 8:30 a.m. – 6:00 p.m.
    sáb: 9:00 a.m. – 4:00 p.m.
    dom: Cerrado

    ¿Tiene alguna pregunta o hay algo equivocado? Responda a este correo o llámenos.

    Recibe este correo porque alguien escribió su dirección en un formulario de alpha.example. Si no fue usted, no tiene que hacer nada.
    No recibir más estos correos de Alpha Motors: https://a.example/stop-mail/abc.def

    "
  `);
  expect(read.html).toContain('<html lang="es">');
  expect(read.html).toContain('href="http://alpha.example/es/used-cars-for-sale/');
});

test.each([
  ['the store they would like to visit', asked({ place: 'Alpha Erie' }), /ALPHA ERIE[^]*\(814\) 555-0142/],
  [
    'the topic of a message',
    asked({ kind: kinds.CONTACT, topic: '2', content: exampleContent() }),
    /Financing options/,
  ],
  [
    'the service center for a service appointment',
    asked({
      kind: kinds.SERVICE,
      place: 'Alpha Erie',
      content: exampleContent(),
    }),
    /A service appointment[^]*555-0143/,
  ],
  ['a privacy request', asked({ kind: kinds.CONTACT, content: exampleContent() }), /A message to us/],
])('names %s', async (_what, about, words) => {
  expect((await mailOf(about, request())).read.text).toMatch(words);
});

const DAY = {
  id: '019aa8f0-0000-7000-8000-000000000002',
  start: new Date('2026-11-24T17:00:00Z'),
  end: new Date('2026-11-24T18:00:00Z'),
  timeZone: 'America/New_York',
  services: [],
} as const;

test.each([
  ['testDrive', 'booked', null, 'Test Drive Scheduled', 'Someone will reach out to confirm.'],
  ['service', 'booked', null, 'Your appointment is booked', 'We look forward to seeing you.'],
  ['tradeIn', 'booked', null, 'Your appointment is booked', 'Please bring the car, its title'],
  ['tradeIn', 'moved', null, 'Your appointment has a new time', 'Please bring the car, its title'],
  ['service', 'cancelled', null, 'Your appointment is cancelled', 'Thank you for letting us know.'],
  ['testDrive', 'booked', 'reminder', 'Your appointment is tomorrow', 'We look forward to seeing you.'],
] as const)('says of a %s that is %s (%s) when it is, and how to change it', async (...row) => {
  const [kind, state, occasion, heading, intro] = row;
  const about = asked({ appointment: { ...DAY, kind, state } });
  const confirmation = await createConfirmation(about, request(), { isReminder: occasion !== null });
  const text = JSON.stringify(confirmation);
  expect(confirmation.subject).toBe(`Alpha Motors: ${heading}, Tuesday, November 24 at 12:00 PM EST`);
  expect(confirmation.intro.join(' ')).toContain(intro);
  expect(text).not.toContain('isn’t confirmed yet');
  for (const link of ['reschedule', 'cancel', 'reschedule/calendar'])
    expect(text.includes(`http://alpha.example/appointment/${DAY.id}.${link}"`)).toBe(state !== 'cancelled');
  // Shoppers may book, move and cancel on one day.
  expect(confirmation.perDay).toBe(4);
});

test('names the services of an appointment', async () => {
  const appointment = { ...DAY, kind: 'service', state: 'booked', services: ['Oil change'] } as const;
  const { read } = await mailOf(asked({ kind: kinds.SERVICE, appointment }), request());
  expect(read.text).toContain('Service: Oil change');
});

test('states no price, which the car’s page may lock', async () => {
  const vehicles = [
    exampleVehicle({ price: 2_345_600, path: '/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001' }),
  ];
  const { read } = await mailOf(asked({ content: { ...DRIVE, vehicles } }), request());
  expect(read.text).toContain('2021 Honda Civic');
  expect(`${read.text}${read.html}`).not.toMatch(/23,?456/);
});

test('names our car in a trade-in, not the shopper’s own, which comes first', async () => {
  const vehicles = [
    exampleVehicle({ interest: 'trade-in', make: 'Buy pills', path: null }),
    ...DRIVE.vehicles,
  ];
  const { read } = await mailOf(asked({ content: { ...DRIVE, vehicles } }), request());
  expect(read.text).toContain('2021 Honda Civic');
  expect(read.text).not.toContain('pills');
});

test('does not name the shopper’s own car, because they wrote it', async () => {
  const vehicles = [
    exampleVehicle({ interest: 'sell', make: 'Buy pills', path: '/x' }),
    exampleVehicle({ make: 'Cheap', path: null }),
  ];
  for (const vehicle of vehicles) {
    const { read } = await mailOf(asked({ content: { ...DRIVE, vehicles: [vehicle] } }), request());
    expect(`${read.text}${read.html}`).not.toMatch(/pills|Cheap/);
  }
});

test('contains nothing that the visitor wrote, whatever they write', async () => {
  const evil = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      '\r\nBcc: thief@evil.example',
      '<a href="https://evil.example">win</a>',
      'https://evil.example',
      '\u202e{{name}}',
    ),
  );
  const plain = (await mailOf(asked(), request())).bytes;
  await fc.assert(
    fc.asyncProperty(evil, evil, evil, evil, async (firstName, lastName, comments, value) => {
      const hostile = {
        ...DRIVE,
        subject: value,
        comments,
        details: [{ name: value, value: comments }],
        contact: { ...DRIVE.contact, firstName, lastName, phone: value, email: comments },
      };
      expect((await mailOf(asked({ content: hostile }), request())).bytes).toEqual(plain);
    }),
    { numRuns: 100, seed: 18 },
  );
});

test('a popup’s own words replace ours, and nothing else', async () => {
  const about = asked({ kind: kinds.CONTACT, topic: '7', content: exampleContent() });
  const ours = await createConfirmation(about, request());
  const words = { subject: ' Welcome\nto the club ', text: 'We keep your tires.\n\nSee you soon.\n' };
  expect(await createConfirmation({ ...about, confirmation: words }, request())).toEqual({
    ...ours,
    subject: 'Welcome to the club',
    intro: ['We keep your tires.', 'See you soon.'],
  });
  for (const empty of [
    { subject: null, text: null },
    { subject: ' ', text: '\n \n' },
  ])
    expect(await createConfirmation({ ...about, confirmation: empty }, request())).toEqual(ours);
});
