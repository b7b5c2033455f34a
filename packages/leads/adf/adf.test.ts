import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../lead.ts';
import { exampleContent, exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { anyLead, exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { printAdf } from './print-adf.ts';
import { prospectOf } from './prospect-of.ts';
import { readAdf } from '../../../tests/support/adf/read-adf.ts';
import { listAdfErrors } from '../../../tests/support/adf/list-adf-errors.ts';

const STANDARD = { adfFormat: 'standard' } as const;
const MERGED = { adfFormat: 'merged-comments' } as const;

const tradeIn = exampleVehicle({
  interest: 'trade-in',
  year: 2012,
  make: 'Ford',
  model: 'Focus',
  vin: null,
  price: null,
});
const whole = exampleLead({
  form: 'UNLOCK_PRICE',
  content: exampleContent({
    subject: 'Price & terms',
    contact: {
      firstName: 'Zoë',
      lastName: null,
      email: 'zoe@visitor.example',
      phone: '+13155550142',
      address: {
        type: 'delivery',
        line1: '1 Lake St',
        apartment: '4B',
        city: 'Utica',
        state: 'NY',
        zip: '13501',
      },
    },
    comments: 'Is it <still> there?\r\nThanks',
    details: [{ name: 'Down payment', value: '$2,000' }],
    vehicles: [exampleVehicle({ transmission: 'manual' }), tradeIn],
  }),
});

const withContent = (change: Partial<Lead['content']>): Lead =>
  exampleLead({ content: exampleContent({ vehicles: [exampleVehicle()], ...change }) });

describe('printed ADF', () => {
  it('matches what CRMs expect', async () => {
    const xml = printAdf(whole, STANDARD);
    expect(await listAdfErrors([xml])).toEqual([]);
    await expect(xml).toMatchFileSnapshot('__snapshots__/whole.xml');
  });

  it('gives the preferred appointment time in the dealership’s time zone', async () => {
    const lead = withContent({ wanted: { day: '2026-11-24', time: '12:00' } });
    const xml = printAdf(lead, STANDARD);
    expect(await listAdfErrors([xml])).toEqual([]);
    expect(xml.replaceAll(/>\s+</g, '><')).toContain(
      '<timeframe><description>Tue, Nov 24, 12:00 PM</description><earliestdate>2026-11-24T12:00:00-05:00</earliestdate></timeframe>',
    );
    const anyTime = printAdf(withContent({ wanted: { day: '2026-11-24', time: null } }), STANDARD);
    expect(anyTime).toContain('<earliestdate>2026-11-24</earliestdate>');
  });

  it('summarizes consent in one line', () => {
    const consent = { textVersion: 'calls-2', wording: 'We may call you. '.repeat(20), isChecked: true };
    const { comments } = readAdf(printAdf({ ...withContent({}), consent }, STANDARD)).customer;
    const lines = (comments ?? '').split('\n').filter((line) => line.startsWith('Consent'));
    expect(lines).toEqual([
      'Consent to calls and texts: yes, the box was checked (given Sat, Nov 21, 2026, 2:05 PM EST, wording calls-2)',
    ]);
    expect(comments).not.toContain('We may call you');
  });

  it('is pure ASCII without losing content', () => {
    const xml = printAdf(withContent({ comments: 'Zoë, 王, 🚗' }), STANDARD);
    expect(xml).toMatch(/^[\n\x20-\x7e]+$/);
    expect(readAdf(xml).customer.comments).toBe('Zoë, 王, 🚗\nCode: LK-7Q4M');
  });

  it('merges the vehicle description into the comments for providers that want that', () => {
    const [standard, merged] = [STANDARD, MERGED].map((format) => readAdf(printAdf(whole, format)));
    expect(standard?.vehicles[0]?.comments).toBe('Sent from https://a.example/contact-us');
    expect(standard?.customer.comments).toBe(
      'Is it <still> there?\nThanks\nDown payment: $2,000\nCode: LK-7Q4M',
    );
    expect(merged?.vehicles.map(({ comments }) => comments)).toEqual([null, null]);
    expect(merged?.customer.comments).toBe(
      'Is it <still> there?\nThanks\nDown payment: $2,000\nCode: LK-7Q4M\nSent from https://a.example/contact-us',
    );
  });

  it.each<[string, Lead, (adf: ReturnType<typeof readAdf>) => unknown, unknown]>([
    [
      'no name',
      withContent({
        contact: { firstName: null, lastName: ' ', email: 'a@b.example', phone: null, address: null },
      }),
      ({ customer }) => [customer.firstName, customer.lastName, customer.phone],
      ['Not provided', 'Not provided', null],
    ],
    [
      'two numbers: the first, and what was entered',
      withContent({
        contact: { ...whole.content.contact, phone: '814 555 0142 x3 or 814 555 0199' },
        comments: null,
      }),
      ({ customer }) => [customer.phone, /Phone as entered: .*/.exec(customer.comments ?? '')?.[0]],
      ['814-555-0142 x3', 'Phone as entered: 814 555 0142 x3 or 814 555 0199'],
    ],
    [
      'no vehicle: the placeholder, with the year at the dealership',
      { ...withContent({ vehicles: [] }), acceptedAt: new Date('2027-01-01T03:00:00Z') },
      ({ vehicles }) => vehicles.map(({ year, make, model, comments }) => [year, make, model, comments]),
      [
        [
          '2026',
          'Unknown',
          'Unknown',
          'The request is not about a specific vehicle.\nSent from https://a.example/contact-us',
        ],
      ],
    ],
    [
      'a car with few details',
      withContent({ vehicles: [exampleVehicle({ year: null, make: null, price: null, mileage: 0 })] }),
      ({ vehicles: [car] }) => [car?.year, car?.make, car?.price, car?.odometer],
      ['2026', 'Unknown', null, '0'],
    ],
    [
      'a car for sale',
      withContent({ vehicles: [exampleVehicle({ interest: 'sell' })] }),
      ({ vehicles: [car] }) => [car?.interest, car?.transmission, car?.price],
      ['sell', 'A', '21495.00'],
    ],
    [
      'a dealership without a contact person',
      exampleLead({
        vendor: { ...exampleLead().vendor, contact: { fullName: null, email: null, phone: null } },
      }),
      ({ vendor }) => vendor.contact,
      { fullName: 'A Motors', email: 'leads@a.example', phone: null },
    ],
    [
      'a later lead of the same visitor, as a test',
      exampleLead({ isTest: true, circumstances: { ...exampleLead().circumstances, status: 'resend' } }),
      ({ status, customer }) => [status, customer.comments?.split('\n')[0]],
      ['resend', 'This is a test. Nobody is waiting for a reply.'],
    ],
    [
      'ids, service, provider',
      whole,
      ({ id, idSource, provider, requestDate }) => [id, idSource, provider, requestDate],
      [
        '019aa8f0-0000-7000-8000-000000000001',
        'a.example',
        { name: 'Website - Price & terms', service: 'UNLOCK_PRICE', url: 'https://a.example' },
        '2026-11-21T14:05:00-05:00',
      ],
    ],
  ])('%s', async (_story, lead, read, expected) => {
    const xml = printAdf(lead, STANDARD);
    expect(await listAdfErrors([xml])).toEqual([]);
    expect(read(readAdf(xml))).toEqual(expected);
  });

  it('omits the unknown vehicle for CRMs that allow it, and is valid otherwise', async () => {
    const lead = withContent({ vehicles: [] });
    const xml = printAdf(lead, { ...STANDARD, omitsUnknownVehicle: true });
    expect(xml).not.toMatch(/<vehicle|Unknown/);
    expect(readAdf(xml).customer.comments).toContain(
      'The request is not about a specific vehicle.\nSent from',
    );
    expect(await listAdfErrors([xml])).not.toEqual([]);
    const vehicle = '<vehicle><year>2021</year><make>Honda</make><model>Civic</model></vehicle>';
    expect(await listAdfErrors([xml.replace('</requestdate>', `$&${vehicle}`)])).toEqual([]);
    // A known vehicle is never omitted.
    expect(printAdf(whole, { ...STANDARD, omitsUnknownVehicle: true })).toBe(printAdf(whole, STANDARD));
  });

  it('stays valid and reads back unchanged for 1,000 hostile leads (S6; bench adf-fuzz runs 100,000)', async () => {
    const leads = fc.sample(anyLead, { numRuns: 1000, seed: 5 });
    const documents = leads.map((lead, index) => {
      const settings = index % 2 === 0 ? STANDARD : MERGED;
      const xml = printAdf(lead, settings);
      expect(readAdf(xml)).toEqual(prospectOf(lead, settings));
      return xml;
    });
    expect(await listAdfErrors(documents)).toEqual([]);
  }, 120_000);
});

describe('the DTD rejects', () => {
  const valid = printAdf(whole, STANDARD);
  it.each([
    ['elements in another order', /(<make>.*?<\/make>)\s*(<model>.*?<\/model>)/, '$2$1'],
    ['no year', /<year>.*?<\/year>/, ''],
    ['a customer without contact data', /<email>zoe.*?<\/phone>/s, ''],
    ['a color outside its combination', /<\/?colorcombination>/g, ''],
    ['no date', /<requestdate>.*?<\/requestdate>/, ''],
    ['no vendor', /<vendor>.*?<\/vendor>/s, ''],
    ['an id without source', / source=".*?"/, ''],
    ['an unknown interest', 'interest="buy"', 'interest="rent"'],
    ['an unknown attribute', '<adf>', '<adf version="1.0">'],
    ['an unknown element', '</prospect>', '<comments>x</comments></prospect>'],
    ['text instead of elements', '<customer>', '<customer>x'],
    ['a stray ampersand', '&amp;', '&'],
  ])('%s', async (_what, part, instead) => {
    const broken = valid.replace(part, instead);
    expect(broken).not.toBe(valid);
    expect(await listAdfErrors([broken])).not.toEqual([]);
  });
});
