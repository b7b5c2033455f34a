import { applyFinancing } from '@rooftop/leads/kinds/apply-financing';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { LeadSelect } from '#app/forms/lead-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { FRAME_HEADING } from '#app/site/frame/frame-body.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ApplyFormView } from './pre-approval-form-view.server.ts';

interface ApplyFormProps {
  readonly view: ApplyFormView;
  readonly answer: LeadFormResult | undefined;
}

/** The form for pre-approval, with the car and the terms that the visitor came from. */
export function ApplyForm({ view, answer }: ApplyFormProps) {
  const { car, terms, fields, form, next, words } = view;
  const { identifier, buyingTime } = fields;
  return (
    <div className="form-sheet">
      <h1 id={FRAME_HEADING}>{view.heading}</h1>
      {(car !== null || terms.length > 0) && (
        <dl className="apply-facts">
          {car !== null && (
            <div>
              <dt>{words.car}</dt>
              <dd>
                <a href={car.href}>{car.name}</a>
              </dd>
            </div>
          )}
          {terms.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <LeadForm
        view={form}
        kind={applyFinancing}
        labels={{ identifier: identifier.label, buyingTime: buyingTime.label, ...form.labels }}
        answer={answer}
        staysSent
        afterSent={
          <ButtonLink to={next.href} target="_top" kind="secondary">
            {next.label}
          </ButtonLink>
        }
      >
        <div className="lead-form-row">
          <LeadSelect name="identifier" {...identifier} placeholder={words.choose} />
          <LeadSelect name="buyingTime" {...buyingTime} placeholder={words.choose} />
        </div>
        <ContactFields />
      </LeadForm>
    </div>
  );
}
