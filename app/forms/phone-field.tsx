import { LeadTextField } from './lead-fields.tsx';
import { useLeadForm } from './lead-form-context.ts';
import { maskPhone, PHONE_PLACEHOLDER } from '@rooftop/platform/wording/phone-mask';
import { masked } from './masked.ts';

interface PhoneFieldProps {
  readonly name: string;
  readonly label: string;
}

/** A phone number field with the dealership's mask. */
export function PhoneField({ name, label }: PhoneFieldProps) {
  const { phoneMask } = useLeadForm();
  return (
    <LeadTextField
      name={name}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={PHONE_PLACEHOLDER}
      {...masked((text) => maskPhone(text, phoneMask))}
    />
  );
}
