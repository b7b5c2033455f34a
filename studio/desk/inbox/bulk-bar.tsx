import type { BulkChange } from '@rooftop/leads/inbox/change-api';
import { LEAD_STATUSES } from '@rooftop/leads/inbox/inbox-api';
import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { Choice } from '../ui/choice.tsx';
import { words } from '../wording/words.ts';

interface BulkBarProps {
  readonly selected: readonly string[];
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** Called after a change. */
  readonly done: () => Promise<void>;
}

/** Changes all selected leads at once. */
export function BulkBar({ selected, selectAll, clear, done }: BulkBarProps) {
  const { api, setup, notify } = useDesk();
  const [isBusy, setBusy] = useState(false);

  async function apply(change: BulkChange['change']) {
    setBusy(true);
    const answer = await api.bulk({ leads: [...selected], change });
    setBusy(false);
    if (answer.kind === 'refused') return notify({ tone: 'alert', text: answer.refusal.message });
    notify({ tone: 'info', text: words.changed(answer.found.changed) });
    clear();
    return done();
  }
  return (
    <fieldset className="desk-bulk" disabled={isBusy}>
      <legend>{words.selected(selected.length)}</legend>
      <Choice
        label={words.status}
        value=""
        empty={words.choose}
        options={LEAD_STATUSES.map((status) => [status, words.statuses[status]])}
        choose={(value) => {
          const status = LEAD_STATUSES.find((one) => one === value);
          if (status !== undefined) void apply({ action: 'status', status });
        }}
      />
      <Choice
        label={words.owner}
        value=""
        empty={words.choose}
        options={[['nobody', words.nobody], ...setup.people.map(({ id, name }) => [id, name] as const)]}
        choose={(value) => void apply({ action: 'assign', owner: value === 'nobody' ? null : value })}
      />
      <div className="desk-actions">
        <button type="button" className="desk-button" onClick={() => void apply({ action: 'release' })}>
          {words.release}
        </button>
        <button type="button" className="desk-button" onClick={() => void apply({ action: 'sendAgain' })}>
          {words.sendAgain}
        </button>
        <button type="button" className="desk-button" onClick={selectAll}>
          {words.selectAll}
        </button>
        <button type="button" className="desk-button" onClick={clear}>
          {words.clear}
        </button>
      </div>
    </fieldset>
  );
}
