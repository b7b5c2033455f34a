import { tradeInFields } from '@rooftop/leads/kinds/trade-in';
import { useEffect, useRef, useState } from 'react';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { DayTimeFields } from '#app/forms/day-time-fields.tsx';
import type { LeadFormResult } from '#app/forms/lead-form-result.ts';
import { LeadForm } from '#app/forms/lead-form.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useIsScripted } from '#app/ui/use-is-scripted.ts';
import type { TradeInStepView } from './trade-in-steps.server.ts';
import { SalesVisitStore } from './visit-store.tsx';

interface OfferStepProps {
  readonly step: TradeInStepView<'offer'>;
  readonly answer: LeadFormResult | undefined;
}

const KIND = { fields: tradeInFields };

/** The offer, and the form that takes it to the dealership. */
export function OfferStep({ step, answer }: OfferStepProps) {
  const { offer, key, chosen, sent, held, form, phone, visit, days, labels, words, certificate } = step;
  const { selectedPayment, day, time } = labels;
  const isScripted = useIsScripted();
  const before = answer?.state === 'sent' ? null : sent;
  const [now, setNow] = useState(answer?.state === 'sent' ? answer.code : null);
  const isSentBefore = before !== null && now === null;
  const notice = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSentBefore);
  useEffect(() => {
    // It appears in place of an answer that was lost.
    if (isSentBefore && !wasSent.current) notice.current?.focus();
    wasSent.current = isSentBefore;
  }, [isSentBefore]);
  const toPrint = (code: string) => (
    <div className="trade-in-sent">
      <p>
        {words.code}: <strong className="number">{code}</strong>
      </p>
      <ButtonLink to={certificate} kind="secondary" reloadDocument>
        {words.certificate}
      </ButtonLink>
    </div>
  );
  return (
    <>
      {isSentBefore && (
        <div className="trade-in-sent-before" ref={notice} tabIndex={-1}>
          <p>{held ?? words.sentBefore}</p>
          {held === null && toPrint(before)}
        </div>
      )}
      {visit !== null && <Visit visit={visit} words={words} />}
      {offer.kind === 'priced' && (
        <p className="trade-in-valid">
          {offer.estimate !== null && <strong>{offer.estimate} </strong>}
          {offer.valid}
        </p>
      )}
      {offer.kind === 'inPerson' && (
        <p>
          {offer.reason} {offer.ask}
        </p>
      )}
      {(offer.kind === 'unavailable' || offer.kind === 'inPerson') && phone !== null && (
        <p>
          <a className="number" href={phone.href} aria-label={phone.spoken}>
            {phone.number}
          </a>
        </p>
      )}
      {step.visitStore !== null && <SalesVisitStore view={step.visitStore} />}
      <LeadForm
        view={form}
        kind={KIND}
        labels={{ selectedPayment, ...(isScripted && { day }), time, ...form.labels }}
        answer={answer}
        onSent={({ code }) => setNow(code)}
      >
        <input type="hidden" name="offer" value={key} />
        <input type="hidden" name="sent" value={sent ?? ''} />
        {offer.kind === 'priced' && (
          <fieldset className="trade-in-payments">
            <legend className="field-label">{labels.selectedPayment}</legend>
            {offer.payments.map(({ value, name, text, price, sum, rest }) => (
              <label key={value} className="trade-in-payment">
                <input type="radio" name="selectedPayment" value={value} defaultChecked={value === chosen} />
                <span className="trade-in-payment-name">{name}</span>
                <span className="trade-in-payment-price number">{price}</span>
                <span className="trade-in-payment-text">
                  {text}
                  {sum !== null && <span className="number">{sum}</span>}
                  {rest !== null && <span className="number">{rest}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {days.length > 0 && <Appointment days={days} labels={labels} words={words} />}
        <h3>{words.contact}</h3>
        <ContactFields />
      </LeadForm>
      {now !== null && sent !== null && held === null && toPrint(now)}
      <details className="trade-in-terms" open>
        <summary>{words.terms}</summary>
        <ul>
          {offer.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface SalesVisitProps extends Pick<TradeInStepView<'offer'>, 'words'> {
  readonly visit: NonNullable<TradeInStepView<'offer'>['visit']>;
}

/** When and where the visitor brings the car in, and the links that change it. */
function Visit({ visit: { when, place, links }, words }: SalesVisitProps) {
  return (
    <div className="trade-in-visit">
      <p>
        {words.visit}: <strong className="number">{when}</strong>
        <br />
        {place}
      </p>
      <ul>
        <li>
          <a href={links.calendar} download="appointment.ics">
            {words['appointment.addToCalendar']}
          </a>
        </li>
        <li>
          <a href={links.reschedule}>{words['appointment.reschedule']}</a>
        </li>
        <li>
          <a href={links.cancel}>{words['appointment.cancel']}</a>
        </li>
      </ul>
    </div>
  );
}

/** A time to bring the car in, if the visitor wants one. */
function Appointment({ days, labels, words }: Pick<TradeInStepView<'offer'>, 'days' | 'labels' | 'words'>) {
  return (
    <fieldset className="trade-in-appointment">
      <legend className="field-label">{words.appointment}</legend>
      <p>{words.appointmentText}</p>
      <DayTimeFields days={days} labels={labels} noDay={words.none} />
    </fieldset>
  );
}
