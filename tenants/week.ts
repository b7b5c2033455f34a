import type { WeekHours } from '@rooftop/content/sanity.types.generated';
import type { KitOf } from './kit-document.ts';

type Opening = readonly [open: string, close: string];

const hours = (opening: Opening | undefined) =>
  opening === undefined ? { closed: true } : { closed: false, open: opening[0], close: opening[1] };

/** The same hours from Monday to Friday, plus weekend hours. Days that are not given are closed. */
export function week(
  weekdays: Opening,
  weekend: { readonly [day in 'saturday' | 'sunday']?: Opening } = {},
): KitOf<WeekHours> {
  const weekday = hours(weekdays);
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: hours(weekend.saturday),
    sunday: hours(weekend.sunday),
  };
}
