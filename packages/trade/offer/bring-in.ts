import type { LocalDate } from '@rooftop/tenancy/calendar';

const OLD_YEARS = 15;
const MANY_MILES = 150_000;

/**
 * Whether a car gets no price online but 'Bring vehicle in': at least 15 years old, of the current or previous year,
 * or with 150,000 miles or more (spec 4). A coming model year counts as current.
 * @param today in the dealership's time zone
 */
export function mustBringIn(
  { year, mileage }: { readonly year: number; readonly mileage: number },
  today: LocalDate,
): boolean {
  const age = Number(today.slice(0, 4)) - year;
  return age >= OLD_YEARS || age <= 1 || mileage >= MANY_MILES;
}
