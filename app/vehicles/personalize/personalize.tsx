import { Form } from '#app/framework.ts';
import { unlockPrice } from '@rooftop/leads/kinds/unlock-price';
import { useState } from 'react';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { type Answered, answeredStep } from '#app/forms/steps/step-answer.ts';
import { useStepHeading } from '#app/forms/steps/use-step-heading.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { publish } from '#app/visitor/tracking/publish.ts';
import { SliderField } from '../calculator/slider-field.tsx';
import type { PersonalizeView } from './personalize-view.server.ts';
import { choiceOf, STEP_COUNT } from './personalize-steps.ts';

interface PersonalizeProps {
  readonly view: PersonalizeView;
  readonly answer?: LeadFormResult | Answered | undefined;
  /** In a dialog: goes on to the next step without leaving the page. */
  readonly onAnswer?: (form: FormData) => void;
  /** In a dialog: goes to the URL of another step. */
  readonly onBack?: (href: string) => void;
  readonly onSent?: () => void;
  /** In a dialog: closes it, to keep browsing. */
  readonly onDone?: () => void;
}

/** One step of a personalized price. Without JavaScript, each step is a page and a form. */
export function Personalize({ view, answer, onAnswer, onBack, onSent, onDone }: PersonalizeProps) {
  const { progress, progressText, question, text, action, form, ends, words } = view;
  const result = answer !== undefined && 'state' in answer ? answer : undefined;
  const [isSent, setSent] = useState(result?.state === 'sent');
  const heading = useStepHeading(progress.step);
  const lead = (
    <>
      <StepProgress text={progressText} value={progress.step} max={STEP_COUNT} />
      <h3 ref={heading} tabIndex={-1}>
        {question}
      </h3>
      <p>{text}</p>
    </>
  );
  if (form !== null) {
    return (
      <div className="personalize">
        <LeadForm
          view={form}
          kind={unlockPrice}
          labels={form.labels}
          answer={result}
          afterSent={<Ends ends={ends} onDone={onDone} />}
          onSent={({ instead }) => {
            if (instead === null) publish({ kind: 'priceUnlocked', vin: progress.vin });
            setSent(true);
            onSent?.();
          }}
        >
          {lead}
          {Object.entries(view.hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ContactFields />
        </LeadForm>
        {!isSent && <BackLink view={view} onBack={onBack} />}
      </div>
    );
  }
  return (
    <div className="personalize">
      <Form
        key={progress.step}
        method="post"
        action={action}
        className="personalize-step"
        data-form="UNLOCK_PRICE"
        onSubmit={(event) => {
          if (onAnswer === undefined) return;
          event.preventDefault();
          onAnswer(new FormData(event.currentTarget));
        }}
      >
        {lead}
        <StepFields view={view} answered={answeredStep(answer)} />
        <Button type="submit">{words['personalize.next']}</Button>
      </Form>
      <BackLink view={view} onBack={onBack} />
    </div>
  );
}

function StepFields({
  view: { progress, fields, options, chosen, question, words },
  answered,
}: Pick<PersonalizeProps, 'view'> & { readonly answered: Answered | undefined }) {
  const name = progress.step === 1 ? 'downAmount' : 'tradeEquity';
  const [amount, setAmount] = useState(fields[name]);
  if (progress.step === 1 || progress.step === 3) {
    return (
      <SliderField
        rounded={words['calculator.rounded']}
        name={name}
        label={words[progress.step === 1 ? 'calculator.cashDown' : 'calculator.tradeEquity']}
        unit="$"
        value={amount}
        onChange={setAmount}
      />
    );
  }
  return (
    <RadioGroup
      label={question}
      name={choiceOf(progress)}
      options={options}
      defaultValue={chosen}
      error={answered?.problems[choiceOf(progress)]}
      isFirstWrong={answered !== undefined}
      required
    />
  );
}

function BackLink({ view: { back, words }, onBack }: Pick<PersonalizeProps, 'view' | 'onBack'>) {
  if (back === null) return null;
  return (
    <ButtonLink
      kind="plain"
      to={back}
      onClick={(event) => {
        if (onBack === undefined) return;
        event.preventDefault();
        onBack(back);
      }}
    >
      {words['personalize.back']}
    </ButtonLink>
  );
}

/** The confirmation's links: keep browsing, get pre-approved, or value a trade. */
function Ends({
  ends,
  onDone,
}: { readonly ends: PersonalizeView['ends'] } & Pick<PersonalizeProps, 'onDone'>) {
  return (
    <div className="personalize-ends">
      <p className="step-progress number">{ends.progress}</p>
      {ends.links.map(({ label, href }, at) => (
        <ButtonLink
          key={href}
          kind={at === 0 ? 'primary' : 'secondary'}
          to={href}
          onClick={(event) => {
            if (onDone === undefined || at > 0) return;
            event.preventDefault();
            onDone();
          }}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
