import { useState } from 'react';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea, TextField } from '#app/ui/fields/text-field.tsx';
import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';
import { answeredStep, firstWrong } from '#app/forms/steps/step-answer.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import type { TradeInStepView } from './trade-in-steps.server.ts';

type Question = TradeInStepView<'questions'>['questions'][number];

/** The questions of a category. Those that depend on another one appear with its answer. */
export function QuestionsStep({ step, sending }: StepProps<TradeInStepView<'questions'>>) {
  const { questions, words } = step;
  const answered = answeredStep(sending.answer);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(questions.map(({ id, value }) => [id, answered?.values[id] ?? value])),
  );
  const first = firstWrong(
    answered,
    questions.map(({ id }) => id),
  );
  const isShown = ({ onlyIf }: Question): boolean => {
    if (onlyIf === null) return true;
    const other = questions.find(({ id }) => id === onlyIf.questionId);
    return other !== undefined && isShown(other) && onlyIf.values.includes(values[other.id] ?? '');
  };
  return (
    <StepForm sending={sending} labels={Object.fromEntries(questions.map(({ id, text }) => [id, text]))}>
      <div
        className="lead-form"
        onChange={({ target }) => {
          if (!(target instanceof HTMLElement) || !('name' in target) || !('value' in target)) return;
          const { name, value } = target;
          setValues((before) => ({ ...before, [String(name)]: String(value) }));
        }}
      >
        {questions.filter(isShown).map((question) => (
          <Field
            key={question.id}
            question={question}
            value={answered?.values[question.id] ?? question.value}
            error={answered?.problems[question.id]}
            isFirstWrong={question.id === first}
            words={words}
          />
        ))}
      </div>
    </StepForm>
  );
}

interface FieldProps {
  readonly question: Question;
  readonly value: string;
  readonly error: string | undefined;
  readonly isFirstWrong: boolean;
  readonly words: TradeInStepView<'questions'>['words'];
}

function Field({ question, value, error, isFirstWrong, words: { choose, optional } }: FieldProps) {
  const { id, text, description, inputType, isRequired, answers } = question;
  const label = isRequired ? text : `${text} ${optional}`;
  const field = {
    id: stepFieldId(id),
    name: id,
    label,
    hint: description ?? undefined,
    error,
    defaultValue: value,
    autoFocus: isFirstWrong,
  };
  if (inputType === 'radio')
    return (
      <RadioGroup
        {...field}
        isFirstWrong={isFirstWrong}
        options={answers.map((answer) => ({
          value: answer.value,
          label: answer.label,
          hint: answer.description ?? undefined,
        }))}
      />
    );
  if (inputType === 'select')
    return (
      <Select
        {...field}
        options={answers.map(({ value: one, label }) => ({ value: one, label }))}
        placeholder={choose}
      />
    );
  return inputType === 'price' ? (
    <TextField {...field} inputMode="decimal" placeholder="$" autoComplete="off" />
  ) : (
    <TextArea {...field} maxLength={2000} />
  );
}
