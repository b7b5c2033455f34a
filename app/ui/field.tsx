import type { ReactNode } from 'react';
import { useElementId } from './use-element-id.ts';

/** What every field has around its control. */
export interface FieldProps {
  readonly label: string;
  /** what to write, said before anybody writes it wrong */
  readonly hint?: string | undefined;
  /** what is wrong and how to mend it; announced when it appears */
  readonly error?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/**
 * The attributes of a control with these texts around it.
 * Ids end in `-description` and `-error`, as form libraries name them from the id of a field.
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
  /** the control, given what ties it to the texts */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label above a control, a hint between them, an error below. */
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

/** The hint of the control or group with this id. */
export function FieldHint({ id, hint }: { readonly id: string } & Pick<FieldProps, 'hint'>) {
  if (!hint) return null;
  return (
    <p className="field-hint" id={`${id}-description`}>
      {hint}
    </p>
  );
}

/** The error of the control or group with this id. */
export function FieldError({ id, error }: { readonly id: string } & Pick<FieldProps, 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`} role="alert">
      {error}
    </p>
  );
}
