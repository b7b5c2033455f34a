import { Link } from '#app/framework.ts';
import { DayLabel } from '#app/stores/day-label.tsx';
import { byDayPart } from '@rooftop/platform/appointments/day-parts';
import type { ServiceStepView } from './schedule-view.server.ts';

/** Days as links, and the times of the chosen day as buttons, so that it works without JavaScript. */
export function TimeStep({ step: { days, day, start, words } }: { readonly step: ServiceStepView<'time'> }) {
  return (
    <>
      <nav aria-label={words.day}>
        <ul className="day-choices">
          {days.map((one) => (
            <li key={one.date}>
              <Link
                to={one.href}
                className="choice-tile"
                aria-current={one.isChosen ? 'date' : undefined}
                preventScrollReset
              >
                <DayLabel of={one} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {day !== null && (
        <section aria-label={words.chooseTime} className="schedule-times">
          <h3>{day.label}</h3>
          {byDayPart(day.times).map(({ part, times }) => (
            <div key={part} className="schedule-part">
              <h4>{words[part]}</h4>
              <ul className="time-choices">
                {times.map(({ value, label }) => (
                  <li key={value}>
                    <button
                      type="submit"
                      name="start"
                      value={value}
                      className="choice-tile number"
                      aria-current={value === start ? 'time' : undefined}
                    >
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
