import type { Form as FormName } from '@rooftop/forms/lead-forms';
import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from '#app/framework.ts';
import { Button } from '#app/ui/button.tsx';
import { type Answered, answeredStep } from './step-answer.ts';
import { StepErrorSummary } from './step-error-summary.tsx';
import { useFirstMistake } from './use-first-mistake.ts';

/** How a step is sent, the same for all steps of a form. */
export interface StepSending {
  /** For facts about it. */
  readonly form: FormName;
  /** URL of the step, to which it is sent. */
  readonly action: string;
  /** What the route's action returned. */
  readonly answer: Answered | { readonly state: string } | undefined;
  readonly words: {
    readonly next: string;
    /** Says how many fields are wrong, with `{count}`. */
    readonly wrong: string;
    readonly failed: string;
  };
}

/** Props of a step's component. */
export interface StepProps<Step> {
  readonly step: Step;
  readonly sending: StepSending;
}

interface StepFormProps extends Pick<StepProps<never>, 'sending'> {
  /** Of the step's fields, in their order. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether a button leads to the next step. False if the fields are buttons. Defaults to true. */
  readonly hasNext?: boolean;
  readonly children: ReactNode;
}

/**
 * A step that is sent to its own URL and leads to the next one, the same for all forms of several steps. After mistakes
 * it names them, and the first one gets the focus. It works without JavaScript.
 */
export function StepForm({ sending, labels, hasNext = true, children }: StepFormProps) {
  const { form, action, answer, words } = sending;
  const isBusy = useNavigation().state !== 'idle';
  const element = useRef<HTMLFormElement>(null);
  useFirstMistake(element, answer);
  const problems = answeredStep(answer)?.problems;
  const hasFailed = answer !== undefined && 'state' in answer && answer.state === 'failed';
  const hasProblems = problems !== undefined && Object.keys(problems).length > 0;
  return (
    <Form
      ref={element}
      method="post"
      action={action}
      target="_self"
      className="lead-form"
      data-form={form}
      noValidate
    >
      {/* Enter presses the first button of a form, and some steps have others above the last one. */}
      {hasNext && <button type="submit" hidden aria-label={words.next} />}
      {(hasFailed || hasProblems) && (
        <StepErrorSummary
          whole={hasFailed ? words.failed : problems?.['form']}
          heading={words.wrong}
          problems={problems ?? {}}
          labels={labels}
        />
      )}
      {children}
      {hasNext && (
        <Button type="submit" busy={isBusy}>
          {words.next}
        </Button>
      )}
    </Form>
  );
}
