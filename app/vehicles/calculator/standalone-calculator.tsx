import { Form } from '#app/framework.ts';
import { LATE_MODEL_YEAR } from '@rooftop/finance/credit';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import { formatPayment } from './format-payment.ts';
import { priceOf, STANDALONE_PRICE } from './standalone-price.ts';
import type { StandaloneView } from './standalone-view.server.ts';
import type { TermFields } from './term-fields.ts';
import { TermsFields } from './terms-fields.tsx';

const CENTS = 100;
const { min, max, step } = STANDALONE_PRICE;

/**
 * The monthly payment for any price, with the required disclosures. The figures follow every change; without
 * JavaScript a button leads to a page that calculates.
 */
export function StandaloneCalculator({
  view,
  as: Heading = 'h3',
}: {
  readonly view: StandaloneView;
  /** Level of its heading, one below the heading above it. */
  readonly as?: 'h2' | 'h3';
}) {
  const { action, payment, words } = view;
  const id = useElementId();
  const [fields, setFields] = useState(payment.fields);
  const [price, setPrice] = useState(String(payment.vehicle.price / CENTS));
  const [year, setYear] = useState(view.year);
  const cents = priceOf(price);
  // Only new cars are leased, so a lease has no choice of a model year.
  const isLease = payment.lease !== null && fields.kind === 'lease';
  const now = {
    ...payment,
    vehicle: { price: cents, year: isLease ? LATE_MODEL_YEAR : Number(year) },
    lease: payment.lease && { ...payment.lease, listPrice: cents },
  };
  const formatted = formatPayment(fields, now);
  return (
    <div className="calculator sheet standalone-calculator">
      <Form method="get" action={action} preventScrollReset>
        <div className="slider-field">
          <label className="field-label" htmlFor={id}>
            {words['calculator.price']}
          </label>
          <span className="slider-number" data-unit="$">
            <input
              className="control number"
              id={id}
              name="price"
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={step}
              value={price}
              onChange={(event) => setPrice(event.currentTarget.value)}
              onBlur={() => setPrice(String(cents / CENTS))}
            />
          </span>
        </div>
        <fieldset className="calculator-months" data-kind="finance">
          <legend className="field-label">{words['calculator.year']}</legend>
          {view.years.map(({ value, label }) => (
            <label key={value} className="calculator-choice">
              <input
                type="radio"
                name="year"
                value={value}
                checked={year === value}
                onChange={() => setYear(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <TermsFields
          view={now}
          fields={fields}
          change={(part: Partial<TermFields>) => setFields({ ...fields, ...part })}
        />
        <Button type="submit" kind="secondary" size="small" className="calculator-update">
          {payment.words['calculator.update']}
        </Button>
      </Form>
      <div className="standalone-payment">
        <Heading>{payment.words['calculator.heading']}</Heading>
        <output className="calculator-payment number">
          <strong>{formatted.amount}</strong> {payment.words['calculator.perMonth']},{' '}
          <span>{formatted.term}</span>
        </output>
        <p className="calculator-basis">{formatted.basis}</p>
        <p className="calculator-disclosure">
          <span>{formatted.disclosure}</span> <span>{formatted.excluded}</span>
        </p>
      </div>
    </div>
  );
}
