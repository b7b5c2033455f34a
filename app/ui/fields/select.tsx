import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** Form value and its label. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Explains the option, where there is room for it. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** Options under a heading. */
interface OptionGroup {
  readonly heading: string;
  readonly options: readonly Option[];
}

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly options: readonly (Option | OptionGroup)[];
  /** Shown while nothing is selected; submits an empty value. */
  readonly placeholder?: string;
}

/** Native select for long lists of options. */
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
