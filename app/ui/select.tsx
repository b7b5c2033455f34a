import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A value of a form and how it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Values under a heading. */
export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly Option[];
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly (Option | OptionGroup)[];
  /** shown while nothing is chosen; sends an empty value */
  readonly placeholder?: string;
}

/** One of many, in the list that the device knows best. */
export function Select({ label, hint, error, id, options, placeholder, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <select className="control control-select" {...rest} {...attributes}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((one) =>
            'heading' in one ? (
              <optgroup key={one.heading} label={one.heading}>
                {one.options.map(choice)}
              </optgroup>
            ) : (
              choice(one)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

const choice = ({ value, label, disabled = false }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
