import { localDate } from '@rooftop/tenancy/calendar';
import { distinctUntilChanged, interval, map, type Observable, share, startWith } from 'rxjs';

const MINUTE_MS = 60_000;
/** Looks at the clock, rather than waiting for midnight: a timer stands still while the computer sleeps. */
const minutes = interval(MINUTE_MS).pipe(share());

/**
 * Emits the time now, and the time again on each new day of a time zone, at most a minute after midnight.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export const eachDay = (timeZone: string): Observable<Date> =>
  minutes.pipe(
    startWith(null),
    map(() => new Date()),
    distinctUntilChanged((a, b) => localDate(timeZone, a) === localDate(timeZone, b)),
  );
