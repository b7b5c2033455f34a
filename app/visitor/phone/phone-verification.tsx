import { type FormEvent, useState } from 'react';
import { PLACEHOLDER } from '../../layout/placeholder.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { askPhoneValidation, type PhoneQuestion } from './ask-phone-validation.ts';
import type { PhoneError } from './phone-errors.ts';
import type { PhoneVerificationWords } from './phone-verification-words.server.ts';

const CODE_LENGTH = 6;

/** Whoever has just asked for a code writes it next. One function, so that it is called once. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

interface PhoneVerificationProps {
  /** what the visitor has written before; empty: he is asked */
  readonly phone: string;
  readonly words: PhoneVerificationWords;
  /** of the form that the visitor sent: codes are sent to nobody else */
  readonly formToken: string;
  /** the number is his */
  readonly onVerified: () => void;
  /** he would rather not: nothing depends on it */
  readonly onSkip: () => void;
}

/** Asks for a telephone number, then for the code that was sent to it. */
export function PhoneVerification({
  phone: known,
  words,
  formToken,
  onVerified,
  onSkip,
}: PhoneVerificationProps) {
  const [phone, setPhone] = useState(known);
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<PhoneError | null>(null);

  async function ask(question: Omit<PhoneQuestion, 'formToken'>, whenRight: () => void) {
    if (isBusy) return;
    setBusy(true);
    const wrong = await askPhoneValidation({ ...question, formToken });
    setBusy(false);
    setError(wrong);
    if (wrong === null) whenRight();
  }
  const sendCode = () =>
    ask({ type: 'phone-validation', phone }, () => {
      setCode('');
      setSent(true);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isSent ? ask({ type: 'code-verification', phone, code }, onVerified) : sendCode());
  };
  const changeNumber = () => {
    setError(null);
    setSent(false);
  };
  const said = error === null ? undefined : words[`phone.error.${error}`];
  const isOfCode = error?.startsWith('code-') ?? false;

  return (
    <form className="phone-verification" onSubmit={submit} noValidate>
      <p>{words['phone.text']}</p>
      {isSent ? (
        <TextField
          // Another field than the number's.
          key="code"
          ref={focusOn}
          label={words['phone.code']}
          hint={words['phone.codeHint'].replace(PLACEHOLDER, () => phone)}
          error={isOfCode ? said : undefined}
          name="code"
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ currentTarget }) =>
            // Pasted codes come with spaces, hyphens and words around them.
            setCode(currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
          }
        />
      ) : (
        <TextField
          key="phone"
          label={words['phone.number']}
          error={error?.startsWith('phone-') ? said : undefined}
          name="phone"
          type="tel"
          value={phone}
          inputMode="tel"
          autoComplete="tel"
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
      )}
      {error !== null && (!error.startsWith('phone-') || isSent) && !isOfCode && (
        <p className="field-error" role="alert">
          {said}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {words[isSent ? 'phone.verify' : 'phone.send']}
      </Button>
      <div className="phone-verification-others">
        {isSent && (
          <>
            <Button kind="plain" busy={isBusy} onClick={() => void sendCode()}>
              {words['phone.again']}
            </Button>
            <Button kind="plain" onClick={changeNumber}>
              {words['phone.back']}
            </Button>
          </>
        )}
        <Button kind="plain" onClick={onSkip}>
          {words['phone.skip']}
        </Button>
      </div>
    </form>
  );
}
