import { ConsentBox } from './consent-box.tsx';
import { LeadTextField } from './lead-fields.tsx';
import { useLeadForm } from './lead-form-context.ts';
import { PhoneField } from './phone-field.tsx';

/**
 * The contact fields of every form, all four required (decision 114). The checkbox for calls and texts is below the
 * phone field.
 */
export function ContactFields() {
  const { labels, consent } = useLeadForm();
  return (
    <>
      <div className="lead-form-row">
        <LeadTextField name="firstName" label={labels.firstName} autoComplete="given-name" />
        <LeadTextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      </div>
      <LeadTextField
        name="email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneField name="phone" label={labels.phone} />
      {consent !== null && <ConsentBox consent={consent} />}
    </>
  );
}
