import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { fullName } from './contact-name.ts';
import { shownDestination } from '../destination.ts';
import { describeDestination, describeSuspicion } from './lead-words.ts';
import { consentLine, consentNotes, detailNotes } from './lead-notes.ts';
import { isoInZone, formatMoment } from './local-time.ts';
import { phoneForCrm } from './phone-for-crm.ts';
import { formatSlot } from './format-slot.ts';
import { exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { vehicleFacts, leadVehicleName } from './vehicle-facts.ts';

describe('visitor input', () => {
  it.each([
    ['  plain  ', 'plain'],
    ['one\r\ntwo\rthree\u0085four\u2028five', 'one\ntwo\nthree\nfour\nfive'],
    ['a\0b\x1bc\x7fd\u009be\ufffef', 'abcdef'],
    ['\ud83d\ude97 \ud83d \ude97!', '🚗  !'],
    ['tab\tstays, 王 and 👩‍👧 too', 'tab\tstays, 王 and 👩‍👧 too'],
    ['\u202eturned\u202c', 'turned'],
    [' \n\0 ', null],
    ['', null],
    [null, null],
  ])('cleans %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('stays the same when cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(cleanLine(text) ?? '').not.toMatch(/[\r\n\t]| {2}/);
      }),
    );
  });

  it.each([
    ['+13155550142', '315-555-0142'],
    ['1 (315) 555-0142', '315-555-0142'],
    ['315.555.0142', '315-555-0142'],
    ['+442079460958', '+442079460958'],
    ['+3212345678', '+3212345678'],
    ['call  me', 'call me'],
    [null, null],
  ])('masks the number %j as %j', (phone, masked) => {
    expect(phoneForCrm(phone)).toBe(masked);
  });
});

describe('times', () => {
  it.each([
    ['2026-11-21T19:05:00Z', 'America/Chicago', '2026-11-21T13:05:00-06:00'],
    ['2026-07-04T05:00:09Z', 'America/Chicago', '2026-07-04T00:00:09-05:00'],
    ['2026-12-31T20:00:00Z', 'Asia/Kathmandu', '2027-01-01T01:45:00+05:45'],
    ['2026-12-31T20:00:00Z', 'UTC', '2026-12-31T20:00:00+00:00'],
  ])('%s in %s is %s', (moment, timeZone, iso) => {
    expect(isoInZone(new Date(moment), timeZone)).toBe(iso);
    expect(new Date(iso)).toEqual(new Date(moment));
  });

  it.each([
    [{ day: '2026-11-24', time: '12:00' }, 'Tue, Nov 24, 12:00 PM'],
    [{ day: '2026-11-24', time: '09:30' }, 'Tue, Nov 24, 9:30 AM'],
    [{ day: '2026-11-24', time: null }, 'Tue, Nov 24'],
  ])('the slot %o reads %j', (wanted, said) => {
    expect(formatSlot(wanted)).toBe(said);
  });

  it('in a form are given in the dealership’s time zone', () => {
    const content = { ...exampleLead().content, details: [{ name: 'Start', value: '2026-11-24T17:00:00Z' }] };
    expect(detailNotes(exampleLead({ content }))).toEqual(['Start: Tue, Nov 24, 2026, 12:00 PM EST']);
  });

  it('are formatted for people in the time zone', () => {
    const moment = new Date('2026-11-21T19:05:00Z');
    expect(formatMoment(moment, 'America/Chicago')).toBe('Sat, Nov 21, 2026, 1:05 PM CST');
  });
});

describe('people and cars', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Miller' }, 'Ada Miller'],
    [{ firstName: null, lastName: 'Miller' }, 'Miller'],
    [{ firstName: null, lastName: null }, null],
  ])('%o is %j', (names, name) => {
    expect(fullName({ email: null, phone: null, address: null, ...names })).toBe(name);
  });

  it.each([
    [
      'text-mail',
      'sales@dealer.example',
      'Text mail to sales@dealer.example',
      'Correo de texto a sales@dealer.example',
    ],
  ] as const)('says where %s to %s goes', (channel, to, en, es) => {
    const shown = shownDestination({ channel, to });
    expect(describeDestination(shown, 'en')).toBe(en);
    expect(describeDestination(shown, 'es')).toBe(es);
  });

  it('says why a lead is held, as far as it knows the reason', () => {
    expect(describeSuspicion('markup, many links', 'en')).toBe('markup, many links');
    expect(describeSuspicion('markup, many links, news', 'es')).toBe('código HTML, muchos enlaces, news');
  });

  it('names a car by what is known about it', () => {
    expect(leadVehicleName(exampleVehicle({ trim: null }))).toBe('2021 Honda Civic');
    expect(leadVehicleName(exampleVehicle({ year: null, make: null, model: null, trim: null }))).toBeNull();
    expect(vehicleFacts(exampleVehicle({ vin: null, interiorColor: null, price: 2_149_550 }))).toEqual([
      'Condition: used',
      'Stock number: L1234',
      'Price: $21,495.50',
      'Mileage: 31,204 miles',
      'Body style: Sedan',
      'Transmission: automatic',
      'Color: Blue outside',
    ]);
  });

  it('the proof of consent gives the answer, time, page, and wording', () => {
    const consent = { textVersion: 'calls-2', wording: 'We may\ncall you.', isChecked: false };
    expect(consentNotes(exampleLead({ consent }))).toEqual([
      'Consent to calls and texts: no, the box was not checked',
      'Given: Sat, Nov 21, 2026, 2:05 PM EST',
      'From IP address: 203.0.113.7',
      'Wording: We may call you. (calls-2)',
    ]);
    expect(consentNotes(exampleLead({ consent: null }))).toEqual([]);
    expect(consentLine(exampleLead({ consent }))).toEqual([
      'Consent to calls and texts: no, the box was not checked (given Sat, Nov 21, 2026, 2:05 PM EST, wording calls-2)',
    ]);
  });
});
