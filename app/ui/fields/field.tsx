import type { ReactNode } from 'react';
import { useElementId } from '../use-element-id.ts';

/** Texts around the control of a field. */
export interface FieldProps {
  readonly label: string;
  /** Explains the expected input in advance. */
  readonly hint?: string | undefined;
  /** Says what is wrong and how to fix it. Announced when it appears. */
  readonly error?: string | undefined;
}

/** Attributes that link a control to its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/**
 * Attributes of a control with these texts. IDs end in `-description` and `-error`, as form libraries derive them
 * from a field's ID.
 */
export function controlAttributes(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): ControlAttributes {
  const described = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error ? true : undefined,
  };
}

interface FieldFrameProps extends FieldProps {
  readonly id: string | undefined;
  /** Renders the control with the attributes that link it to its texts. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above a control, hint in between, error below. */
export function Field({ id, label, hint, error, children }: FieldFrameProps) {
  const made = useElementId();
  const attributes = controlAttributes(id ?? made, { hint, error });
  return (
    <div className="field">
      <label className="field-label" htmlFor={attributes.id}>
        {label}
      </label>
      <FieldHint id={attributes.id} hint={hint} />
      {children(attributes)}
      <FieldError id={attributes.id} error={error} />
    </div>
  );
}

/** Hint for the control or group with this ID. */
export function FieldHint({ id, hint }: { readonly id: string } & Pick<FieldProps, 'hint'>) {
  if (!hint) return null;
  return (
    <p className="field-hint" id={`${id}-description`}>
      {hint}
    </p>
  );
}

/** Error of the control or group with this ID. */
export function FieldError({ id, error }: { readonly id: string } & Pick<FieldProps, 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`} role="alert">
      {error}
    </p>
  );
}
