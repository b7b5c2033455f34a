import { stateNames } from '#app/stores/state-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { CarField } from './read-car.server.ts';
import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { answeredStep, firstWrong } from '#app/forms/steps/step-answer.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import type { CarAnswered } from './vin-view.server.ts';
import type { TradeInStepView } from './trade-in-steps.server.ts';

/** The car: by its VIN or its plate, and by year, make and model. */
export function CarStep({ step, sending }: StepProps<TradeInStepView<'car'>>) {
  const { locale, values, labels, hints, options, words } = step;
  const answered: CarAnswered | undefined = answeredStep(sending.answer);
  const vin = answered?.vin ?? step.vin;
  const first = firstWrong(answered, Object.keys(labels));
  const field = (name: CarField) => ({
    id: stepFieldId(name),
    name,
    label: labels[name] ?? name,
    error: answered?.problems[name],
    defaultValue: answered?.values[name] ?? values[name],
    autoFocus: name === first,
  });
  const optional = (name: CarField) => {
    const { label, ...rest } = field(name);
    return { ...rest, label: `${label} ${words.optional}` };
  };
  const bodyStyle = optional('bodyStyle');
  const trim = optional('trim');
  const trims = [...new Set([...vin.trims, ...(trim.defaultValue === '' ? [] : [trim.defaultValue])])];
  const chosen = (answered?.values['options'] ?? values.options).split(',');
  return (
    <StepForm sending={sending} labels={labels}>
      {vin.hint !== null && (
        <div className="trade-in-question" role="alert">
          {vin.question !== null && <p>{vin.question}</p>}
          <p>{vin.hint}</p>
        </div>
      )}
      <input type="hidden" name="checkedVin" value={vin.checkedVin} />
      <div className="trade-in-vin">
        <TextField
          {...optional('vin')}
          hint={hints.vin}
          maxLength={25}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" name="lookUp" value="vin" kind="secondary">
          {words.lookUp}
        </Button>
      </div>
      <div className="lead-form-row">
        <TextField {...field('year')} inputMode="numeric" maxLength={4} autoComplete="off" />
        <TextField {...field('make')} autoComplete="off" />
      </div>
      <div className="lead-form-row">
        <TextField {...field('model')} autoComplete="off" />
        {vin.trims.length > 1 ? (
          <Select
            {...trim}
            options={trims.map((value) => ({ value, label: value }))}
            placeholder={words.unknownTrim}
          />
        ) : (
          <TextField {...trim} autoComplete="off" />
        )}
      </div>
      <div className="lead-form-row">
        <TextField {...field('mileage')} inputMode="numeric" autoComplete="off" />
        <TextField {...optional('exteriorColor')} autoComplete="off" />
      </div>
      <Select
        key={bodyStyle.defaultValue}
        {...bodyStyle}
        options={options.bodyStyle}
        placeholder={words.choose}
      />
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
    </StepForm>
  );
}
