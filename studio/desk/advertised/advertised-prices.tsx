import { type AdvertisedRequest, advertisedRequestShape } from '@rooftop/inventory/advertised-api';
import { type SubmitEvent, useState } from 'react';
import type { EditorsPageProps } from '../shell/pages.ts';
import { formText } from '../ui/form-text.ts';
import { words } from '../wording/words.ts';
import { AdvertisedDocument } from './advertised-document.tsx';
import { useAdvertised } from './use-advertised.ts';

/** What a car was advertised for at a moment, to show and to print. The URL has the car and the moment. */
export function AdvertisedPrices({ call, navigation: { place, go } }: EditorsPageProps) {
  const { advertised: request, dealership } = place;
  const answer = useAdvertised(call, dealership, request);
  const [isInvalid, setInvalid] = useState(false);
  const { advertised } = words;

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = advertisedRequestShape.safeParse({
      vin: formText(form, 'vin'),
      date: formText(form, 'date'),
      time: formText(form, 'time'),
    });
    setInvalid(!entered.success);
    if (entered.success) go({ ...place, advertised: entered.data });
  }
  return (
    <section className="desk-advertised">
      <h1>{advertised.title}</h1>
      <p className="desk-advertised-intro">{advertised.intro}</p>
      <MomentForm key={JSON.stringify(request)} request={request} onSubmit={ask} />
      {isInvalid && <p role="alert">{advertised.invalid}</p>}
      {request !== undefined && answer === undefined && <p className="desk-empty">{words.loading}</p>}
      {answer?.kind === 'refused' && <p role="alert">{answer.refusal.message}</p>}
      {answer?.kind === 'found' && <AdvertisedDocument answer={answer.found} />}
    </section>
  );
}

interface MomentFormProps {
  readonly request: AdvertisedRequest | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function MomentForm({ request, onSubmit }: MomentFormProps) {
  const { advertised } = words;
  return (
    <form className="desk-inline" onSubmit={onSubmit} noValidate>
      <label className="desk-field">
        <span>{advertised.vin}</span>
        <input name="vin" autoComplete="off" spellCheck={false} maxLength={17} defaultValue={request?.vin} />
      </label>
      <label className="desk-field">
        <span>{advertised.date}</span>
        <input name="date" type="date" defaultValue={request?.date} />
      </label>
      <label className="desk-field">
        <span>{advertised.time}</span>
        <input name="time" type="time" defaultValue={request?.time} />
      </label>
      <button type="submit" className="desk-button" data-look="main">
        {advertised.show}
      </button>
    </form>
  );
}
