/** Calendar files (RFC 5545 and 5546) that shoppers add to their own calendar. */
import type { Span } from './slots.ts';

export interface CalendarEvent extends Span {
  /** PUBLISH adds or moves the event, CANCEL removes it. */
  readonly method: 'PUBLISH' | 'CANCEL';
  /** The same for every file about an appointment, and no other appointment's: see `calendarUid`. */
  readonly uid: string;
  /** Higher than in every earlier file about the appointment. */
  readonly sequence: number;
  /** When the file is made. */
  readonly now: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** The dealership, which calendars show as the organizer. */
  readonly organizer: { readonly name: string; readonly email: string };
}

/** The content type of a calendar file. */
export const calendarType = (method: CalendarEvent['method']): string =>
  `text/calendar; charset=utf-8; method=${method}`;

/** An event's UID. It names no host, because a dealership's hosts may change. */
export const calendarUid = (dealership: string, appointment: string): string =>
  `${appointment}@${dealership}`;

/** Prints a calendar file with one event. */
export function printCalendarFile(event: CalendarEvent): string {
  const { method, uid, sequence, now, start, end, summary, description, location, organizer } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rooftop//Appointments//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${encodeURI(organizer.email.toWellFormed())}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** `20261124T133000Z` */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Unicode's control characters, except tab and line feed. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A parameter's value cannot hold quotes or line breaks. */
const quoteParameter = (text: string): string =>
  `"${text
    .toWellFormed()
    .replaceAll(/[\p{Cc}]/gu, ' ')
    .replaceAll('"', '’')}"`;

/** Maximum bytes of a line, without its line break (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Breaks a long line between characters. The next line begins with a space, which counts. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
