import { signingFields } from '@rooftop/vault/applications/signing-fields';
import { useMemo } from 'react';
import { LeadCheckbox, LeadTextField } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { masked } from '#app/forms/masked.ts';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { maskSsn } from './mask-ssn.ts';
import type { CreditStepView } from './credit-steps.server.ts';

interface ReviewStepProps {
  readonly step: CreditStepView<'review'>;
  readonly answer: LeadFormResult | undefined;
  readonly onSent: () => void;
  readonly isSent: boolean;
  readonly afterSent: { readonly href: string; readonly label: string };
}

/** All that was entered, and the form that signs and sends it. */
export function ReviewStep({ step, answer, onSent, isSent, afterSent }: ReviewStepProps) {
  const { sections, form, hasCoBorrower, agreement, labels, words } = step;
  const kind = useMemo(() => ({ fields: signingFields(hasCoBorrower) }), [hasCoBorrower]);
  const number = {
    hint: words.format,
    className: 'control credit-ssn',
    inputMode: 'numeric',
    maxLength: 11,
    spellCheck: false,
  } as const;
  return (
    <>
      {!isSent && (
        <div className="credit-review">
          {sections.map(({ heading, lines, text, change }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two earlier addresses have the same heading
            <section key={at}>
              <h3>{heading}</h3>
              <a href={change.href} target="_self" aria-label={change.spoken}>
                {change.label}
              </a>
              {text === null ? (
                <dl>
                  {lines.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <p>{text}</p>
              )}
            </section>
          ))}
        </div>
      )}
      <LeadForm
        view={form}
        kind={kind}
        labels={labels}
        answer={answer}
        onSent={onSent}
        sentLevel="h2"
        afterSent={
          <ButtonLink to={afterSent.href} target="_top" kind="secondary">
            {afterSent.label}
          </ButtonLink>
        }
      >
        <h3>{words.sign}</h3>
        <p>{words.signText}</p>
        <LeadTextField name="ssn" label={labels.ssn} {...number} {...masked(maskSsn)} autoComplete="off" />
        {hasCoBorrower && (
          <LeadTextField
            name="coBorrowerSsn"
            label={labels.coBorrowerSsn}
            {...number}
            {...masked(maskSsn)}
            autoComplete="off"
          />
        )}
        <LeadCheckbox name="agreement" label={agreement.wording} />
        <p>
          <a href={agreement.link.href} target="_blank" rel="noopener">
            {agreement.link.label}
          </a>
        </p>
        <input type="hidden" name="agreementKey" value={agreement.key} />
      </LeadForm>
    </>
  );
}
