import { type FormEvent, useState } from 'react';
import { PLACEHOLDER } from '#app/ui/placeholder.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { askPhoneValidation, type PhoneProblem, type PhoneQuestion } from './ask-phone-validation.ts';
import type { PhoneVerificationWords } from './phone-verification-words.server.ts';

const CODE_LENGTH = 6;

/** Focuses the code field after a code was requested. Defined once so that React calls the ref only once. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

interface PhoneVerificationProps {
  /** Number the visitor has entered before. If empty, they are asked for it. */
  readonly phone: string;
  /** Formats what the visitor types. */
  readonly mask: (phone: string) => string;
  readonly words: PhoneVerificationWords;
  /** Token of the form that the visitor submitted. Without one, no codes are sent. */
  readonly formToken: string;
  /** Solves a proof of work, which the server may ask for before it sends a code. */
  readonly solve: (challenge: string) => Promise<string>;
  /** The number was verified. */
  readonly onVerified: () => void;
  /** The visitor skipped the verification, on which nothing depends. */
  readonly onSkip: () => void;
}

/** Asks for a phone number, then for the code that was sent to it. */
export function PhoneVerification({
  phone: known,
  mask,
  words,
  formToken,
  solve,
  onVerified,
  onSkip,
}: PhoneVerificationProps) {
  const [phone, setPhone] = useState(mask(known));
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PhoneProblem | null>(null);

  async function ask(question: Omit<PhoneQuestion, 'formToken'>, whenRight: () => void) {
    if (isBusy) return;
    setBusy(true);
    const wrong = await askPhoneValidation({ ...question, formToken }, solve);
    setBusy(false);
    setProblem(wrong);
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
    setProblem(null);
    setSent(false);
  };
  const error = problem?.error ?? null;
  const message =
    problem === null
      ? undefined
      : words[`phone.error.${problem.error}`].replace(PLACEHOLDER, () => problem.until);
  const isOfCode = error?.startsWith('code-') ?? false;

  return (
    <form className="phone-verification" onSubmit={submit} noValidate>
      <p>{words['phone.text']}</p>
      {isSent ? (
        <TextField
          // The key keeps React from reusing the number's field.
          key="code"
          ref={focusOn}
          label={words['phone.code']}
          hint={words['phone.codeHint'].replace(PLACEHOLDER, () => phone)}
          error={isOfCode ? message : undefined}
          name="code"
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={({ currentTarget }) =>
            // Pasted codes may contain spaces, hyphens, and words.
            setCode(currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
          }
        />
      ) : (
        <TextField
          key="phone"
          label={words['phone.number']}
          error={error?.startsWith('phone-') ? message : undefined}
          name="phone"
          type="tel"
          value={phone}
          inputMode="tel"
          autoComplete="tel"
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          onBlur={() => setPhone(mask(phone))}
        />
      )}
      {error !== null && (!error.startsWith('phone-') || isSent) && !isOfCode && (
        <p className="field-error" role="alert">
          {message}
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
