import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarType, calendarUid, printCalendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  method: 'PUBLISH',
  uid: calendarUid('dealership-a', '019aa8f0-0000-7000-8000-000000000001'),
  sequence: 0,
  now: new Date('2026-11-23T17:00:00Z'),
  start: new Date('2026-11-24T13:30:00Z'),
  end: new Date('2026-11-24T15:30:00Z'),
  summary: 'Service: Oil change, brakes',
  description: 'Honda CR-V\nBring; your keys',
  location: '12 Main St, Troy, NY',
  organizer: { name: 'A "Motors"', email: 'service@a.example' },
};

/** Parses a calendar file as RFC 5545 says. Returns property names, with parameters, and unescaped values. */
function parse(file: string): ReadonlyMap<string, string> {
  expect(file.endsWith('\r\n')).toBe(true);
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).toMatch(/^[^\r\n]+$/);
  }
  const unfolded = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded[0]).toBe('BEGIN:VCALENDAR');
  expect(unfolded.at(-1)).toBe('END:VCALENDAR');
  expect(unfolded.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
  const unescape = (text: string) =>
    text.replaceAll(/\\(.)/g, (_all, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
  return new Map(
    unfolded.map((line) => {
      const [, name = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
      return [name, unescape(value)];
    }),
  );
}

describe('printCalendarFile', () => {
  it('prints an event that adds an appointment', () => {
    expect(printCalendarFile(event)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Rooftop//Appointments//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:019aa8f0-0000-7000-8000-000000000001@dealership-a',
        'SEQUENCE:0',
        'DTSTAMP:20261123T170000Z',
        'DTSTART:20261124T133000Z',
        'DTEND:20261124T153000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Service: Oil change\\, brakes',
        'DESCRIPTION:Honda CR-V\\nBring\\; your keys',
        'LOCATION:12 Main St\\, Troy\\, NY',
        'ORGANIZER;CN="A ’Motors’":mailto:service@a.example',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('prints an event that removes it, with the same UID', () => {
    const removed = parse(printCalendarFile({ ...event, method: 'CANCEL', sequence: 2 }));
    expect(removed.get('METHOD')).toBe('CANCEL');
    expect(removed.get('STATUS')).toBe('CANCELLED');
    expect(removed.get('SEQUENCE')).toBe('2');
    expect(removed.get('UID')).toBe(event.uid);
    expect(calendarType('CANCEL')).toBe('text/calendar; charset=utf-8; method=CANCEL');
  });

  it('keeps every text, and lets none become a property', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        'a\r\nATTENDEE:mailto:x@y.example',
        '\\n',
        '\\',
        'ñ'.repeat(100),
        '🚗'.repeat(60),
        '\r',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(text, text, text, text, (summary, description, location, name) => {
        const organizer = { name, email: 'service@a.example' };
        const properties = parse(printCalendarFile({ ...event, summary, description, location, organizer }));
        const kept = (written: string) =>
          written
            .toWellFormed()
            .replaceAll(/\r\n?/g, '\n')
            .replaceAll(/[^\P{Cc}\t\n]/gu, '');
        expect(properties.get('SUMMARY')).toBe(kept(summary));
        expect(properties.get('DESCRIPTION')).toBe(kept(description));
        expect(properties.get('LOCATION')).toBe(kept(location));
        expect([...properties.values()]).toContain('mailto:service@a.example');
        expect(properties.size).toBe(15);
      }),
    );
  });
});
