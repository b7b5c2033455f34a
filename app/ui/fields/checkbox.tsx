import type { ComponentProps, ReactNode } from 'react';
import { controlAttributes, FieldError, FieldHint, type FieldProps } from './field.tsx';
import { useElementId } from '../use-element-id.ts';

interface CheckboxProps
  extends Omit<FieldProps, 'label'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain a link to the terms. */
  readonly label: ReactNode;
}

/** Checkbox whose whole line is clickable. */
export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const made = useElementId();
  const attributes = controlAttributes(id ?? made, { hint, error });
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" {...rest} {...attributes} />
        <span>{label}</span>
      </label>
      <FieldHint id={attributes.id} hint={hint} />
      <FieldError id={attributes.id} error={error} />
    </div>
  );
}
