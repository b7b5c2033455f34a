import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Form, useActionData, useLoaderData } from '#app/framework.ts';
import { robotsTag } from '#app/site/head/head-tags.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import styles from './appointment.css?url';
import { type AppointmentView, appointmentView } from './appointment-view.server.ts';
import { changeAppointment } from './change-appointment.server.ts';
import { OtherTimes } from './other-times.tsx';

/**
 * Target of the links in the mails about an appointment. Opening it changes nothing, because mail programs open links to
 * check them.
 */
export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  appointmentView(params['ticket'], new URL(request.url).searchParams, context);

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  changeAppointment(params['ticket'], request, context);

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.heading }] : []),
  robotsTag(false),
];

export default function Appointment() {
  const view = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const { heading, text, when, where, words } = view;
  return (
    <div className="narrow-page">
      <h1>{heading}</h1>
      <section className="form-sheet" aria-label={heading}>
        {problem !== undefined && (
          <p className="lead-form-trouble" role="alert">
            {problem}
          </p>
        )}
        <dl className="appointment-facts">
          <div>
            <dt>{words['schedule.when']}</dt>
            <dd className="number">{when}</dd>
          </div>
          <div>
            <dt>{words['schedule.where']}</dt>
            <dd>{where}</dd>
          </div>
        </dl>
        <p>{text}</p>
        <Choices view={view} />
      </section>
    </div>
  );
}

/** What can be done with the appointment. */
function Choices({ view }: { readonly view: AppointmentView }) {
  const { kind, phone, links: to, words } = view;
  if (kind === 'reschedule')
    return (
      <>
        <OtherTimes view={view} />
        <p>
          <a href={to.cancel}>{words['appointment.cancel']}</a>
        </p>
      </>
    );
  if (kind === 'cancel')
    return (
      <Form method="post" reloadDocument className="appointment-actions">
        <Button type="submit">{words['appointment.cancel']}</Button>
        <a href={to.reschedule}>{words['appointment.reschedule']}</a>
      </Form>
    );
  if (kind === 'past')
    return phone === null ? null : (
      <p>
        <a className="number" href={phone.href} aria-label={phone.spoken}>
          {phone.number}
        </a>
      </p>
    );
  return (
    <p className="appointment-actions">
      <ButtonLink to={to.calendar} kind="secondary" reloadDocument download="appointment.ics">
        {words[kind === 'cancelled' ? 'appointment.removeFromCalendar' : 'appointment.addToCalendar']}
      </ButtonLink>
      {kind === 'moved' && <a href={to.reschedule}>{words['appointment.reschedule']}</a>}
    </p>
  );
}
