import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { Link, useActionData, useLoaderData } from '#app/framework.ts';
import { type StepComponents, StepFields } from '#app/forms/steps/step-fields.tsx';
import { useStepHeading } from '#app/forms/steps/use-step-heading.ts';
import { revalidateIfRefused, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { ServiceDetails } from './details-step.tsx';
import styles from './schedule.css?url';
import { type ScheduleView, scheduleView } from './schedule-view.server.ts';
import { ServicesStep } from './services-step.tsx';
import { submitSchedule } from './submit-schedule.server.ts';
import { TimeStep } from './time-step.tsx';
import { VehicleStep } from './vehicle-step.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) => scheduleView(request, context);

export const action = ({ context, request }: ActionFunctionArgs) => submitSchedule(request, context);

export const clientAction = submitOrPreserve;
/** The time that a refused form asked for may be taken. */
export const shouldRevalidate = revalidateIfRefused;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

/** How each step before the last looks. */
const COMPONENTS: StepComponents<Exclude<ScheduleView['step'], { kind: 'details' }>> = {
  vehicle: VehicleStep,
  services: ServicesStep,
  time: TimeStep,
};

export default function Schedule() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { heading, number, count, progress, back, step, summary, words } = view;
  const title = useStepHeading(number);
  return (
    <div className="schedule narrow-page" data-keeps-focus>
      <h1>{heading}</h1>
      {progress !== null && <StepProgress text={progress} value={number} max={count} />}
      {summary.length > 0 && (
        <dl className="schedule-summary">
          {summary.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {href !== null && (
                  <Link to={href} aria-label={`${words.change}: ${label}`}>
                    {words.change}
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <section className="form-sheet" aria-labelledby="schedule-step">
        <h2 id="schedule-step" ref={title} tabIndex={-1}>
          {step.heading}
        </h2>
        {step.text !== null && <p>{step.text}</p>}
        {step.kind === 'details' ? (
          <ServiceDetails
            key={step.step}
            step={step}
            answer={answer !== undefined && 'problems' in answer ? undefined : answer}
          />
        ) : (
          <StepFields
            key={number}
            components={COMPONENTS}
            step={step}
            sending={{ form: 'SERVICE', action: view.action, answer, words }}
          />
        )}
      </section>
      {back !== null && <Link to={back}>{words.back}</Link>}
    </div>
  );
}
