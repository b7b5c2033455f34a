import type { ComponentProps } from 'react';
import { controlAttributes, FieldError, FieldHint, type FieldProps } from './field.tsx';
import type { Option } from './select.tsx';
import { useElementId } from '../use-element-id.ts';

interface RadioGroupProps extends FieldProps, Pick<ComponentProps<'input'>, 'required' | 'defaultValue'> {
  readonly id?: string;
  readonly name: string;
  readonly options: readonly Option[];
  /** Whether it has the first mistake of its form: without JavaScript, its first option gets the focus. */
  readonly isFirstWrong?: boolean | undefined;
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
  isFirstWrong = false,
}: RadioGroupProps) {
  const made = useElementId();
  const { id: group, ...attributes } = controlAttributes(id ?? made, { hint, error });
  return (
    <fieldset className="field" role="radiogroup" id={group} {...attributes}>
      <legend className="field-label">{label}</legend>
      <FieldHint id={group} hint={hint} />
      {options.map(({ value, label, hint: more, disabled }, at) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required={required}
            disabled={disabled}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after mistakes
            autoFocus={isFirstWrong && at === 0}
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
