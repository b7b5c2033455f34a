import { Form } from '#app/framework.ts';
import { DayLabel } from '#app/stores/day-label.tsx';
import { byDayPart } from '@rooftop/platform/appointments/day-parts';
import type { AppointmentView } from './appointment-view.server.ts';

/** Days as links, and the times of the chosen day as buttons. */
export function OtherTimes({ view: { days, day, sequence, words } }: { readonly view: AppointmentView }) {
  return (
    <Form method="post" reloadDocument className="appointment-times">
      <input type="hidden" name="sequence" value={sequence} />
      <nav aria-label={words['schedule.day']}>
        <ul className="day-choices">
          {days.map((one) => (
            <li key={one.date}>
              <a href={one.href} className="choice-tile" aria-current={one.isChosen ? 'date' : undefined}>
                <DayLabel of={one} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {day !== null && (
        <>
          <h2>{day.label}</h2>
          {byDayPart(day.times).map(({ part, times }) => (
            <div key={part} className="appointment-part">
              <h3>{words[`testDrive.${part}`]}</h3>
              <ul className="time-choices">
                {times.map(({ value, label }) => (
                  <li key={value}>
                    <button type="submit" name="start" value={value} className="choice-tile number">
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </Form>
  );
}
