import { stateNames } from '../../../stores/state-names.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CarField } from './read-car.server.ts';
import { stepFieldId } from '../../../forms/steps/step-error-summary.tsx';
import type { Answered } from '../../../forms/steps/step-answer.ts';
import type { StepView } from './trade-in-view.server.ts';

interface CarStepProps {
  readonly step: StepView<'car'>;
  readonly answered: Answered | undefined;
}

/** The car: by its VIN or its plate, and by year, make and model. */
export function CarStep({ step, answered }: CarStepProps) {
  const { locale, values, labels, hints, options, words } = step;
  const field = (name: CarField) => ({
    id: stepFieldId(name),
    name,
    label: labels[name] ?? name,
    error: answered?.problems[name],
    defaultValue: answered?.values[name] ?? values[name],
  });
  const optional = (name: CarField) => {
    const { label, ...rest } = field(name);
    return { ...rest, label: `${label} ${words.optional}` };
  };
  const chosen = (answered?.values['options'] ?? values.options).split(',');
  return (
    <>
      <TextField
        {...optional('vin')}
        hint={hints.vin}
        maxLength={25}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="lead-form-row">
        <TextField {...field('year')} inputMode="numeric" maxLength={4} autoComplete="off" />
        <TextField {...field('make')} autoComplete="off" />
      </div>
      <div className="lead-form-row">
        <TextField {...field('model')} autoComplete="off" />
        <TextField {...optional('trim')} autoComplete="off" />
      </div>
      <div className="lead-form-row">
        <TextField {...field('mileage')} inputMode="numeric" autoComplete="off" />
        <TextField {...optional('exteriorColor')} autoComplete="off" />
      </div>
      <Select {...optional('bodyStyle')} options={options.bodyStyle} placeholder={words.choose} />
      <fieldset className="trade-in-options">
        <legend className="field-label">{words.options}</legend>
        {options.equipment.map(({ value, label }) => (
          <Checkbox
            key={value}
            name="options"
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </fieldset>
      <fieldset className="trade-in-plate">
        <legend className="field-label">{words.plate}</legend>
        <div className="lead-form-row">
          <TextField
            {...field('licencePlate')}
            label={words.number}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Select
            {...field('state')}
            options={stateNames(locale).map(([value, label]) => ({ value, label }))}
            placeholder={words.choose}
          />
        </div>
      </fieldset>
    </>
  );
}
