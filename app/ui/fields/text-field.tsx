import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** Single-line text input. `type`, `inputMode` and `autoComplete` select the right keyboard. */
export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => <input className="control" type="text" {...rest} {...attributes} />}
    </Field>
  );
}

type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Multi-line text input. It grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, id, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => <textarea className="control" rows={4} {...rest} {...attributes} />}
    </Field>
  );
}
