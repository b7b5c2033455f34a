import type { TypedText } from './typed-text.ts';

const TIME = /^(\d{1,2})(?::?(\d{2}))?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/i;
const NAMED: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' };

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * Reads a time of day as Americans type it: `9a`, `9 am`, `5:30pm`, `noon`, or on a 24-hour clock if it can be no other:
 * `17:30`, `09:00`. The value is on a 24-hour clock: `09:00`.
 */
export function parseTypedTime(text: string): TypedText {
  const typed = text.trim().toLowerCase();
  const named = NAMED[typed];
  if (named !== undefined) return { value: named };
  const [, hours = '', minutes = '00', half] = TIME.exec(typed) ?? [];
  if (hours === '') return { problem: 'Enter a time such as 9 am or 5:30 pm.' };
  const hour = Number(hours);
  if (Number(minutes) > 59) return { problem: `An hour has 60 minutes, so there is no ${minutes}.` };
  if (half !== undefined) {
    if (hour < 1 || hour > 12)
      return { problem: 'With am or pm, the hour is from 1 to 12, such as 5:30 pm.' };
    return { value: `${twoDigits((hour % 12) + (half === 'p' ? 12 : 0))}:${minutes}` };
  }
  if (hour > 23) return { problem: 'A day ends at 11:59 pm. Enter a time such as 9 am or 5:30 pm.' };
  // Only from 13 on, or with a zero before it, is it surely a 24-hour clock: "10:30" may be morning or evening.
  const is24Hours = hour > 12 || (hours.startsWith('0') && hours.length === 2 && typed.includes(':'));
  return is24Hours ? { value: `${twoDigits(hour)}:${minutes}` } : { problem: askHalf(hour, minutes) };
}

/** Asks which half of the day a time is in. */
function askHalf(hour: number, minutes: string): string {
  const clock = `${hour === 0 ? 12 : hour}${minutes === '00' ? '' : `:${minutes}`}`;
  return clock.startsWith('12')
    ? `Add am or pm: ${clock} pm, at noon, or ${clock} am, at midnight?`
    : `Add am or pm: ${clock} am or ${clock} pm?`;
}

/** Shows a stored time on a 12-hour clock: `5:30 PM`. Other text stays as it is. */
export function showTime(stored: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(stored) ?? [];
  if (hours === undefined || minutes === undefined) return stored;
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
