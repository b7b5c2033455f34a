import { ButtonLink } from '#app/ui/button.tsx';
import type { ServiceStepView } from './schedule-steps.server.ts';

interface DoneProps extends Pick<ServiceStepView<'details'>, 'words'> {
  readonly done: NonNullable<ServiceStepView<'details'>['done']>;
  /** Whether it stands alone, without the form's own message. */
  readonly hasHeading?: boolean;
}

/** What was booked, with its calendar file and the links that change it. */
export function Done({ done: { heading, text, when, links, again }, words, hasHeading = false }: DoneProps) {
  return (
    <div className="schedule-done">
      {hasHeading && (
        <>
          <h3>{heading}</h3>
          {text !== null && <p>{text}</p>}
        </>
      )}
      {when !== null && <p className="schedule-when number">{when}</p>}
      {links === null ? (
        <ButtonLink to={again} kind="secondary">
          {words['schedule.again']}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={links.calendar} kind="secondary" reloadDocument download="appointment.ics">
            {words['appointment.addToCalendar']}
          </ButtonLink>
          <ul className="schedule-links">
            <li>
              <a href={links.reschedule}>{words['appointment.reschedule']}</a>
            </li>
            <li>
              <a href={links.cancel}>{words['appointment.cancel']}</a>
            </li>
            <li>
              <a href={again}>{words['schedule.again']}</a>
            </li>
          </ul>
        </>
      )}
    </div>
  );
}
