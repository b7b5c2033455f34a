/** Malicious leads for tests and benchmarks. */
import * as fc from 'fast-check';
import type { Lead, LeadAddress, LeadContact, LeadContent, LeadVehicle } from '@rooftop/leads/lead';
import { exampleSubmission, exampleVehicle } from './submissions.ts';

/** A complete lead, customizable by tests. */
export function exampleLead(change: Partial<Lead> = {}): Lead {
  const { dealership, form, topic, content, circumstances, vendor, consent } = exampleSubmission();
  return {
    id: '019aa8f0-0000-7000-8000-000000000001',
    number: 1042,
    code: 'LK-7Q4M',
    dealership,
    form,
    topic,
    state: 'accepted',
    suspicion: null,
    phoneVerifiedAt: null,
    isTest: false,
    owner: null,
    acceptedAt: new Date('2026-11-21T19:05:00Z'),
    content,
    circumstances,
    vendor,
    consent,
    ...change,
  };
}

/** Texts that attack XML, headers, and MIME in different ways. */
const ATTACKS = [
  'Ann\r\nBcc: thief@evil.example',
  'Ann\nTo: thief@evil.example\n\nbody',
  'Ann\rCc: thief@evil.example',
  '=?utf-8?Q?Ann=0D=0ABcc:_thief@evil.example?=',
  '=?utf-8?B?',
  'Ann\u0085Bcc: thief@evil.example\u2028x\u2029y',
  'ann@example.com>, <thief@evil.example',
  'a@b.example, c@d.example',
  '"Ann" <thief@evil.example>, ',
  'undisclosed: a@b.example;',
  '(comment) \\" \' ; , : < > [ ]',
  '.\r\n.\r\nQUIT\r\n',
  '--boundary\r\nContent-Type: text/html\r\n\r\n',
  ']]></comments><evil/><!--',
  '<!DOCTYPE adf [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  '&#0; &amp;lt; <![CDATA[ <?php ?>',
  '\0\x01\x08\x0b\x1f\x7f\ufffe\uffff\ud800 \udfff',
  '\u202eexe.fdp\u2066',
  '  \t ',
  'Zoë Nuñez 王 🚗 👩‍👩‍👧',
  'x'.repeat(280),
] as const;

const anyCodeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

const anyText = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.tuple(fc.constantFrom(...ATTACKS), fc.constantFrom(...ATTACKS)).map((two) => two.join('\n')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  anyCodeUnits,
);
const anyLine = anyText.map((text) => text.slice(0, 300));
const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null });

const anyAddress: fc.Arbitrary<LeadAddress> = fc.record({
  type: fc.constantFrom('home', 'delivery'),
  line1: anyLine,
  apartment: orNull(anyLine),
  city: orNull(anyLine),
  state: orNull(anyLine),
  zip: orNull(anyLine),
});

const anyContact: fc.Arbitrary<LeadContact> = fc
  .record({
    firstName: orNull(anyLine),
    lastName: orNull(anyLine),
    email: orNull(fc.oneof(anyLine, fc.emailAddress())),
    phone: orNull(fc.oneof(anyLine, fc.constantFrom('+13155550142', '(315) 555-0142'))),
    address: orNull(anyAddress),
  })
  .filter(({ email, phone }) => email !== null || phone !== null);

const anyVehicle: fc.Arbitrary<LeadVehicle> = fc
  .record(
    {
      interest: fc.constantFrom('buy', 'sell', 'trade-in'),
      status: fc.constantFrom('new', 'used'),
      year: orNull(fc.integer({ min: 1900, max: 2100 })),
      make: orNull(anyLine),
      model: orNull(anyLine),
      trim: orNull(anyLine),
      vin: orNull(anyLine),
      stockNumber: orNull(anyLine),
      bodyStyle: orNull(anyLine),
      transmission: orNull(fc.constantFrom('automatic', 'manual')),
      exteriorColor: orNull(anyLine),
      interiorColor: orNull(anyLine),
      price: orNull(fc.nat()),
      mileage: orNull(fc.nat()),
    },
    { requiredKeys: [] },
  )
  .map((change) => exampleVehicle(change));

const anyContent: fc.Arbitrary<LeadContent> = fc.record({
  subject: anyLine,
  contact: anyContact,
  comments: orNull(anyText),
  details: fc.array(fc.record({ name: anyLine, value: anyText }), { maxLength: 3 }),
  vehicles: fc.array(anyVehicle, { maxLength: 2 }),
});

const anyConsent: fc.Arbitrary<Lead['consent']> = orNull(
  fc.record({ textVersion: anyLine, wording: anyText, isChecked: orNull(fc.boolean()) }),
);

/** Arbitrary leads, including some that could not be stored. */
export const anyLead: fc.Arbitrary<Lead> = fc
  .record({
    id: fc.uuid({ version: 7 }),
    number: fc.nat(),
    isTest: fc.boolean(),
    acceptedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    content: anyContent,
    page: anyText,
    language: fc.constantFrom('en' as const, 'es' as const),
    status: fc.constantFrom('new' as const, 'resend' as const),
    advertising: fc.dictionary(fc.constantFrom('utm_source', 'gclid', 'fbclid'), anyLine),
    vendorName: anyLine,
    timeZone: fc.constantFrom('America/New_York', 'America/Phoenix', 'Asia/Kathmandu', 'UTC'),
    manager: fc.record({ fullName: orNull(anyLine), email: orNull(anyLine), phone: orNull(anyLine) }),
    consent: anyConsent,
  })
  .map(({ id, number, isTest, acceptedAt, content, consent, ...rest }) => {
    const { circumstances, vendor } = exampleLead();
    const { page, language, status, advertising, vendorName, timeZone, manager } = rest;
    return exampleLead({
      id,
      number,
      isTest,
      acceptedAt,
      content,
      consent,
      circumstances: { ...circumstances, page, language, status, advertising },
      vendor: { ...vendor, name: vendorName, timeZone, contact: manager },
    });
  });
