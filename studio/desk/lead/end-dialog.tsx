import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { LOST_REASONS, saleShape } from '@rooftop/leads/inbox/outcome';
import { localDate } from '@rooftop/tenancy/calendar';
import { type FormEvent, useState } from 'react';
import { useStore } from '../inbox/use-store.ts';
import { DeskDialog } from '../ui/dialog.tsx';
import { formText } from '../ui/form-text.ts';
import { words } from '../wording/words.ts';
import type { ChangeLead } from './use-lead.ts';

interface EndDialogProps {
  readonly status: 'sold' | 'lost';
  readonly record: LeadRecord;
  readonly change: ChangeLead;
  readonly close: () => void;
}

/** `$21,495` in cents. Null if it is no amount. */
function centsOf(written: string): number | null {
  const amount = written.replaceAll(/[$,\s]/g, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null;
}

/** Asks what was sold, or why the lead was lost, before it gets that status. Both may be skipped. */
export function EndDialog({ status, record, change, close }: EndDialogProps) {
  const { lead } = record;
  const { timeZone } = useStore(lead);
  const { version } = lead;
  const [today] = useState(() => localDate(timeZone, new Date()));

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (status === 'sold') {
      const sale = saleShape.parse({
        car: formText(form, 'car') || null,
        priceCents: centsOf(formText(form, 'price')),
        day: formText(form, 'day') || null,
      });
      void change({ action: 'status', status, sale, version });
    } else {
      const lostReason = LOST_REASONS.find((reason) => reason === formText(form, 'reason'));
      void change({ action: 'status', status, ...(lostReason && { lostReason }), version });
    }
    close();
  }
  function skip() {
    void change({ action: 'status', status, version });
    close();
  }
  return (
    <DeskDialog title={words.endTitles[status]} close={close}>
      <form className="desk-end" onSubmit={save}>
        {status === 'sold' ? (
          <>
            <label className="desk-field">
              <span>{words.soldCar}</span>
              <input name="car" maxLength={120} defaultValue={lead.vehicle ?? ''} />
            </label>
            <label className="desk-field">
              <span>{words.soldPrice}</span>
              <input name="price" inputMode="decimal" pattern="\s*\$?\s*\d{1,3}(,?\d{3})?(\.\d{1,2})?\s*" />
            </label>
            <label className="desk-field">
              <span>{words.soldDay}</span>
              <input name="day" type="date" defaultValue={today} />
            </label>
          </>
        ) : (
          <label className="desk-field">
            <span>{words.lostReason}</span>
            <select name="reason">
              <option value="">—</option>
              {LOST_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {words.lostReasons[reason]}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className="desk-actions">
          <button type="submit" className="desk-button" data-look="main">
            {words.save}
          </button>
          <button type="button" className="desk-button" onClick={skip}>
            {words.skip}
          </button>
        </div>
      </form>
    </DeskDialog>
  );
}
