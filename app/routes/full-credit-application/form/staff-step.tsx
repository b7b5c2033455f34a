import { answeredStep } from '#app/forms/steps/step-answer.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { CreditStepView } from './credit-steps.server.ts';

/** With whom the applicant has worked. */
export function StaffStep({ step, sending }: StepProps<CreditStepView<'staff'>>) {
  const { label, options, placeholder, value } = step;
  return (
    <StepForm sending={sending} labels={{ staffMember: label }}>
      <Select
        name="staffMember"
        label={label}
        options={options}
        placeholder={placeholder}
        defaultValue={answeredStep(sending.answer)?.values['staffMember'] ?? value}
        autoComplete="off"
      />
    </StepForm>
  );
}
