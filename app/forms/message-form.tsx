import { contact } from '@rooftop/leads/kinds/contact';
import { ContactFields } from './contact-fields.tsx';
import type { LeadFormResult, SentLead } from './lead-form-result.ts';
import { LeadSelect, LeadTextArea, LeadTextField } from './lead-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { MESSAGE_ID } from './message-id.ts';
import type { MessageFormView } from './message-form-view.server.ts';

interface MessageFormProps {
  readonly view: MessageFormView;
  readonly answer: LeadFormResult | undefined;
}

/** Form for messages to the dealership, with its heading. */
export function MessageForm({ view, answer }: MessageFormProps) {
  return (
    <section className="form-sheet" aria-labelledby={MESSAGE_ID}>
      <h2 id={MESSAGE_ID}>{view.heading}</h2>
      <MessageFields view={view} answer={answer} staysSent />
    </section>
  );
}

interface MessageFieldsProps extends MessageFormProps {
  readonly staysSent?: boolean;
  readonly onSent?: (lead: SentLead) => void;
  readonly onDone?: ((isVerified: boolean) => void) | undefined;
}

/** The form without its heading. Fields about the visitor's car show while the topic is about that car. */
export function MessageFields({ view, answer, staysSent = false, onSent, onDone }: MessageFieldsProps) {
  const { form, topics, hint, next, words } = view;
  const formWords = form.words;
  const car = {
    make: formWords['form.make'],
    model: formWords['form.model'],
    year: formWords['form.year'],
    mileage: formWords['form.mileage'],
    price: formWords['form.price'],
  };
  const labels = {
    topic: words['contact.topic'],
    ...car,
    ...form.labels,
    message: formWords['form.message'],
  };
  return (
    <LeadForm
      view={form}
      kind={contact}
      labels={labels}
      answer={answer}
      staysSent={staysSent}
      // What contains it may close afterwards.
      {...(onDone === undefined && { again: formWords['form.another'] })}
      afterSent={next !== null && <a href={next.href}>{next.label}</a>}
      {...(onSent && { onSent })}
      onDone={onDone}
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
  );
}
