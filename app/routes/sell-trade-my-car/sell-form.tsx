import { sellOrTrade } from '@rooftop/leads/kinds/sell-or-trade';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadTextField } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { SellView } from './sell-view.server.ts';

interface SellFormProps {
  readonly view: SellView;
  readonly answer: LeadFormResult | undefined;
}

/** Form to offer a car for sale: the car and its owner. */
export function SellForm({ view: { form, formHeading, vehicle, next }, answer }: SellFormProps) {
  const { words } = form;
  const car = {
    vehicleMake: words['form.make'],
    vehicleModel: words['form.model'],
    vehicleYear: words['form.year'],
    vehicleMileage: words['form.mileage'],
  };
  return (
    <section className="form-sheet" aria-labelledby="sell">
      <h2 id="sell">{formHeading}</h2>
      <LeadForm
        view={form}
        kind={sellOrTrade}
        labels={{ ...car, ...form.labels }}
        answer={answer}
        staysSent
        afterSent={
          <ButtonLink to={next.href} kind="secondary">
            {next.label}
          </ButtonLink>
        }
      >
        <fieldset className="lead-form-group">
          <legend className="field-label">{vehicle}</legend>
          <LeadTextField name="vehicleMake" label={car.vehicleMake} autoComplete="off" />
          <LeadTextField name="vehicleModel" label={car.vehicleModel} autoComplete="off" />
          <LeadTextField
            name="vehicleYear"
            label={car.vehicleYear}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <LeadTextField
            name="vehicleMileage"
            label={car.vehicleMileage}
            inputMode="numeric"
            autoComplete="off"
          />
        </fieldset>
        <ContactFields />
      </LeadForm>
    </section>
  );
}
