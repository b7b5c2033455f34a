import { answeredStep } from '#app/forms/steps/step-answer.ts';
import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import type { ServiceStepView } from './schedule-steps.server.ts';

const GROUP = stepFieldId('service');

/** The services to choose from, with what is done and how long it takes. */
export function ServicesStep({
  step: { services, heading },
  sending,
}: StepProps<ServiceStepView<'services'>>) {
  const answered = answeredStep(sending.answer);
  const error = answered?.problems['service'];
  const entered = answered?.values['service']?.split(',');
  return (
    <StepForm sending={sending} labels={{ service: heading }}>
      <input type="hidden" name="step" value="services" />
      <fieldset
        className="schedule-services"
        id={GROUP}
        aria-describedby={error === undefined ? undefined : `${GROUP}-error`}
      >
        <legend className="sr-only">{heading}</legend>
        <FieldError id={GROUP} error={error} />
        {services.map(({ opCode, name, description, duration, isChosen }, at) => (
          <label key={opCode} className="schedule-service">
            <input
              type="checkbox"
              name="service"
              value={opCode}
              defaultChecked={entered?.includes(opCode) ?? isChosen}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, after mistakes
              autoFocus={error !== undefined && at === 0}
            />
            <span className="schedule-service-name">{name}</span>
            <span className="schedule-service-duration number">{duration}</span>
            {description !== null && <span className="schedule-service-text">{description}</span>}
          </label>
        ))}
      </fieldset>
    </StepForm>
  );
}
