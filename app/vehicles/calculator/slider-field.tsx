import { useElementId } from '#app/ui/use-element-id.ts';
import { FIELD_STEPS, type NumberField, numberOf } from './term-fields.ts';

interface SliderFieldProps {
  readonly name: NumberField;
  readonly label: string;
  /** Unit of the number. Undefined for points. */
  readonly unit?: '$' | '%';
  /** Label of the number. */
  readonly note?: string;
  /** The field's text, possibly incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Number input with a slider. The input also works by keyboard and without JavaScript. */
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
          // Replaces incomplete text with the number used in the calculation.
          onBlur={() => onChange(number)}
        />
      </span>
      {/* Hidden from keyboards and screen readers, which have the same value in the input beside it. */}
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
