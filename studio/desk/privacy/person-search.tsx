import { type Shopper, shopperShape } from '@rooftop/leads/privacy/privacy-api';
import { type SubmitEvent, useState } from 'react';
import { formText } from '../ui/form-text.ts';
import { words } from '../wording/words.ts';
import type { Sender } from './use-sender.ts';

interface PersonSearchProps {
  /** Whose addresses the fields begin with. */
  readonly sender: Sender | undefined;
  readonly find: (shopper: Shopper) => Promise<void>;
}

/** Searches by email address, phone number, or both. */
export function PersonSearch({ sender, find }: PersonSearchProps) {
  const [isBusy, setBusy] = useState(false);
  const [isWrong, setWrong] = useState(false);

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const shopper = shopperShape.safeParse({
      email: formText(form, 'email') || null,
      phone: formText(form, 'phone') || null,
    });
    setWrong(!shopper.success);
    if (!shopper.success) return;
    setBusy(true);
    await find(shopper.data);
    setBusy(false);
  }
  return (
    <form className="desk-inline" onSubmit={(event) => void search(event)} noValidate>
      <label className="desk-field">
        <span>{words.email}</span>
        <input name="email" type="email" autoComplete="off" defaultValue={sender?.email ?? ''} />
      </label>
      <label className="desk-field">
        <span>{words.phone}</span>
        <input name="phone" type="tel" autoComplete="off" defaultValue={sender?.phone ?? ''} />
      </label>
      <button type="submit" className="desk-button" data-look="main" disabled={isBusy}>
        {words.privacy.find}
      </button>
      {isWrong && <p role="alert">{words.privacy.noAddress}</p>}
    </form>
  );
}
