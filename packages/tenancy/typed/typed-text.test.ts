import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedDate, showDate } from './typed-date.ts';
import { parseTypedPhone, showPhone } from './typed-phone.ts';
import { checkStored, storedText, type TextFormat } from './typed-text.ts';
import { parseTypedTime, showTime } from './typed-time.ts';

const date: TextFormat = { parse: parseTypedDate, show: showDate };
const time: TextFormat = { parse: parseTypedTime, show: showTime };
const phone: TextFormat = { parse: parseTypedPhone, show: showPhone };

test.each<[string, TextFormat, string]>([
  ['12/24/2026', date, '2026-12-24'],
  ['12/24', date, '12/24'],
  ['9 am', time, '09:00'],
  ['9:30', time, '9:30'],
  ['10:30', time, '10:30 '],
  ['814.555.0142', phone, '+18145550142'],
  ['555-0142', phone, '555-0142'],
])('stores "%s" in one form, or as it was typed', (text, format, stored) => {
  expect(storedText(text, format)).toBe(stored);
});

test.each<[string | undefined, TextFormat, unknown]>([
  [undefined, date, true],
  ['', date, true],
  ['2026-12-24', date, true],
  ['12/24/2026', date, 'Enter this as 2026-12-24.'],
  ['12/24', date, expect.stringContaining('Add the year')],
  ['2026-02-30', date, expect.stringContaining('no day 30')],
  ['10:30', time, true],
  ['12:00', time, true],
  ['10:30 ', time, expect.stringContaining('Add am or pm')],
  ['+18145550142', phone, true],
  ['8145550142', phone, 'Enter this as +18145550142.'],
])('checks the stored value "%s"', (value, format, expected) => {
  expect(checkStored(value, format)).toEqual(expected);
});

test.each<[string, TextFormat, string]>([
  ['dates', date, '0123456789/-. '],
  ['times', time, '0123456789:apm. '],
  ['phones', phone, '0123456789()+-. '],
])(
  'of whatever is typed, %s are stored only if they can be read, and otherwise say why',
  (_what, format, letters) => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = format.parse(text);
        const checked = checkStored(storedText(text, format), format);
        expect(checked).toBe('value' in parsed ? true : parsed.problem);
      }),
    );
  },
);
