import { confirmationMail } from '@rooftop/leads/confirmations/confirmation-mail';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { composeMail } from '@rooftop/leads/mail/compose-mail';
import { FORMS } from '@rooftop/forms/lead-forms';
import { carForSale } from '../../../../tests/support/cars-for-sale.ts';
import { testStaffMember } from '../../../../tests/support/staff-members.ts';
import { complaintsAboutHtml } from '../../../../tests/support/html-rules.ts';
import { SALES_WEEK } from '../../../../tests/support/weeks.ts';
import { listErrorsOfMail, readMail } from '../../../../tests/support/mail.ts';
import {
  exampleContent,
  exampleSubmission,
  exampleVehicle,
} from '../../../../tests/support/leads/submissions.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  testContent,
  testDealership,
  testInventory,
  testLeadContext,
  type TestRequest,
  testSettings,
  testStore,
} from '../../../../tests/support/website.ts';
import { createConfirmation } from './create-confirmation.ts';
import { coBorrowerMail } from './co-borrower-mail.ts';

const DRIVE = exampleContent({
  subject: 'Test drive',
  vehicles: [exampleVehicle({ path: '/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001' })],
  wanted: { day: '2026-11-24', time: '12:00' },
});
const leadRequest = (change: Partial<Parameters<typeof createConfirmation>[0]> = {}) => ({
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
const request = (fields: TestRequest = {}) =>
  testLeadContext({ content, dealership: testDealership({ languages: ['en', 'es'] }), ...fields });

/** Returns the email as the recipient sees it. */
async function mailOf(...[about, context]: Parameters<typeof createConfirmation>) {
  const { vendor } = exampleSubmission();
  const mail = confirmationMail(await createConfirmation(about, context), {
    id: '019aa8f0-0000-7000-8000-000000000001',
    to: 'ada@visitor.example',
    code: 'LK-7Q4M',
    ticket: 'ticket',
    vendor,
    acceptedAt: new Date('2026-11-23T17:00:00Z'),
    stopUrl: 'https://a.example/stop-mail/abc.def',
  });
  const bytes = await composeMail(mail);
  return { mail, bytes, read: await readMail(bytes) };
}

test('contains the request, the car with its page, the time, and how to reach the store', async () => {
  const { read, mail, bytes } = await mailOf(leadRequest(), request());
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  expect(read.subject).toBe('Alpha Motors: We have your test drive request');
  expect(read.text).toMatchInlineSnapshot(`
    "Alpha Motors

    We have your test drive request

    Thank you for contacting Alpha Motors. Here’s what we received.

    Your code: LK-7Q4M

    2021 Honda Civic EX
    http://alpha.example/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001

    YOUR REQUEST
    A test drive
    When: Tue, Nov 24, 12:00 PM
    This is a request. Your appointment isn’t confirmed yet.

    YOUR MESSAGE
    Is it still there?

    WHAT TO BRING
    Your driver’s license.

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
  expect((await createConfirmation(leadRequest(), context, { replies, openingWeek: opening })).intro).toEqual(
    intro,
  );
});

test.each([
  ['2026-11-23T17:00:00Z', ['$9,000', 'We are here.']],
  [
    '2026-11-24T02:00:00Z',
    ['$9,000', 'Good evening.', 'We’re closed right now. We open again on Tuesday at 8:30 AM.'],
  ],
])('goes on with the dealership’s own words after an offer: %s', async (now, intro) => {
  const replies = { open: 'We are here.', closed: 'Good evening.' };
  const opening = { week: SALES_WEEK, timeZone: 'America/New_York' };
  const receipt = { heading: 'Offer', intro: ['$9,000'], sections: [], button: null, validUntil: null };
  const context = request({ now: new Date(now) });
  expect(
    (await createConfirmation(leadRequest({ receipt }), context, { replies, openingWeek: opening })).intro,
  ).toEqual(intro);
});

test('is in Spanish for a Spanish-speaking shopper', async () => {
  const { read } = await mailOf(leadRequest(), request({ locale: 'es' }));
  expect(read.text).toMatchInlineSnapshot(`
    "Alpha Motors

    Recibimos su solicitud de prueba de manejo

    Gracias por comunicarse con Alpha Motors. Esto es lo que nos llegó.

    Su código: LK-7Q4M

    2021 Honda Civic EX
    http://alpha.example/es/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001

    SU SOLICITUD
    Una prueba de manejo
    Cuándo: mar, 24 de nov, 12:00 p.m.
    Es una solicitud; todavía no es una cita.

    SU MENSAJE
    Is it still there?

    QUÉ TRAER
    Su licencia de conducir.

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
  [
    'the store they would like to visit',
    leadRequest({ place: 'Alpha Erie' }),
    /ALPHA ERIE[^]*\(814\) 555-0142/,
  ],
  [
    'the topic of a message',
    leadRequest({ kind: kinds.CONTACT, topic: '2', content: exampleContent() }),
    /Financing options/,
  ],
  [
    'the service center for a service appointment',
    leadRequest({
      kind: kinds.SERVICE,
      place: 'Alpha Erie',
      content: exampleContent(),
    }),
    /A service appointment[^]*555-0143/,
  ],
  [
    'a privacy request',
    leadRequest({ kind: kinds.PRIVACY_REQUEST, content: exampleContent() }),
    /A request about your data/,
  ],
])('names %s', async (_what, about, words) => {
  expect((await mailOf(about, request())).read.text).toMatch(words);
});

const DAY = {
  id: '019aa8f0-0000-7000-8000-000000000002',
  start: new Date('2026-11-24T17:00:00Z'),
  end: new Date('2026-11-24T18:00:00Z'),
  timeZone: 'America/New_York',
  sequence: 0,
  services: [],
} as const;

test.each([
  ['testDrive', 'booked', null, 'Test Drive Scheduled', 'Someone will reach out to confirm.'],
  [
    'service',
    'booked',
    null,
    'You’re booked for Tuesday, November 24 at 12:00 PM EST',
    'We look forward to seeing you.',
  ],
  [
    'tradeIn',
    'booked',
    null,
    'You’re booked for Tuesday, November 24 at 12:00 PM EST',
    'Please bring the car, its title',
  ],
  ['tradeIn', 'moved', null, 'Your appointment has a new time', 'Please bring the car, its title'],
  ['service', 'cancelled', null, 'Your appointment is cancelled', 'Thank you for letting us know.'],
  ['testDrive', 'booked', 'reminder', 'Your appointment is tomorrow', 'We look forward to seeing you.'],
] as const)('says of a %s that is %s (%s) when it is, and how to change it', async (...row) => {
  const [kind, state, occasion, heading, intro] = row;
  const about = leadRequest({ appointment: { ...DAY, kind, state } });
  const confirmation = await createConfirmation(about, request(), { isReminder: occasion !== null });
  const text = JSON.stringify(confirmation);
  expect(confirmation.subject).toBe(
    `Alpha Motors: ${heading}${heading.endsWith('EST') ? '' : ', Tuesday, November 24 at 12:00 PM EST'}`,
  );
  expect(confirmation.intro.join(' ')).toContain(intro);
  expect(text).not.toContain('isn’t confirmed yet');
  for (const link of ['reschedule', 'cancel', 'reschedule/calendar'])
    expect(text.includes(`http://alpha.example/appointment/${DAY.id}.${link}"`)).toBe(state !== 'cancelled');
  const files = { booked: 'PUBLISH', moved: 'PUBLISH', cancelled: 'CANCEL' };
  expect(confirmation.calendar?.method).toBe(occasion === null ? files[state] : undefined);
});

test.each([
  ['booked', '2026-11-28T05:00:00Z', DAY.start.toISOString()],
  ['booked', '2026-11-24T05:00:00Z', '2026-11-24T05:00:00.000Z'],
  ['moved', '2026-11-24T05:00:00Z', DAY.start.toISOString()],
  ['cancelled', '2026-11-24T05:00:00Z', null],
] as const)('is true of an appointment that is %s, with an offer until %s, until %s', async (...row) => {
  const [state, offerEnds, until] = row;
  const receipt = {
    heading: 'Offer',
    intro: [],
    sections: [],
    button: null,
    validUntil: new Date(offerEnds),
  };
  const about = leadRequest({ appointment: { ...DAY, kind: 'tradeIn', state }, receipt });
  expect((await createConfirmation(about, request())).validUntil).toBe(until);
  expect((await createConfirmation(leadRequest(), request())).validUntil).toBeNull();
});

test('names the services of an appointment', async () => {
  const appointment = { ...DAY, kind: 'service', state: 'booked', services: ['Oil change'] } as const;
  const { read } = await mailOf(leadRequest({ kind: kinds.SERVICE, appointment }), request());
  expect(read.text).toContain('Service: Oil change');
});

const LISTING = {
  ...carForSale,
  vin: '2HGFC2F66MH500001',
  year: 2021,
  make: 'Honda',
  model: 'Civic',
  salePrice: 2_345_600,
  photos: [],
  manufacturerPhotos: [],
};
const offering = (
  listing = LISTING,
  lockedPrices: readonly ('new' | 'used')[] = [],
  fields: TestRequest = {},
) => {
  const settings = testSettings({ email: 'hello@alpha.example', phone: '+13155550100' });
  const locking = { ...settings, inventory: { ...settings.inventory, lockedPrices: [...lockedPrices] } };
  return request({
    inventory: testInventory([listing], locking),
    content: { ...content, settings: async () => locking },
    ...fields,
  });
};
const UNDATED = exampleContent({ vehicles: DRIVE.vehicles });

test('shows the car with its picture, price and payment, as this shopper was shown them', async () => {
  const { mail, bytes, read } = await mailOf(leadRequest(), offering());
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  expect(read.text).toContain('$23,456, about');
  expect(read.text).toMatch(/72 monthly payments, 6\.24% APR, 20% down/);
  expect(read.text).toContain('Price as of 11/23/2026.');
  expect(read.text).toContain('Illustration, not a photo.');
  expect(read.html).toMatch(
    /<img src="http:\/\/alpha\.example\/vehicles\/[^"]+" alt="Illustration of a 2021 Honda Civic/,
  );
});

test('states a locked price only to whom the lead unlocks it', async () => {
  const locked = offering(LISTING, ['used']);
  const { read } = await mailOf(leadRequest(), locked);
  expect(read.text).toContain('2021 Honda Civic');
  expect(`${read.text}${read.html}`).not.toMatch(/23,?456|\/mo/);
  const unlocking = leadRequest({
    kind: kinds.UNLOCK_PRICE,
    content: UNDATED,
    unlocks: { unlockedPrices: true },
  });
  const unlocked = await mailOf(unlocking, locked);
  expect(unlocked.read.subject).toMatch(/^Alpha Motors: Your price: \$23,456, about \$[\d.]+\/mo$/);
});

test('itemizes the price that the shopper asked for, as its page does', async () => {
  const terms = {
    kind: 'finance',
    down: { kind: 'amount', cents: 200_000 },
    tradeEquity: 50_000,
    creditScore: 700,
    months: 48,
  } as const;
  const context = offering(LISTING, [], { terms });
  const unlocking = leadRequest({
    kind: kinds.UNLOCK_PRICE,
    content: UNDATED,
    unlocks: { unlockedPrices: true },
  });
  const { mail, bytes, read } = await mailOf(unlocking, context);
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  for (const line of [
    'Price: $23,456',
    'Cash Down: −$2,000',
    'Trade Equity: −$500',
    'Amount financed: $20,956',
    'Term: 48 months',
    'Tax, title and registration are not included.',
    'Estimated for the credit you chose: Good.',
  ])
    expect(read.text).toContain(line);
  expect(read.text).toMatch(/Total of payments: \$2\d,\d{3}/);
  expect((await mailOf(leadRequest(), context)).read.text).not.toContain('Amount financed');
});

test('the price that staff see of a locked car is not in the mail', async () => {
  const vehicles = [exampleVehicle({ price: 2_345_600, path: '/used-cars-for-sale/x' })];
  const about = leadRequest({ content: { ...DRIVE, vehicles } });
  for (const context of [offering(LISTING, ['used']), request()]) {
    const { read } = await mailOf(about, context);
    expect(read.text).toContain('2021 Honda Civic');
    expect(`${read.text}${read.html}`).not.toMatch(/23,?456/);
  }
});

test('shows neither picture nor price of a car that the shopper may not see', async () => {
  const { read } = await mailOf(leadRequest(), offering({ ...LISTING, isPrivate: true }));
  expect(read.html).not.toMatch(/<img[^>]+Civic/);
  expect(read.text).not.toContain('$23,456');
});

test('repeats the terms that the shopper chose', async () => {
  const terms = {
    kind: 'finance',
    down: { kind: 'amount', cents: 200_000 },
    tradeEquity: 50_000,
    creditScore: 700,
    months: 48,
  } as const;
  const about = leadRequest({ kind: kinds.APPLY_FINANCING, content: UNDATED });
  const { read } = await mailOf(about, offering(LISTING, [], { terms }));
  for (const line of ['Cash Down: $2,000', 'Trade Equity: $500', 'Credit Score: Good', 'Term: 48 months'])
    expect(read.text).toContain(line);
  expect(read.text).toContain('Nothing has gone to a lender');
});

test('repeats the shopper’s own car and message', async () => {
  const own = exampleVehicle({
    interest: 'sell',
    year: 2018,
    model: 'CR-V',
    price: 1_500_000,
  });
  const content = exampleContent({ comments: 'It has new tires.\nOne owner.', vehicles: [own] });
  const { read } = await mailOf(leadRequest({ kind: kinds.CONTACT, topic: '4', content }), request());
  for (const line of ['2018 Honda CR-V', 'Your asking price: $15,000', 'It has new tires.\nOne owner.'])
    expect(read.text).toContain(line);
});

test.each([
  'Win at https://evil.example now',
  'Write to thief@evil.example',
  'See evil.example',
  'Call 1 (900) 555-0199',
  'www\u200b.evil\u200b.example',
])('quotes nothing that a mail program turns into a link: %j', async (comments) => {
  const own = exampleVehicle({ interest: 'sell', make: comments, model: 'Civic' });
  const content = exampleContent({ comments, vehicles: [own] });
  const { read } = await mailOf(leadRequest({ kind: kinds.CONTACT, topic: '4', content }), request());
  expect(read.text).toContain('We have it just as you wrote it.');
  expect(`${read.text}${read.html}`).not.toMatch(/evil|0199/);
});

test('a mail about a credit application has nothing of it', async () => {
  const content = exampleContent({ subject: 'Credit application', comments: 'secret', vehicles: [] });
  const { read } = await mailOf(leadRequest({ kind: kinds.FULL_CREDIT_APP, content }), request());
  expect(read.text).toContain('We have your credit application');
  expect(`${read.text}${read.html}`).not.toMatch(/secret|Ada|Miller|315-?555-?0142/);
});

test('a co-borrower reads that they were named, by whom, and whom to call', async () => {
  const content = exampleContent({ comments: 'secret' });
  const own = await createConfirmation(leadRequest({ kind: kinds.FULL_CREDIT_APP, content }), request());
  const mail = confirmationMail(coBorrowerMail({ content }, own, request()), {
    id: 'lead-co-borrower',
    to: 'bo@visitor.example',
    vendor: exampleSubmission().vendor,
    acceptedAt: new Date('2026-11-23T17:00:00Z'),
    code: 'LK-7Q4M',
    ticket: 'ticket',
    stopUrl: 'https://a.example/stop-mail/abc.def',
  });
  expect(mail.text).toMatchInlineSnapshot(`
    "Alpha Motors

    You were named as a co-borrower

    Ada Miller named you as a co-borrower in a credit application at Alpha Motors.
    If you didn’t know about it, don’t agree, or have a question, please call us.

    ALPHA MOTORS
    1290 Arsenal Street
    Watertown, NY 13601
    Phone: (315) 555-0126
    Mon–Fri: 8:30 AM – 6:00 PM
    Sat: 9:00 AM – 4:00 PM
    Sun: Closed

    Have a question, or did we get something wrong? Reply to this email or call us.

    You’re getting this email because somebody named you in a credit application at Alpha Motors.
    Stop these emails from Alpha Motors: https://a.example/stop-mail/abc.def
    "
  `);
  const contact = { ...content.contact, firstName: 'Win', lastName: 'at evil.example' };
  const other = coBorrowerMail({ content: exampleContent({ contact }) }, own, request());
  expect(other.intro[0]).toMatch(/^Somebody named you/);
});

test('the price of our car is never beside an offer for the shopper’s own', async () => {
  const receipt = { heading: 'Your offer', intro: ['$9,000'], sections: [], button: null, validUntil: null };
  const { read, mail } = await mailOf(leadRequest({ kind: kinds.SELL_OR_TRADE, receipt }), offering());
  expect(read.text).toMatch(/TRADING IN FOR\n2021 Honda Civic EX/);
  expect(`${mail.text}${mail.html}`).not.toContain('$23,456');
});

test('a staff member signs, with their title from the team’s page', async () => {
  const member = testStaffMember({ firstName: 'Noor', lastName: 'Diaz', title: 'Sales Manager' });
  const signedBy = async (...signers: readonly ({ name: string | null; email: string | null } | null)[]) => {
    const context = request({ content: { ...content, staff: async () => [member] } });
    const staffEmails = { [member.id]: 'Noor@alpha.example' };
    return (await createConfirmation(leadRequest(), context, { signers, staffEmails })).signature;
  };
  const manager = { name: 'Grace Kim', email: null };
  expect(await signedBy({ name: 'noor', email: 'noor@alpha.example ' }, manager)).toMatchObject({
    name: 'Noor Diaz',
    title: 'Sales Manager',
  });
  // Written to a member of the staff, of whom only the address is known.
  expect(await signedBy({ name: null, email: 'noor@alpha.example' }, manager)).toMatchObject({
    name: 'Noor Diaz',
  });
  expect(await signedBy({ name: null, email: 'gone@alpha.example' }, manager)).toMatchObject({
    name: 'Grace Kim',
  });
  expect(await signedBy(null, manager)).toEqual({ name: 'Grace Kim', title: null, portrait: null });
  expect(await signedBy(null, null)).toBeNull();
});

test('carries the logo as pixels, and the color with a text that can be read on it', async () => {
  const logo = {
    asset: { _id: 'image-abc-227x48-svg', width: 227, height: 48, lqip: null },
    alt: '',
    crop: null,
    hotspot: null,
  } as const;
  const logos = { onLight: logo, onDark: null, mark: null };
  const settings = testSettings({ email: 'hello@alpha.example', phone: '+13155550100' });
  const { theme } = testDealership();
  const branded = request({
    dealership: testDealership({ theme: { ...theme, brand: '#ffd400' } }),
    content: { ...content, settings: async () => ({ ...settings, logos }) },
    imageUrl: (_image, { width, height, format }) => `/images/logo.svg?w=${width}&h=${height}&fm=${format}`,
  });
  const { read, mail, bytes } = await mailOf(leadRequest(), branded);
  expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
  expect(read.html).toContain(
    'src="http://alpha.example/images/logo.svg?w=454&amp;h=96&amp;fm=png" alt="Alpha Motors" width="227" height="48"',
  );
  expect(read.html).toContain('background:#ffd400;color:#000000');
  // Yellow links on white could not be read.
  expect(read.html).not.toContain(';color:#ffd400');
});

const evil = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '\r\nBcc: thief@evil.example',
    '<a href="https://evil.example">win</a>',
    '"><img src=x onerror=alert(1)>',
    'https://evil.example',
    '\u202e{{name}}',
  ),
);
const OURS = /^(?:http:\/\/alpha\.example(?:\/|$)|https:\/\/a\.example\/stop-mail\/|tel:\+)/;
const EVERY_MAIL = FORMS.flatMap((form) => (['en', 'es'] as const).map((locale) => [form, locale] as const));

test.each(EVERY_MAIL)(
  'whatever a visitor writes, markup, links and headers of the mail about %s in %s are ours',
  async (form, locale) => {
    await fc.assert(
      fc.asyncProperty(evil, evil, evil, evil, async (firstName, lastName, comments, value) => {
        const hostile = {
          ...DRIVE,
          subject: value,
          comments,
          details: [{ name: value, value: comments }],
          contact: { ...DRIVE.contact, firstName, lastName, phone: value, email: comments },
          vehicles: [exampleVehicle({ interest: 'sell', make: value, model: comments }), ...DRIVE.vehicles],
        };
        const { mail, bytes } = await mailOf(
          leadRequest({ kind: kinds[form], content: hostile }),
          request({ locale }),
        );
        expect(await listErrorsOfMail(bytes, mail)).toEqual([]);
        const urls = [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
        expect(urls.filter((url) => !OURS.test(url))).toEqual([]);
        expect(mail.text).not.toMatch(/evil\.example/);
      }),
      { numRuns: 12, seed: 18 },
    );
  },
);

test.each(EVERY_MAIL)(
  'the mail about %s in %s is valid HTML, and has a code and a main button',
  async (form, locale) => {
    const { mail, read } = await mailOf(
      leadRequest({ kind: kinds[form] }),
      offering(LISTING, [], { locale }),
    );
    expect(await complaintsAboutHtml({ text: async () => mail.html ?? '' })).toEqual([]);
    expect(mail.html).toMatch(/<a href="(?:http|tel:)[^"]+" style="display:block/);
    expect(read.text).toContain('LK-7Q4M');
    expect(read.text).not.toMatch(/\{\{|undefined|null/);
  },
);

test('a popup’s own words replace ours, and nothing else', async () => {
  const about = leadRequest({ kind: kinds.CONTACT, topic: '7', content: exampleContent() });
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
