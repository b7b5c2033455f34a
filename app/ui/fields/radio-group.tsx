import type { ComponentProps } from 'react';
import { controlAttributes, FieldError, FieldHint, type FieldProps } from './field.tsx';
import type { Option } from './select.tsx';
import { useElementId } from '../use-element-id.ts';

interface RadioGroupProps extends FieldProps, Pick<ComponentProps<'input'>, 'required' | 'defaultValue'> {
  readonly id?: string;
  readonly name: string;
  readonly options: readonly Option[];
}

/** Radio buttons for a few options, all visible. */
export function RadioGroup({
  label,
  hint,
  error,
  id,
  name,
  options,
  required,
  defaultValue,
}: RadioGroupProps) {
  const made = useElementId();
  const { id: group, ...attributes } = controlAttributes(id ?? made, { hint, error });
  return (
    <fieldset className="field" role="radiogroup" id={group} {...attributes}>
      <legend className="field-label">{label}</legend>
      <FieldHint id={group} hint={hint} />
      {options.map(({ value, label, hint: more, disabled }) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required={required}
            disabled={disabled}
          />
          <span>
            {label}
            {more !== undefined && <span className="choice-hint">{more}</span>}
          </span>
        </label>
      ))}
      <FieldError id={group} error={error} />
    </fieldset>
  );
}
