import { getInputProps, getSelectProps, getTextareaProps, useField } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import { errorMessage, useLeadForm } from './lead-form-context.ts';

/** Props that a field needs by itself, such as name and label. Its errors come from the form. */
type Own<Props> = Omit<
  Props,
  'name' | 'error' | 'id' | 'defaultValue' | 'form' | 'required' | 'autoFocus'
> & {
  /** Name in the payload (spec 3). */
  readonly name: string;
};

const BY_FIELD = { ariaAttributes: false } as const;

/** Connects a field to its form. Without JavaScript, the browser focuses the first invalid field. */
function useLeadField<Value>(name: string) {
  const [field] = useField<Value>(name);
  const form = useLeadForm();
  return { field, shown: { error: errorMessage(form, field.errors), autoFocus: name === form.firstWrong } };
}

/** A text field in a lead form. */
export function LeadTextField({ name, ...rest }: Own<ComponentProps<typeof TextField>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getInputProps(field, { type: 'text', ...BY_FIELD });
  return <TextField key={key} {...control} {...rest} {...shown} />;
}

/** A multi-line text field in a lead form. */
export function LeadTextArea({ name, ...rest }: Own<ComponentProps<typeof TextArea>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getTextareaProps(field, BY_FIELD);
  return <TextArea key={key} {...control} {...rest} {...shown} />;
}

/**
 * A file field in a lead form. Without JavaScript the file must be chosen again after an error, because browsers
 * don't keep it.
 */
export function LeadFileField({ name, ...rest }: Own<ComponentProps<typeof TextField>>) {
  const { field, shown } = useLeadField<File>(name);
  const { key, ...control } = getInputProps(field, { type: 'file', ...BY_FIELD });
  return <TextField key={key} {...control} {...rest} {...shown} />;
}

/** A select in a lead form. */
export function LeadSelect({ name, ...rest }: Own<ComponentProps<typeof Select>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getSelectProps(field, BY_FIELD);
  return <Select key={key} {...control} {...rest} {...shown} />;
}

/** A checkbox in a lead form that must be checked. */
export function LeadCheckbox({ name, ...rest }: Own<ComponentProps<typeof Checkbox>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getInputProps(field, { type: 'checkbox', ...BY_FIELD });
  return <Checkbox key={key} {...control} {...rest} {...shown} />;
}
