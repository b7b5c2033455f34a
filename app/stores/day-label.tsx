import type { DayWithTimes } from '@rooftop/platform/appointments/day-times';

/** Content of a link or button that chooses a day: a leaf of a calendar. Screen readers get the full date. */
export function DayLabel({ of: day }: { readonly of: Omit<DayWithTimes, 'date' | 'times'> }) {
  return (
    <>
      <span className="sr-only">{day.label}</span>
      <span aria-hidden="true">{day.weekday}</span>
      <strong aria-hidden="true" className="number">
        {day.day}
      </strong>
      <span aria-hidden="true">{day.month}</span>
    </>
  );
}
