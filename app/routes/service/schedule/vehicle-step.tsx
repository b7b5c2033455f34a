import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { type Answered, firstWrong } from '#app/forms/steps/step-answer.ts';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ServiceStepView } from './schedule-view.server.ts';

interface VehicleStepProps {
  readonly step: ServiceStepView<'vehicle'>;
  readonly answered: Answered | undefined;
}

/** The car, and the service center if there are several. */
export function VehicleStep({ step: { centers, values, labels }, answered }: VehicleStepProps) {
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
    <>
      {centers.length > 0 && (
        <RadioGroup {...field('store')} options={centers} isFirstWrong={first === 'store'} />
      )}
      <TextField {...field('year')} inputMode="numeric" maxLength={4} autoComplete="off" />
      <div className="lead-form-row">
        <TextField {...field('make')} autoComplete="off" />
        <TextField {...field('model')} autoComplete="off" />
      </div>
    </>
  );
}
