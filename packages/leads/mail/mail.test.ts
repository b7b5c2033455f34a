import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PermanentFailure } from '../delivery/channel.ts';
import type { LeadFile } from '../lead.ts';
import {
  exampleContent,
  exampleDestination,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { anyLead, exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { adfMail } from './adf-mail.ts';
import { composeMail } from './compose-mail.ts';
import { mailAddress } from './mail-address.ts';
import { listErrorsOfMail, listMailErrors, outgoingMail, readMail } from '../../../tests/support/mail.ts';
import { textMail, textSubject } from './text-mail.ts';

const whole = exampleLead({
  form: 'CAREERS',
  content: exampleContent({
    subject: 'Careers: Technician',
    contact: {
      firstName: 'Zoë',
      lastName: 'Nuñez',
      email: 'zoe@visitor.example',
      phone: '+13155550142',
      address: {
        type: 'home',
        line1: '1 Lake St',
        apartment: '4B',
        city: 'Utica',
        state: 'NY',
        zip: '13501',
      },
    },
    comments: 'Is it still there?\r\nI can come on Monday. 🚗',
    details: [{ name: 'Day', value: 'Monday' }],
    vehicles: [
      exampleVehicle(),
      exampleVehicle({ interest: 'trade-in', make: 'Ford', model: 'Focus', price: null }),
    ],
  }),
  circumstances: {
    ...exampleLead().circumstances,
    language: 'es',
    status: 'resend',
    advertising: { utm_source: 'newsletter' },
  },
  consent: { textVersion: 'calls-1', wording: 'A Motors may call me.', isChecked: true },
});
const resume: LeadFile = {
  name: 'resume-1042.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7 …'),
};

describe('text mail', () => {
  it('contains the customer, their contact data, the car, and their message', async () => {
    await expect(textMail(outgoingMail(whole)).text).toMatchFileSnapshot('__snapshots__/whole.txt');
  });

  it.each([
    ['(814) 555-0142', ['Phone: 814-555-0142']],
    ['814-555-0142 ext. 12', ['Phone: 814-555-0142 ext. 12', 'Call: 814-555-0142 x12']],
    [
      '814 555 0142 or 814 555 0199',
      ['Phone: 814 555 0142 or 814 555 0199', 'Call: 814-555-0142', 'Call: 814-555-0199'],
    ],
    ['814-555-014', ['Phone: 814-555-014']],
  ])('says which numbers to call: %s', (phone, lines) => {
    const contact = { ...whole.content.contact, phone };
    const { text } = textMail(outgoingMail({ ...whole, content: { ...whole.content, contact } }));
    expect(text.split('\n').filter((line) => /^(Phone|Call):/.test(line))).toEqual(lines);
  });

  it('leaves out what is missing', () => {
    const { text } = textMail(outgoingMail(exampleLead({ content: exampleContent({ comments: null }) })));
    expect(text.split('\n\n').map((block) => block.split('\n')[0])).toEqual([
      'Contact: General questions',
      'CUSTOMER',
      'WHERE IT CAME FROM',
    ]);
  });

  it('has the customer as reply-to, the dealership as sender, and the file attached', async () => {
    const read = await readMail(await composeMail(textMail(outgoingMail(whole, { files: [resume] }))));
    expect(read).toMatchObject({
      subject: 'Careers: Technician: 2021 Honda Civic EX, Zoë Nuñez',
      messageId: '<019aa8f0-0000-7000-8000-00000000d001@a.example>',
      date: '2026-11-21T19:05:00.000Z',
      from: { name: 'A Motors', address: 'leads@a.example' },
      to: [{ address: 'sales@dealer.example' }],
      replyTo: [{ name: 'Zoë Nuñez', address: 'zoe@visitor.example' }],
    });
    expect(read.text).toContain('File: resume-1042.pdf, attached');
    expect(read.text).toContain('I can come on Monday. 🚗');
    expect(read.attachments).toMatchObject([{ filename: resume.name, mimeType: resume.type }]);
    const content = read.attachments[0]?.content;
    expect(content instanceof ArrayBuffer && Buffer.from(content)).toEqual(resume.bytes);
  });

  it('has an HTML part with links to call, to reply, and to the car', async () => {
    const [car] = whole.content.vehicles;
    if (car === undefined) throw new Error('No car');
    const path = '/used-cars-for-sale/2021-honda-civic-ex-2HGFC2F66MH500001';
    const lead = {
      ...whole,
      content: { ...whole.content, vehicles: [{ ...car, path }], comments: '<b>Is</b> it "there"?' },
    };
    const read = await readMail(await composeMail(textMail(outgoingMail(lead))));
    for (const href of [
      'tel:+13155550142',
      'mailto:zoe%40visitor.example?subject=Re%3A%20Careers%3A%20Technician',
      `https://a.example${path}`,
    ])
      expect(read.html).toContain(`<a href="${href}" style=`);
    expect(read.html).toContain('&lt;b&gt;Is&lt;/b&gt; it &quot;there&quot;?');
    // The proof of consent comes last in both parts.
    for (const body of [read.html, read.text]) expect(body).toMatch(/A Motors may call me\. \(calls-1\)\W/);
    expect(read.text?.trimEnd().endsWith('Wording: A Motors may call me. (calls-1)')).toBe(true);
    expect(read.text).toContain(`Online: https://a.example${path}`);
  });

  it.each([
    ['links to the desk', 'https://studio.example/desk', 'href="https://studio.example/desk"'],
    ['links to the shopper without a desk', null, 'href="mailto:zoe%40visitor.example?'],
  ])('says the address for staff only as Reply-To, and %s', async (_what, deskUrl, link) => {
    const inbound = { domain: 'in.example', key: Buffer.alloc(32, 3) };
    const read = await readMail(await composeMail(textMail(outgoingMail(whole), deskUrl, inbound)));
    expect(read.replyTo).toMatchObject([{ address: expect.stringMatching(/^staff\+.*@in\.example$/) }]);
    for (const body of [read.html, read.text]) expect(body).not.toMatch(/staff(?:\+|%2B)|in\.example/i);
    expect(read.html).toContain(link);
  });

  it('names the car once', () => {
    const [, car] = whole.content.vehicles;
    const vehicles = car ? [{ ...car, interest: 'sell' as const }] : [];
    const content = { ...whole.content, subject: 'Sell or trade: 2021 Ford Focus', vehicles };
    expect(textSubject({ ...whole, content })).toBe('Sell or trade: 2021 Ford Focus: Zoë Nuñez');
  });

  it('is identical on every attempt', async () => {
    const [first, second] = [
      outgoingMail(whole, { files: [resume] }),
      outgoingMail(whole, { files: [resume] }),
    ];
    expect(await composeMail(textMail(first))).toEqual(await composeMail(textMail(second)));
  });

  it.each([
    [
      { vehicles: [], contact: { ...whole.content.contact, firstName: null, lastName: null } },
      'Careers: Technician',
    ],
    [{ vehicles: [] }, 'Careers: Technician: Zoë Nuñez'],
  ])('has a subject without unknown parts', (change, subject) => {
    const lead = exampleLead({ content: { ...whole.content, ...change } });
    expect(textSubject(lead)).toBe(subject);
    expect(textSubject({ ...lead, isTest: true })).toBe(`Test: ${subject}`);
  });
});

describe('ADF mail', () => {
  it('contains only ADF and has an ASCII subject with the dealership', async () => {
    const lead = { ...whole, vendor: { ...whole.vendor, name: 'Café Müller 王 Motors' } };
    const read = await readMail(await composeMail(adfMail(outgoingMail(lead, { files: [resume] }))));
    expect(read.subject).toBe('ADF lead for Cafe Muller Motors: Careers: Technician');
    expect(read.text).toMatch(/^<\?xml.*<\/adf>\n$/s);
    expect(read.attachments).toEqual([]);
    expect(read.replyTo).toBeUndefined();
  });

  it('uses the host in the subject if the dealership’s name has no Latin letters', () => {
    const lead = { ...whole, vendor: { ...whole.vendor, name: '王' } };
    expect(adfMail(outgoingMail(lead)).subject).toBe('ADF lead for a.example: Careers: Technician');
  });
});

describe('addresses', () => {
  it.each([
    [' sales@dealer.example ', 'sales@dealer.example'],
    ["o'neil+web@mail.dealer.example", "o'neil+web@mail.dealer.example"],
    ['a@b.example, c@d.example', null],
    ['a@b.example\r\nBcc: c@d.example', null],
    ['Ann <a@b.example>', null],
    ['"a b"@c.example', null],
    ['zoë@b.example', null],
    ['a@-b.example', null],
    ['nobody', null],
    [null, null],
  ])('%j is read as %j', (written, address) => {
    expect(mailAddress(written)).toBe(address);
  });

  it('an invalid recipient is a permanent failure', () => {
    const outgoing = outgoingMail(whole, { destination: exampleDestination({ to: 'sales, service' }) });
    expect(() => textMail(outgoing)).toThrow(PermanentFailure);
    expect(() => adfMail(outgoing)).toThrow(PermanentFailure);
  });

  it.each([
    ['crm@dealer.example', 'crm@dealer.example'],
    ['x\r\nBcc: y@z.example', 'leads@a.example'],
    [null, 'leads@a.example'],
  ])('sender %j sends mail from %s', (sender, address) => {
    const lead = { ...whole, vendor: { ...whole.vendor, sender } };
    expect(adfMail(outgoingMail(lead)).from).toEqual({ name: 'A Motors', address });
  });
});

describe('hostile leads', () => {
  it('add no headers or recipients to 1,000 mails (S6; bench adf-fuzz runs 10,000)', async () => {
    for (const lead of fc.sample(anyLead, { numRuns: 500, seed: 6 })) {
      expect(await listMailErrors(lead)).toEqual([]);
    }
  }, 120_000);

  it('would be detected if they did', async () => {
    const mail = textMail(outgoingMail(whole));
    const bytes = (await composeMail(mail)).toString();
    const broken = [
      bytes.replace('Subject:', 'Bcc: thief@evil.example\r\nSubject:'),
      bytes.replace('To: ', 'To: thief@evil.example, '),
      bytes.replace('From: ', 'Subject: other\r\nFrom: '),
      bytes.replace('still', 'never'),
      bytes.replace('\r\n', '\n'),
    ];
    const faults = await Promise.all(broken.map((one) => listErrorsOfMail(Buffer.from(one), mail)));
    expect(faults).toEqual([
      ['an unknown header', 'a copy'],
      ['another recipient'],
      ['a duplicate header'],
      ['a different text'],
      ['a bare or overlong line'],
    ]);
  });
});
