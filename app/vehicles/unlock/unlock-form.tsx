import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ContactFields } from '../../forms/contact-fields.tsx';
import type { LeadAnswer } from '../../forms/lead-answer.ts';
import { LeadForm } from '../../forms/lead-form.tsx';
import { PhoneVerification } from '../../visitor/phone/phone-verification.tsx';
import type { UnlockView } from './unlock-view.server.ts';

interface UnlockFormProps {
  readonly view: UnlockView;
  readonly answer?: LeadAnswer | undefined;
  /** above the fields, while they are asked */
  readonly intro?: ReactNode;
  /** what stands there when all is done */
  readonly next: ReactNode;
  readonly onDone?: () => void;
}

/**
 * Asks who somebody is, grants what he came for, and then asks whether the number is his: that needs script, and
 * nothing depends on it (decided, 5).
 */
export function UnlockForm({ view, answer, intro, next, onDone }: UnlockFormProps) {
  const { form, phoneWords, words } = view;
  const [phone, setPhone] = useState(form.values['phone'] ?? '');
  const [isVerifying, setVerifying] = useState(false);
  const done = () => {
    setVerifying(false);
    onDone?.();
  };
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'phone') setPhone(target.value);
  };
  return (
    <div onInput={onInput}>
      <LeadForm
        view={form}
        kind={unlockInventory}
        labels={form.labels}
        answer={answer}
        onSent={() => setVerifying(true)}
        afterSent={
          isVerifying ? (
            <>
              <h4 className="unlock-verify">{words['unlock.verify']}</h4>
              <PhoneVerification phone={phone} words={phoneWords} onVerified={done} onSkip={done} />
            </>
          ) : (
            next
          )
        }
      >
        {intro}
        <ContactFields />
      </LeadForm>
    </div>
  );
}
