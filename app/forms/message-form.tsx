import { contact } from '@rooftop/leads/kinds/contact';
import { ContactFields } from './contact-fields.tsx';
import type { LeadFormResult } from './lead-form-result.ts';
import { LeadSelect, LeadTextArea, LeadTextField } from './lead-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import type { MessageFormView } from './message-form-view.server.ts';

interface MessageFormProps {
  readonly view: MessageFormView;
  readonly answer: LeadFormResult | undefined;
}

/** Form for messages to the dealership. Fields about the visitor's car show while the topic is about that car. */
export function MessageForm({ view, answer }: MessageFormProps) {
  const { heading, form, topics, hint, next, words } = view;
  const said = form.words;
  const car = {
    make: said['form.make'],
    model: said['form.model'],
    year: said['form.year'],
    mileage: said['form.mileage'],
    price: said['form.price'],
  };
  const labels = { topic: words['contact.topic'], ...car, ...form.labels, message: said['form.message'] };
  return (
    <section className="form-sheet" aria-labelledby="contact-form">
      <h2 id="contact-form">{heading}</h2>
      <LeadForm
        view={form}
        kind={contact}
        labels={labels}
        answer={answer}
        afterSent={next !== null && <a href={next.href}>{next.label}</a>}
      >
        <LeadSelect name="topic" label={labels.topic} options={topics} autoComplete="off" />
        <fieldset className="lead-form-group contact-car">
          <legend className="field-label">{words['contact.car']}</legend>
          <LeadTextField name="make" label={car.make} autoComplete="off" />
          <LeadTextField name="model" label={car.model} autoComplete="off" />
          <LeadTextField name="year" label={car.year} inputMode="numeric" maxLength={4} autoComplete="off" />
          <LeadTextField name="mileage" label={car.mileage} inputMode="numeric" autoComplete="off" />
          <LeadTextField name="price" label={car.price} inputMode="decimal" autoComplete="off" />
        </fieldset>
        <ContactFields />
        <LeadTextArea name="message" label={labels.message} hint={hint ?? undefined} />
      </LeadForm>
    </section>
  );
}
