import { useState } from 'react';
import { useElementId } from '#app/ui/use-element-id.ts';
import { fillIn } from './fill-in.ts';
import { FIELD_STEPS, type NumberField, numberOf, roundedFrom } from './term-fields.ts';

interface SliderFieldProps {
  readonly name: NumberField;
  readonly label: string;
  /** Unit of the number. Undefined for points. */
  readonly unit?: '$' | '%';
  /** Label of the number. */
  readonly note?: string;
  /** Says that a number was rounded, with `{step}`, `{entered}` and `{used}`. */
  readonly rounded: string;
  /** The field's text, possibly incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number as both languages write it in the US. */
const withUnit = (number: number, unit: SliderFieldProps['unit']): string => {
  const digits = number.toLocaleString('en-US');
  return unit === '$' ? `$${digits}` : `${digits}${unit ?? ''}`;
};

/** Number input with a slider. The input also works by keyboard and without JavaScript. */
export function SliderField({ name, label, unit, note, rounded, value, onChange }: SliderFieldProps) {
  const id = useElementId();
  const steps = FIELD_STEPS[name];
  const number = String(numberOf(name, value));
  const [change, setChange] = useState<ReturnType<typeof roundedFrom>>(null);
  const update = (text: string) => {
    setChange(null);
    onChange(text);
  };
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
          onChange={(event) => update(event.currentTarget.value)}
          // Replaces text with the number used in the calculation, and says so if it was another number.
          onBlur={() => {
            setChange(roundedFrom(name, value) ?? change);
            onChange(number);
          }}
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
        onChange={(event) => update(event.currentTarget.value)}
      />
      <output className="slider-rounded" htmlFor={id}>
        {change !== null &&
          fillIn(rounded, {
            step: withUnit(steps.step, unit),
            entered: withUnit(change.entered, unit),
            used: withUnit(change.used, unit),
          })}
      </output>
    </div>
  );
}
