import { useElementId } from '../../ui/use-element-id.ts';
import { FIELD_STEPS, type NumberField, numberOf } from './term-fields.ts';

interface SliderFieldProps {
  readonly name: NumberField;
  readonly label: string;
  /** what the number is of; none for points */
  readonly unit?: '$' | '%';
  /** what the number is called */
  readonly note?: string;
  /** as it stands in the field, perhaps half written */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number to write, and a slider that says the same: whoever cannot drag writes, whoever has no script too. */
export function SliderField({ name, label, unit, note, value, onChange }: SliderFieldProps) {
  const id = useElementId();
  const steps = FIELD_STEPS[name];
  const number = String(numberOf(name, value));
  return (
    <div className="slider-field" data-field={name}>
      <label className="field-label" htmlFor={id}>
        {label}
        {note !== undefined && <span className="slider-note">{note}</span>}
      </label>
      <span className="slider-number" data-unit={unit}>
        <input
          className="control number"
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          {...steps}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          // What was half written becomes what is reckoned with.
          onBlur={() => onChange(number)}
        />
      </span>
      {/* Says nothing that the field beside it does not say: keyboards and screen readers have that one. */}
      <input
        className="slider"
        type="range"
        {...steps}
        value={number}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
