/** Sections of a lead whose store is in another time zone than its dealership. */
import type { LeadRecord, ListedLead } from '@rooftop/leads/inbox/inbox-api';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContent } from '../../../tests/support/leads/submissions.ts';
import { createInboxApi } from '../api/create-inbox-api.ts';
import { firstPlace } from '../place.ts';
import { DeskContext, type DeskContextValue } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';
import { AppointmentSection } from './appointment.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { Earlier } from './earlier.tsx';
import { LeadHistory } from './history.tsx';

const DEALERSHIP = 'dealership-alpha';
/** 10:30 AM in New York, 7:30 AM in Los Angeles. */
const AT = '2025-11-28T15:30:00.000Z';
const call = async () => new Response(null, { status: 404 });

const desk: DeskContextValue = {
  place: firstPlace(DEALERSHIP),
  go: () => {},
  hrefOf: ({ lead }) => `/desk/${lead}`,
  api: createInboxApi(call, DEALERSHIP),
  callLake: call,
  setup: {
    user: { id: 'u1', name: 'Pat Jones', email: null },
    people: [],
    stores: [{ key: 'west', name: 'Alpha West', timeZone: 'America/Los_Angeles' }],
    timeZone: 'America/New_York',
    answerMinutes: 20,
    sources: [],
    views: [],
    managesPersonalData: false,
  },
  notify: () => {},
  onNews: () => () => {},
  enterCode: async () => {},
};

const lead: ListedLead = {
  id: '0199c2f4-0000-7000-8000-000000000001',
  number: 7,
  code: 'LK-7Q4M',
  form: 'SCHEDULE_TEST_DRIVE',
  subject: 'Test drive',
  from: 'Ada Miller',
  vehicle: null,
  acceptedAt: AT,
  status: 'new',
  owner: null,
  clock: { startedAt: AT, lateAt: AT, answeredAt: null },
  storeKey: 'west',
  source: 'direct',
  isTest: false,
  isHeld: false,
  hasNewReply: false,
  deadDeliveries: 0,
  waitingDeliveries: 0,
  version: 0,
};

const record: LeadRecord = {
  lead,
  numbers: [],
  phoneVerifiedAt: null,
  content: exampleContent(),
  language: 'en',
  suspicion: null,
  page: '',
  advertising: {},
  consent: null,
  car: null,
  vins: [],
  files: [],
  appointment: { at: AT, minutes: 60, isBooked: false },
  sale: null,
  lostReason: null,
  deliveries: [],
  messages: [],
  events: [{ at: AT, by: 'Pat Jones', kind: 'appointment', detail: AT }],
  earlier: [lead],
};

const show = (section: ReactNode): string =>
  renderToStaticMarkup(<DeskContext value={desk}>{section}</DeskContext>);
const appointment = (isBooked: boolean): string =>
  show(
    <AppointmentSection
      record={{ ...record, appointment: { at: AT, minutes: 60, isBooked } }}
      change={async () => true}
    />,
  );

test.each([
  ['appointment', appointment(false)],
  ['history', show(<LeadHistory record={record} />)],
  ['earlier leads', show(<Earlier leads={record.earlier} />)],
])('%s: shows times in the time zone of the store', (_name, html) => {
  expect(html).toContain('Nov 28, 2025, 7:30 AM');
  expect(html).not.toContain('10:30');
});

test.each([null, AT])('says of a phone number whether it was verified: %s', (phoneVerifiedAt) => {
  const html = show(
    <ContactButtons record={{ ...record, phoneVerifiedAt }} change={async () => true} write={() => {}} />,
  );
  expect(html.includes(words.phoneVerified)).toBe(phoneVerifiedAt !== null);
});

test('calls each number that the sender entered, and texts those without an extension', () => {
  const numbers = [
    { number: '+18145550142', call: 'tel:+18145550142,12', text: null },
    { number: '+18145550199', call: 'tel:+18145550199', text: 'sms:+18145550199' },
  ];
  const show = (shown: typeof numbers) =>
    renderToStaticMarkup(
      <ContactButtons record={{ ...record, numbers: shown }} change={async () => true} write={() => {}} />,
    );
  const html = show(numbers);
  for (const part of ['"tel:+18145550142,12"', 'Call (814) 555-0142', '"sms:+18145550199"'])
    expect(html).toContain(part);
  expect(html).not.toContain('sms:+18145550142');
  expect(show(numbers.slice(1))).toContain('>Call<');
});

const NUMBERS = [{ number: '+18145550199', call: 'tel:+18145550199', text: 'sms:+18145550199' }];
const CONSENT = {
  at: AT,
  phone: '+18145550199',
  ipAddress: null,
  textVersion: 'calls-1',
  wording: 'A Motors may call me.',
};

test.each([
  [true, words.consentGiven, true],
  [false, words.consentRefused, false],
  [null, words.consentShown, true],
])(
  'beside Call and Text stands the consent; with the box %s: %s, and a press dials: %s',
  (isChecked, line, dials) => {
    const consent = { ...CONSENT, isChecked };
    const html = show(
      <ContactButtons
        record={{ ...record, numbers: NUMBERS, consent }}
        change={async () => true}
        write={() => {}}
      />,
    );
    expect(html).toContain(line);
    expect(html.includes('href="tel:')).toBe(dials);
    expect(html.includes('href="sms:')).toBe(dials);
    // An email asks only those who have stopped email.
    expect(html).toContain(`>${words.mail}</button>`);
  },
);

const DIALED = { at: AT, by: 'Pat Jones', kind: 'attempted', detail: 'dialed' } as const;

test.each<[what: string, events: LeadRecord['events'], asks: boolean]>([
  ['nobody called', [], false],
  ['somebody dialed', [DIALED], true],
  ['they left a message', [DIALED, { ...DIALED, detail: 'leftMessage' }], false],
  ['they reached the shopper', [DIALED, { ...DIALED, kind: 'answered', detail: 'call' }], false],
  ['they wrote a note since', [DIALED, { ...DIALED, kind: 'note', detail: 'x' }], true],
])('asks how the call went: %s', (_what, events, asks) => {
  const html = show(
    <ContactButtons
      record={{ ...record, numbers: NUMBERS, events }}
      change={async () => true}
      write={() => {}}
    />,
  );
  expect(html.includes(words.howWasCall)).toBe(asks);
});

test.each([
  ['staff made', false],
  ['the shopper booked online', true],
])('shows an appointment that %s; only the shopper changes it: %s', (_whose, isBooked) => {
  const html = appointment(isBooked);
  expect(html.includes('<form')).toBe(!isBooked);
  expect(html.includes(words.bookedOnline)).toBe(isBooked);
  expect(html).toContain(words.calendarFile);
});
