import { parse } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { FIELD_MESSAGES } from '@rooftop/forms/field-messages';
import type { KindFacts, LeadKind } from '../kind.ts';
import { FORMS, type Form } from '@rooftop/forms/lead-forms';
import { leadContentShape } from '../lead.ts';
import { exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { kinds } from './kinds.ts';
import { contact as contactKind } from './contact.ts';
import { privacyRequest } from './privacy-request.ts';

const contact = {
  firstName: 'Ada',
  lastName: 'Miller',
  email: 'ada@visitor.example',
  phone: '(315) 555-0142',
};

/** What each form may send (spec 3, form payloads). */
const payloads: Record<Form, Record<string, unknown>> = {
  UNLOCK_INVENTORY: contact,
  UNLOCK_PRICE: {
    ...contact,
    downPayment: '$2,000',
    tradingIn: 'yes',
    tradeEquity: '500',
    creditScore: 'good',
  },
  SCHEDULE_TEST_DRIVE: { ...contact, day: '2026-11-23', time: '10:30' },
  SELL_OR_TRADE: {
    ...contact,
    vehicleMake: 'Honda',
    vehicleModel: 'Civic',
    vehicleYear: '2016',
    vehicleMileage: '81,250',
  },
  CONTACT: {
    ...contact,
    topic: '4',
    message: 'What would you give?',
    make: 'Honda',
    model: 'Civic',
    year: '2016',
    price: '$9,500.50',
    mileage: '81250 mi',
  },
  STAFF_MEMBER: { ...contact, message: 'Thank you!' },
  CAREERS: { ...contact, position: 'Technician', message: 'I mend cars.' },
  APPLY_FINANCING: { ...contact, identifier: 'co-applicant', buyingTime: 'month' },
  // Only the contact data becomes the lead. The rest is sealed.
  FULL_CREDIT_APP: { ...contact, ssn: '601-47-8352', dateOfBirth: '1947-08-13', employer: 'Northwind' },
  SERVICE: {
    ...contact,
    appointment_id: 'A-1',
    start_datetime: '2026-11-23T10:30:00-05:00',
    notes_general: 'It rattles.',
    vehicle_arr: [{ year: '2016', make: 'Honda', model: 'Civic' }],
    repair_order_lines: [{ op_code: 'OIL', name: 'Oil change', notes_narrative: 'synthetic' }],
    name: 'Miller Bakery',
  },
  PRIVACY_REQUEST: { ...contact, request: 'delete' },
};

const facts: KindFacts = {
  popup: null,
  vehicle: exampleVehicle(),
  staffName: 'Grace Kim',
  placeName: 'Alpha Erie',
  offer: null,
  terms: {
    kind: 'finance',
    down: { kind: 'amount', cents: 300_000 },
    tradeEquity: 250_000,
    creditScore: 700,
    months: 60,
  },
};

/** Does what an action does: parses the input, then creates the lead's content. */
function contentOf(form: Form, payload: Record<string, unknown>) {
  const kind: LeadKind = kinds[form];
  return kind.toContent(parse(kind.fields, payload), facts);
}

/** A privacy request collects no more than it takes to find the person and to answer. */
const ASKS_FOR_PHONE: ReadonlySet<Form> = new Set(FORMS.filter((form) => form !== 'PRIVACY_REQUEST'));

describe.each(FORMS)('%s', (form) => {
  it('makes a lead that can be stored', () => {
    const content = contentOf(form, payloads[form]);
    expect(leadContentShape.parse(content)).toEqual(content);
    const phone = ASKS_FOR_PHONE.has(form) ? contact.phone : null;
    expect(content.contact).toEqual({ ...contact, phone, address: null });
    expect({ ...content, contact: undefined }).toMatchSnapshot();
  });

  it('requires first and last name, email, and the phone if it asks for it', () => {
    for (const [field, code] of [
      ['firstName', 'firstName'],
      ['lastName', 'lastName'],
      ['email', 'required'],
      ['phone', 'required'],
    ] as const) {
      if (field === 'phone' && !ASKS_FOR_PHONE.has(form)) continue;
      for (const nothing of ['', '   ', undefined]) {
        const result = kinds[form].fields.safeParse({ ...payloads[form], [field]: nothing });
        const first = result.error?.issues[0];
        expect({ path: first?.path, code: first?.message }).toEqual({ path: [field], code });
      }
    }
  });

  it('only reports known error codes for any input', () => {
    const hostile = [undefined, null, '', 'x'.repeat(20_000), 1, ['a'], { a: 1 }, '<script>', '-1', '1e99'];
    for (const field of Object.keys(payloads[form])) {
      for (const value of hostile) {
        const { error } = kinds[form].fields.safeParse({ ...payloads[form], [field]: value });
        for (const { message } of error?.issues ?? []) expect(FIELD_MESSAGES).toContain(message);
      }
    }
  });
});

it('removes characters that the database rejects', () => {
  const { contact: who, comments } = contentOf('STAFF_MEMBER', {
    ...payloads.STAFF_MEMBER,
    firstName: 'A\0da',
    message: '\0 Thank you!\0',
  });
  expect([who.firstName, comments]).toEqual(['Ada', 'Thank you!']);
  const { error } = kinds.STAFF_MEMBER.fields.safeParse({ ...payloads.STAFF_MEMBER, message: '\0' });
  expect(error?.issues[0]?.message).toBe('message');
});

it('keeps the subject within its limit for a long position', () => {
  const applied = (position: string) => kinds.CAREERS.fields.safeParse({ ...payloads.CAREERS, position });
  expect(applied('x'.repeat(201)).error?.issues).toMatchObject([{ path: ['position'], message: 'tooLong' }]);
  const position = '🚗'.repeat(100);
  expect(applied(position).success).toBe(true);
  expect(contentOf('CAREERS', { ...payloads.CAREERS, position }).subject).toBe(`Careers: ${position}`);
});

describe('a privacy request', () => {
  const sent = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' };

  it('states the request and is not reported to advertisers', () => {
    const filled = privacyRequest.fields.parse({ ...sent, request: 'delete' });
    expect(privacyRequest.toContent(filled, facts)).toMatchObject({
      subject: 'Privacy request: Delete my data',
      comments: null,
      details: [{ name: 'Request', value: 'Delete my data' }],
      vehicles: [],
    });
    expect([privacyRequest.conversionName, privacyRequest.goesToCrm, privacyRequest.form]).toEqual([
      null,
      false,
      'PRIVACY_REQUEST',
    ]);
  });

  it.each(['', 'everything', undefined])('rejects %j', (request) => {
    const { error } = privacyRequest.fields.safeParse({ ...sent, request });
    expect(error?.issues).toMatchObject([{ path: ['request'], message: 'required' }]);
  });
});

describe('a contact message', () => {
  it.each(['1', '2', '5', '6', '7'])('needs no car for topic %s', (topic) => {
    const { make: _, model: __, year: ___, price: ____, mileage: _____, ...payload } = payloads.CONTACT;
    const filled = contactKind.fields.parse({ ...payload, topic });
    expect(contactKind.toContent(filled, { ...facts, vehicle: null }).vehicles).toEqual([]);
    // The dealership's car that the message is about is included.
    expect(contactKind.toContent(filled, facts).vehicles).toEqual([facts.vehicle]);
  });

  it.each(['3', '4'])('requires all car fields for topic %s', (topic) => {
    for (const field of ['make', 'model', 'year', 'price', 'mileage']) {
      const { error } = kinds.CONTACT.fields.safeParse({ ...payloads.CONTACT, topic, [field]: '' });
      expect(error?.issues).toMatchObject([{ path: [field], message: field }]);
    }
    expect(contentOf('CONTACT', { ...payloads.CONTACT, topic }).vehicles).toMatchObject([
      { interest: 'sell', status: 'used', make: 'Honda', year: 2016, price: 950_050, mileage: 81_250 },
    ]);
  });

  it('names the offer it is about', () => {
    const filled = kinds.CONTACT.fields.parse(payloads.CONTACT);
    const { details } = kinds.CONTACT.toContent(filled, {
      ...facts,
      offer: '$20 off an alignment (alignment)',
    });
    expect(details).toEqual([{ name: 'Offer', value: '$20 off an alignment (alignment)' }]);
  });

  it.each(['', '0', '8', 'toString', undefined])('rejects the topic %j', (topic) => {
    const { error } = kinds.CONTACT.fields.safeParse({ ...payloads.CONTACT, topic });
    expect(error?.issues).toMatchObject([{ path: ['topic'], message: 'required' }]);
  });
});
