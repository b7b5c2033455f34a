/** Leads for tests: complete, harmless, and customizable. */
import type { Confirmation } from '@rooftop/leads/confirmations/confirmation';
import type { Channels, Send } from '@rooftop/leads/delivery/channel';
import type { Channel, Destination } from '@rooftop/leads/destination';
import type { LeadContent, LeadVehicle } from '@rooftop/leads/lead';
import type { Submission } from '@rooftop/leads/submission';

export const exampleVehicle = (change: Partial<LeadVehicle> = {}): LeadVehicle => ({
  interest: 'buy',
  status: 'used',
  year: 2021,
  make: 'Honda',
  model: 'Civic',
  trim: 'EX',
  vin: '2HGFC2F66MH500001',
  stockNumber: 'L1234',
  bodyStyle: 'Sedan',
  transmission: 'automatic',
  exteriorColor: 'Blue',
  interiorColor: 'Black',
  price: 2_149_500,
  mileage: 31_204,
  ...change,
});

export const exampleContent = (change: Partial<LeadContent> = {}): LeadContent => ({
  subject: 'Contact: General questions',
  contact: {
    firstName: 'Ada',
    lastName: 'Miller',
    email: 'ada@visitor.example',
    phone: '(315) 555-0142',
    address: null,
  },
  comments: 'Is it still there?',
  details: [],
  vehicles: [],
  ...change,
});

export const exampleDestination = (change: Partial<Destination> = {}): Destination => ({
  channel: 'text-mail',
  to: 'sales@dealer.example',
  apiBaseUrl: null,
  adfFormat: 'standard',
  ...change,
});

export const exampleSubmission = (change: Partial<Submission> = {}): Submission => ({
  dealership: 'dealership-a',
  form: 'CONTACT',
  topic: '7',
  content: exampleContent(),
  circumstances: {
    page: '/contact-us',
    language: 'en',
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    visitor: null,
    status: 'new',
    storeKey: null,
    advertising: {},
  },
  vendor: {
    name: 'A Motors',
    url: 'https://a.example',
    host: 'a.example',
    timeZone: 'America/New_York',
    contact: { fullName: 'Grace Kim', email: 'gm@dealer.example', phone: '+13155550100' },
    sender: null,
  },
  consent: null,
  routing: { keys: ['CONTACT_7', 'CONTACT'], goesToCrm: true, alsoTo: [] },
  destinations: [exampleDestination()],
  suspicion: null,
  notice: { to: ['manager@dealer.example'], mayBePerson: false },
  owner: null,
  isOpen: true,
  lateAt: new Date('2026-11-23T15:15:00Z'),
  files: [],
  isTest: false,
  confirmation: null,
  conversion: null,
  ...change,
});

export const exampleConfirmation = (change: Partial<Confirmation> = {}): Confirmation => ({
  kind: 'CONTACT',
  language: 'en',
  subject: 'A Motors: we have your request',
  heading: 'We have your request',
  intro: ['Thank you for contacting A Motors.'],
  brand: null,
  codeLabel: null,
  car: null,
  signature: null,
  validUntil: null,
  calendar: null,
  buttons: [{ label: 'Call (315) 555-0100', href: 'tel:+13155550100', needsTicket: false }],
  sections: [
    { title: 'Your request', notes: [{ label: null, value: 'A test drive', href: null }] },
    {
      title: 'A Motors',
      notes: [
        { label: null, value: '1 Main Street', href: null },
        { label: 'Phone', value: '(315) 555-0100', href: 'tel:+13155550100' },
      ],
    },
  ],
  closing: 'Reply to this email or call us.',
  stop: { text: 'You get this email because …', label: 'Stop these emails', path: '/stop-mail/' },
  replyTo: 'hello@a.example',
  ...change,
});

/** One sender for each channel. */
export const channelsBy = (make: (channel: Channel) => Send): Channels => ({
  send: async (outgoing, signal) => make(outgoing.destination.channel)(outgoing, signal),
});
