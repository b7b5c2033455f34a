import { CircleCheckIcon } from '../ui/icons/circle-check-icon.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AmountList } from '../ui/amount-list.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { PhoneVerification } from '../visitor/phone/phone-verification.tsx';
import { maskPhone } from '@rooftop/platform/wording/phone-mask';
import type { FurtherForm, SentLead, SentStatement } from './lead-form-result.ts';
import { keepInView } from './keep-in-view.ts';
import { announceLeadSent } from './lead-sent.ts';
import type { LeadFormView } from './lead-form-view.server.ts';
import { solveLate } from './solve-late.ts';

interface SentNoticeProps {
  /** Without words for it, the number is not verified. */
  readonly view: Pick<LeadFormView, 'id' | 'texts'> &
    Partial<Pick<LeadFormView, 'verification' | 'spamFields' | 'phoneMask'>>;
  readonly lead: SentLead;
  /**
   * Whether it has just replaced the form. Then it takes the focus from the form. On a page rendered without
   * JavaScript, the browser itself scrolls to it.
   */
  readonly isNew: boolean;
  /** Level of its heading. Defaults to h3, below the heading of a form. */
  readonly level?: 'h2' | 'h3';
  /** Called when the phone number was verified or the visitor skipped that. */
  readonly onDone?: ((isVerified: boolean) => void) | undefined;
  /** Link to the same form, empty. Null or undefined if there is none. */
  readonly again?: { readonly label: string; readonly href: string; readonly start: () => void } | null;
  readonly children?: ReactNode;
}

/**
 * Replaces a submitted form with its success message and the next steps. If the dealership wants it, the visitor is
 * then asked to verify their number. That requires JavaScript, and nothing depends on it (decision 114).
 */
export function SentNotice({
  view,
  lead,
  isNew,
  level: Heading = 'h3',
  onDone,
  again,
  children,
}: SentNoticeProps) {
  const { id, texts, verification, spamFields, phoneMask = '' } = view;
  const { statement } = lead;
  const [isVerifying, setVerifying] = useState(isNew);
  const done = (isVerified: boolean) => {
    setVerifying(false);
    onDone?.(isVerified);
  };
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    region.current?.focus();
    announceLeadSent();
    return keepInView(heading.current);
  }, [isNew]);
  return (
    <section
      className="lead-sent"
      id={id}
      ref={region}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers what was sent, and stands where the form stood
      autoFocus={!isNew}
      aria-labelledby={`${id}-sent`}
    >
      <CircleCheckIcon aria-hidden="true" size={40} />
      <Heading id={`${id}-sent`} ref={heading}>
        {lead.instead?.heading ?? statement?.heading ?? texts.sent}
      </Heading>
      <p>{lead.instead?.text ?? statement?.text ?? texts.sentText}</p>
      {statement !== undefined && <Statement of={statement} />}
      {lead.doubt !== null && <p className="lead-sent-doubt">{lead.doubt}</p>}
      {isVerifying && verification && spamFields && lead.phone !== null && !lead.isPhoneVerified ? (
        <>
          <h4 className="lead-sent-verify">{verification['phone.heading']}</h4>
          <PhoneVerification
            phone={lead.phone}
            mask={(phone) => maskPhone(phone, phoneMask)}
            words={verification}
            formToken={spamFields.token}
            solve={solveLate}
            onVerified={() => done(true)}
            onSkip={() => done(false)}
          />
        </>
      ) : (
        <>
          {children}
          {again && (
            <a
              className="button button-secondary button-medium"
              href={again.href}
              onClick={(event) => {
                event.preventDefault();
                again.start();
              }}
            >
              {again.label}
            </a>
          )}
        </>
      )}
    </section>
  );
}

function Statement({ of: { lines, notes, further } }: { readonly of: SentStatement }) {
  return (
    <div className="lead-sent-statement">
      <AmountList lines={lines} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {further !== null && <Further of={further} />}
    </div>
  );
}

function Further({ of: { action, hidden, zip, submit } }: { readonly of: FurtherForm }) {
  return (
    <form method="get" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        {...zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        pattern="[0-9]{5}"
        required
      />
      <Button type="submit" kind="secondary">
        {submit}
      </Button>
    </form>
  );
}
