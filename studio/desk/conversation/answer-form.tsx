import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import type { AnswerDraft } from '@rooftop/leads/messages/messages-api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { KeepLead } from '../lead/use-lead.ts';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { formText } from '../ui/form-text.ts';
import { language, words } from '../wording/words.ts';
import { CarCard } from './car-card.tsx';

interface AnswerFormProps {
  readonly lead: string;
  readonly keep: KeepLead;
  readonly close: () => void;
}

/** Writes an email to the shopper. It begins as the dealership's template, in the shopper's language. */
export function AnswerForm({ lead, keep, close }: AnswerFormProps) {
  const { api, enterCode } = useDesk();
  const [draft, setDraft] = useState<AnswerDraft>();
  const [refusal, setRefusal] = useState<InboxRefusal>();
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    async function read() {
      const answer = await api.answerDraft(lead, left.signal);
      if (left.signal.aborted) return;
      if (answer.kind === 'found') setDraft(answer.found);
      else setRefusal(answer.refusal);
    }
    void read();
    return () => left.abort();
  }, [api, lead]);
  if (draft === undefined)
    return refusal === undefined ? (
      <p className="desk-empty">{words.loading}</p>
    ) : (
      <Refused refusal={refusal} enterCode={enterCode} />
    );
  if (draft.isStopped && !isAllowed)
    return (
      <div className="desk-stack">
        <p className="desk-refused-consent">{words.mails.stopped}</p>
        <div className="desk-actions">
          <button type="button" className="desk-button" onClick={() => setAllowed(true)}>
            {words.mails.anyway}
          </button>
          <button type="button" className="desk-button" onClick={close}>
            {words.mails.cancel}
          </button>
        </div>
      </div>
    );
  return <DraftForm draft={draft} lead={lead} keep={keep} close={close} />;
}

function DraftForm({ draft, lead, keep, close }: AnswerFormProps & { readonly draft: AnswerDraft }) {
  const { api, enterCode } = useDesk();
  const { to, car, repliesTo } = draft;
  // The same for every press on Send, so that a second one sends nothing.
  const [id] = useState(() => crypto.randomUUID());
  const [hasCar, setHasCar] = useState(car !== null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<InboxRefusal>();
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => text.current?.focus(), []);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A stopped shopper's draft is shown only after the salesperson has confirmed it.
    const answer = {
      id,
      subject: formText(form, 'subject'),
      text: formText(form, 'text'),
      hasCar,
      isAllowed: draft.isStopped,
    };
    setSending(true);
    const response = await api.sendAnswer(lead, answer);
    setSending(false);
    if (response.kind === 'refused') return setRefusal(response.refusal);
    keep(response.found);
    return close();
  }
  return (
    <form className="desk-answer" onSubmit={(event) => void send(event)}>
      <p className="desk-quiet">
        {words.mails.to(to)}
        {draft.language === 'es' && language === 'en' && ` · ${words.mails.inSpanish}`}
      </p>
      <label className="desk-field">
        <span>{words.mails.subject}</span>
        <input name="subject" required maxLength={200} defaultValue={draft.subject} />
      </label>
      <label className="desk-field">
        <span>{words.mails.text}</span>
        <textarea
          name="text"
          required
          rows={9}
          maxLength={10_000}
          defaultValue={draft.text}
          lang={draft.language}
          ref={text}
        />
      </label>
      {car !== null && (
        <label className="desk-check">
          <input
            type="checkbox"
            checked={hasCar}
            onChange={(event) => setHasCar(event.currentTarget.checked)}
          />
          <span>{words.mails.withCar}</span>
        </label>
      )}
      {car !== null && hasCar && <CarCard car={car} language={draft.language} />}
      <p className="desk-quiet">
        {repliesTo === null ? words.mails.comesBack : words.mails.goesTo(repliesTo)}
      </p>
      {refusal !== undefined && <Refused refusal={refusal} enterCode={enterCode} />}
      <div className="desk-actions">
        <button type="submit" className="desk-button" data-look="main" disabled={isSending}>
          {isSending ? words.mails.sending : words.send}
        </button>
        <button type="button" className="desk-button" onClick={close}>
          {words.mails.cancel}
        </button>
      </div>
    </form>
  );
}
