import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { answeredStep, firstWrong } from '#app/forms/steps/step-answer.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ServiceStepView } from './schedule-steps.server.ts';

/** The car, and the service center if there are several. */
export function VehicleStep({ step, sending }: StepProps<ServiceStepView<'vehicle'>>) {
  const { centers, values, labels } = step;
  const answered = answeredStep(sending.answer);
  const first = firstWrong(answered, Object.keys(labels));
  const field = (name: keyof typeof values) => ({
    id: stepFieldId(name),
    name,
    label: labels[name],
    error: answered?.problems[name],
    defaultValue: answered?.values[name] ?? values[name],
    autoFocus: name === first,
  });
  return (
    <StepForm sending={sending} labels={labels}>
      <input type="hidden" name="step" value="vehicle" />
      {centers.length > 0 && (
        <RadioGroup {...field('store')} options={centers} isFirstWrong={first === 'store'} />
      )}
      <TextField {...field('year')} inputMode="numeric" maxLength={4} autoComplete="off" />
      <div className="lead-form-row">
        <TextField {...field('make')} autoComplete="off" />
        <TextField {...field('model')} autoComplete="off" />
      </div>
    </StepForm>
  );
}
