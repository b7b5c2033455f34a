import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A value of a form and how it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly Option[];
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
          {options.map(({ value, label, disabled = false }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
