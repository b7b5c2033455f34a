import { Link } from '#app/framework.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { useStepHeading } from '#app/forms/steps/use-step-heading.ts';
import { DayLabel } from '#app/stores/day-label.tsx';
import { byDayPart } from '@rooftop/platform/appointments/day-parts';
import type { ServiceStepView } from './schedule-steps.server.ts';
import { TIMES } from './schedule-paths.ts';

/**
 * Days as links, and the times of the chosen day as buttons, so that it works without JavaScript. The links lead to the
 * times, which on a phone are below the days.
 */
export function TimeStep({ step, sending }: StepProps<ServiceStepView<'time'>>) {
  const { days, day, start, words } = step;
  const heading = useStepHeading(day?.date ?? '');
  return (
    <StepForm sending={sending} labels={{}} hasNext={false}>
      <input type="hidden" name="step" value="time" />
      <nav aria-label={words.day}>
        <ul className="day-choices">
          {days.map((one) => (
            <li key={one.date}>
              <Link to={one.href} className="choice-tile" aria-current={one.isChosen ? 'date' : undefined}>
                <DayLabel of={one} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {day !== null && (
        <section aria-label={words.chooseTime} className="schedule-times" id={TIMES}>
          <h3 ref={heading} tabIndex={-1}>
            {day.label}
          </h3>
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
    </StepForm>
  );
}
