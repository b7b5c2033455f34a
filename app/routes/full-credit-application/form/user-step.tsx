import { ConsentBox } from '#app/forms/consent-box.tsx';
import { masked } from '#app/forms/masked.ts';
import { answeredStep } from '#app/forms/steps/step-answer.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { maskPhone, PHONE_PLACEHOLDER } from '@rooftop/platform/wording/phone-mask';
import { fieldPropsOf } from './field-props.ts';
import type { CreditStepView } from './credit-steps.server.ts';

/** Who the applicant or the co-borrower is, and how to reach them. */
export function UserStep({ step, sending }: StepProps<CreditStepView<'user'>>) {
  const answer = answeredStep(sending.answer);
  const { isSelf, labels, values, suffixes, consent, hasConsent, phoneMask, words } = step;
  const field = fieldPropsOf({ labels, values, answer });
  const isConsenting =
    consent !== null && answer !== undefined ? consent.fields.box in answer.values : hasConsent;
  /** Browsers fill in the person at the form, nobody else. */
  const own = (token: string) => (isSelf ? token : 'off');
  return (
    <StepForm sending={sending} labels={labels}>
      <div className="lead-form-row">
        <TextField {...field('firstName')} autoComplete={own('given-name')} />
        <TextField {...field('middleName', words['form.optional'])} autoComplete={own('additional-name')} />
      </div>
      <div className="lead-form-row">
        <TextField {...field('lastName')} autoComplete={own('family-name')} />
        <Select
          {...field('suffix', words['form.optional'])}
          options={suffixes}
          placeholder={words['credit.noSuffix']}
          autoComplete={own('honorific-suffix')}
        />
      </div>
      <div className="lead-form-row">
        <TextField {...field('dateOfBirth')} type="date" autoComplete={own('bday')} />
      </div>
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete={own('email')}
        spellCheck={false}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete={own('tel')}
        placeholder={PHONE_PLACEHOLDER}
        {...masked((text) => maskPhone(text, phoneMask))}
      />
      {consent !== null && <ConsentBox consent={consent} isChecked={isConsenting} />}
    </StepForm>
  );
}
