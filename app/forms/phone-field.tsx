import type { FormEvent } from 'react';
import { LeadTextField } from './lead-fields.tsx';
import { useLeadForm } from './lead-form-context.ts';
import { maskPhone } from './phone-mask.ts';

interface PhoneFieldProps {
  readonly name: string;
  readonly label: string;
}

/**
 * A phone number field. It applies the mask while the visitor types at the end. While they delete or edit in the
 * middle, the text is not touched until they leave the field.
 */
export function PhoneField({ name, label }: PhoneFieldProps) {
  const { phoneMask } = useLeadForm();
  const mask = (input: HTMLInputElement) => {
    const masked = maskPhone(input.value, phoneMask);
    if (masked !== input.value) input.value = masked;
  };
  const whileWriting = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    if (!isDeleting && input.selectionStart === input.value.length) mask(input);
  };
  return (
    <LeadTextField
      name={name}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onInput={whileWriting}
      onBlur={({ currentTarget }) => mask(currentTarget)}
    />
  );
}
