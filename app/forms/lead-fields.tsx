import { getInputProps, getSelectProps, getTextareaProps, useField } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { Select } from '../ui/select.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { messageIn, useLeadForm } from './lead-form-context.ts';

/** What fields of a form say by themselves: name and label; what is wrong with them comes from the form. */
type Own<Props> = Omit<Props, 'name' | 'error' | 'id' | 'defaultValue' | 'form' | 'required'> & {
  /** as the payload has it (spec 3) */
  readonly name: string;
};

/** One line of text in a lead form. */
export function LeadTextField({ name, ...rest }: Own<ComponentProps<typeof TextField>>) {
  const [field] = useField<string>(name);
  const error = messageIn(useLeadForm(), field.errors);
  const { key, ...control } = getInputProps(field, { type: 'text', ariaAttributes: false });
  return <TextField key={key} {...control} {...rest} error={error} />;
}

/** Several lines of text in a lead form. */
export function LeadTextArea({ name, ...rest }: Own<ComponentProps<typeof TextArea>>) {
  const [field] = useField<string>(name);
  const error = messageIn(useLeadForm(), field.errors);
  const { key, ...control } = getTextareaProps(field, { ariaAttributes: false });
  return <TextArea key={key} {...control} {...rest} error={error} />;
}

/** A file in a lead form. What was chosen is lost when a page without script comes back: browsers keep no file. */
export function LeadFileField({ name, ...rest }: Own<ComponentProps<typeof TextField>>) {
  const [field] = useField<File>(name);
  const error = messageIn(useLeadForm(), field.errors);
  const { key, ...control } = getInputProps(field, { type: 'file', ariaAttributes: false });
  return <TextField key={key} {...control} {...rest} error={error} />;
}

/** One of many in a lead form. */
export function LeadSelect({ name, ...rest }: Own<ComponentProps<typeof Select>>) {
  const [field] = useField<string>(name);
  const error = messageIn(useLeadForm(), field.errors);
  const { key, ...control } = getSelectProps(field, { ariaAttributes: false });
  return <Select key={key} {...control} {...rest} error={error} />;
}
