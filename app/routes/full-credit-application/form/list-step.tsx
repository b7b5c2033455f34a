import type { ReactNode } from 'react';
import { masked } from '#app/forms/masked.ts';
import { answeredStep } from '#app/forms/steps/step-answer.ts';
import { StepForm, type StepProps } from '#app/forms/steps/step-form.tsx';
import { maskPhone, PHONE_PLACEHOLDER } from '@rooftop/platform/wording/phone-mask';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { fieldPropsOf } from './field-props.ts';
import type { CreditStepView } from './credit-steps.server.ts';

type ListView = CreditStepView<'residence' | 'employment'>;

/** Labels by field, in their order. Those of an earlier entry say which one it is. */
const labelsOf = ({ entries, labels }: ListView): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries.flatMap(({ heading }, at) =>
      Object.entries(labels).map(([name, label]) => [
        `${at}.${name}`,
        at === 0 ? label : `${heading}: ${label}`,
      ]),
    ),
  );

/** Residences or employments, the current one first. Entries are added and removed by the server. */
export function ListStep({ step, sending }: StepProps<ListView>) {
  const { entries, covered, add, kind, same } = step;
  const answer = answeredStep(sending.answer);
  const Entry = kind === 'residence' ? ResidenceFields : EmploymentFields;
  return (
    // The fields start over when an entry was added or removed, with what the server kept.
    <StepForm key={entries.length} sending={sending} labels={labelsOf(step)}>
      {same !== null && (
        <Button type="submit" kind="secondary" name="intent" value="same">
          {same}
        </Button>
      )}
      {entries.map(({ values, heading, remove }, at) => {
        // An entry that was just added takes the focus.
        const isNew = at > 0 && at === entries.length - 1 && Object.keys(values).length === 0;
        const first = isNew ? (kind === 'residence' ? 'fullAddress' : 'incomeType') : undefined;
        const field = fieldPropsOf({ labels: step.labels, values, answer, prefix: `${at}.`, first });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the names of the fields are numbered too
          <fieldset key={at} className="credit-entry">
            <legend>{heading}</legend>
            <Entry field={field} step={step} isCurrent={at === 0} />
            {remove !== null && (
              <Button type="submit" kind="plain" size="small" name="intent" value={`remove.${at}`}>
                {remove}
              </Button>
            )}
          </fieldset>
        );
      })}
      {covered !== null && <output>{covered}</output>}
      <Button type="submit" kind="plain" size="small" name="intent" value="add">
        {add}
      </Button>
    </StepForm>
  );
}

interface EntryProps {
  readonly field: ReturnType<typeof fieldPropsOf>;
  readonly step: ListView;
  readonly isCurrent: boolean;
}

function ResidenceFields({ field, step: { isSelf, choices, words }, isCurrent }: EntryProps): ReactNode {
  const own = (token: string) => (isSelf && isCurrent ? token : 'off');
  return (
    <>
      <TextField {...field('fullAddress')} autoComplete={own('address-line1')} />
      <div className="lead-form-row">
        <TextField {...field('apartment', words['form.optional'])} autoComplete={own('address-line2')} />
        <TextField {...field('city')} autoComplete={own('address-level2')} />
      </div>
      <div className="lead-form-row">
        <Select
          {...field('state')}
          options={choices.state}
          placeholder={words['apply.choose']}
          autoComplete={own('address-level1')}
        />
        <TextField
          {...field('zipCode')}
          inputMode="numeric"
          maxLength={10}
          autoComplete={own('postal-code')}
        />
      </div>
      <div className="lead-form-row">
        <Select
          {...field('housingStatus')}
          options={choices.housing}
          placeholder={words['apply.choose']}
          autoComplete="off"
        />
        <Money field={field} name="monthlyRent" />
      </div>
      <Time field={field} words={words} names={['yearsAtAddress', 'monthsAtAddress']} />
    </>
  );
}

function EmploymentFields({ field, step, isCurrent }: EntryProps): ReactNode {
  const { isSelf, choices, phoneMask, words } = step;
  const own = (token: string) => (isSelf && isCurrent ? token : 'off');
  return (
    <>
      <div className="lead-form-row">
        <Select
          {...field('incomeType')}
          options={choices.income}
          placeholder={words['apply.choose']}
          autoComplete="off"
        />
        <Money field={field} name="monthlyIncome" />
      </div>
      <div className="lead-form-row credit-job">
        <TextField {...field('employer')} autoComplete={own('organization')} />
        <TextField {...field('jobTitle')} autoComplete={own('organization-title')} />
      </div>
      <div className="lead-form-row credit-job">
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder={PHONE_PLACEHOLDER}
          {...masked((text) => maskPhone(text, phoneMask))}
        />
      </div>
      <Time field={field} words={words} names={['years', 'months']} />
    </>
  );
}

interface MoneyProps extends Pick<EntryProps, 'field'> {
  readonly name: string;
}

const Money = ({ field, name }: MoneyProps) => (
  <TextField {...field(name)} inputMode="decimal" placeholder="$" maxLength={14} autoComplete="off" />
);

interface TimeProps extends Pick<EntryProps, 'field'> {
  readonly words: ListView['words'];
  readonly names: readonly [years: string, months: string];
}

function Time({ field, words, names: [years, months] }: TimeProps) {
  return (
    <fieldset className="credit-time">
      <legend className="field-label">{words['credit.howLong']}</legend>
      <div className="credit-time-fields">
        <TextField {...field(years)} inputMode="numeric" maxLength={2} autoComplete="off" />
        <TextField {...field(months)} inputMode="numeric" maxLength={2} autoComplete="off" />
      </div>
    </fieldset>
  );
}
