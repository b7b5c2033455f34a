import { describe, expect, it } from 'vitest';
import { kindFacts, leadOf, sender, testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { contact } from './contact.ts';

const payload = {
  topic: '4',
  message: 'What would you give?',
  make: 'Honda',
  model: 'Civic',
  year: '2016',
  price: '$9,500.50',
  mileage: '81250 mi',
};

testKind(contact, {
  payload,
  content: {
    subject: 'Contact: Selling my car',
    comments: 'What would you give?',
    details: [],
    vehicles: [
      {
        interest: 'sell',
        status: 'used',
        year: 2016,
        make: 'Honda',
        model: 'Civic',
        trim: null,
        vin: null,
        stockNumber: null,
        bodyStyle: null,
        transmission: null,
        exteriorColor: null,
        interiorColor: null,
        price: 950_050,
        mileage: 81_250,
      },
    ],
  },
});

describe('a contact message', () => {
  it.each(['1', '2', '5', '6', '7'])('needs no car for topic %s', (topic) => {
    const { message } = payload;
    const filled = contact.fields.parse({ ...sender, message, topic });
    expect(contact.toContent(filled, { ...kindFacts, vehicle: null }).vehicles).toEqual([]);
    // The dealership's car that the message is about is included.
    expect(contact.toContent(filled, kindFacts).vehicles).toEqual([kindFacts.vehicle]);
  });

  it.each(['3', '4'])('requires all car fields for topic %s', (topic) => {
    for (const field of ['make', 'model', 'year', 'price', 'mileage']) {
      const { error } = contact.fields.safeParse({ ...sender, ...payload, topic, [field]: '' });
      expect(error?.issues).toMatchObject([{ path: [field], message: field }]);
    }
    expect(leadOf(contact, { ...payload, topic }).vehicles).toMatchObject([
      { interest: 'sell', status: 'used', make: 'Honda', year: 2016, price: 950_050, mileage: 81_250 },
    ]);
  });

  it('names the offer it is about', () => {
    const filled = contact.fields.parse({ ...sender, ...payload });
    const { details } = contact.toContent(filled, {
      ...kindFacts,
      offer: '$20 off an alignment (alignment)',
    });
    expect(details).toEqual([{ name: 'Offer', value: '$20 off an alignment (alignment)' }]);
  });

  it.each(['', '0', '8', 'toString', undefined])('rejects the topic %j', (topic) => {
    const { error } = contact.fields.safeParse({ ...sender, ...payload, topic });
    expect(error?.issues).toMatchObject([{ path: ['topic'], message: 'required' }]);
  });
});
