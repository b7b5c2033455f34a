import { getInputProps, getSelectProps, getTextareaProps, useField } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { Select } from '../ui/select.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { messageIn, useLeadForm } from './lead-form-context.ts';

/** What fields of a form say by themselves: name and label; what is wrong with them comes from the form. */
type Own<Props> = Omit<
  Props,
  'name' | 'error' | 'id' | 'defaultValue' | 'form' | 'required' | 'autoFocus'
> & {
  /** as the payload has it (spec 3) */
  readonly name: string;
};

const BY_FIELD = { ariaAttributes: false } as const;

/** A field as the form knows it. Without script, the browser puts the focus on the first that is wrong. */
function useLeadField<Value>(name: string) {
  const [field] = useField<Value>(name);
  const form = useLeadForm();
  return { field, shown: { error: messageIn(form, field.errors), autoFocus: name === form.firstWrong } };
}

/** One line of text in a lead form. */
export function LeadTextField({ name, ...rest }: Own<ComponentProps<typeof TextField>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getInputProps(field, { type: 'text', ...BY_FIELD });
  return <TextField key={key} {...control} {...rest} {...shown} />;
}

/** Several lines of text in a lead form. */
export function LeadTextArea({ name, ...rest }: Own<ComponentProps<typeof TextArea>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getTextareaProps(field, BY_FIELD);
  return <TextArea key={key} {...control} {...rest} {...shown} />;
}

/** A file in a lead form. What was chosen is lost when a page without script comes back: browsers keep no file. */
export function LeadFileField({ name, ...rest }: Own<ComponentProps<typeof TextField>>) {
  const { field, shown } = useLeadField<File>(name);
  const { key, ...control } = getInputProps(field, { type: 'file', ...BY_FIELD });
  return <TextField key={key} {...control} {...rest} {...shown} />;
}

/** One of many in a lead form. */
export function LeadSelect({ name, ...rest }: Own<ComponentProps<typeof Select>>) {
  const { field, shown } = useLeadField<string>(name);
  const { key, ...control } = getSelectProps(field, BY_FIELD);
  return <Select key={key} {...control} {...rest} {...shown} />;
}
