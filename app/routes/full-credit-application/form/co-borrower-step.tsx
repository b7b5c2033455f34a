import { answeredStep } from '#app/forms/steps/step-answer.ts';
import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import type { CreditStepView } from './credit-steps.server.ts';

const NAME = 'hasCoBorrower';

/** Whether somebody applies together with the applicant. */
export function CoBorrowerStep({ step, sending }: StepProps<CreditStepView<'coBorrower'>>) {
  const { label, options, value } = step;
  const answered = answeredStep(sending.answer);
  const error = answered?.problems[NAME];
  return (
    <StepForm sending={sending} labels={{ [NAME]: label }}>
      <RadioGroup
        id={stepFieldId(NAME)}
        name={NAME}
        label={label}
        options={options}
        defaultValue={answered?.values[NAME] ?? value}
        error={error}
        isFirstWrong={error !== undefined}
      />
    </StepForm>
  );
}
