import { type LeadFilter, LEAD_STATUSES } from '@rooftop/leads/inbox/inbox-api';
import { FORMS } from '@rooftop/forms/lead-forms';
import { useDesk } from '../shell/desk-context.ts';
import { Choice } from '../ui/choice.tsx';
import { SaveButton } from '../ui/save-button.tsx';
import { words } from '../wording/words.ts';
import { SavedViews } from './saved-views.tsx';
import { LeadSearch } from './search.tsx';

/** The days of a range, next to tabs and search. */
const DAYS = ['receivedFrom', 'receivedTo'] as const satisfies (keyof LeadFilter)[];
/** Filters that are chosen from a list, next to tabs and search. */
const CHOSEN = ['status', 'form', 'storeKey', 'source', 'owner'] as const satisfies (keyof LeadFilter)[];

/** Search, filters, saved views and the export of what is listed. */
export function FilterBar({ help }: { readonly help: () => void }) {
  const { place, go, setup, api } = useDesk();
  const { filter } = place;
  const change = (changed: Partial<Record<keyof LeadFilter, string>>) => {
    // An empty choice takes the filter away. The server validates the values.
    const left = Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== '');
    go({ ...place, lead: undefined, filter: Object.fromEntries(left) });
  };
  const count = [...CHOSEN, ...DAYS].filter((name) => filter[name] !== undefined).length;
  const options = {
    status: LEAD_STATUSES.map((status) => [status, words.statuses[status]] as const),
    form: FORMS.map((form) => [form, words.forms[form]] as const),
    storeKey: setup.stores.map(({ key, name }) => [key, name] as const),
    source: setup.sources.map((source) => [source, words.source(source)] as const),
    owner: [['nobody', words.nobody] as const, ...setup.people.map(({ id, name }) => [id, name] as const)],
  };
  return (
    <div className="desk-bar">
      <LeadSearch />
      <details className="desk-filters">
        <summary className="desk-button">{words.filters(count)}</summary>
        <div className="desk-filters-body">
          {CHOSEN.map((name) => (
            <Choice
              key={name}
              label={words.filterNames[name]}
              value={filter[name] ?? ''}
              options={options[name]}
              choose={(value) => change({ [name]: value })}
              empty={words.any}
            />
          ))}
          {DAYS.map((name) => (
            <label key={name} className="desk-field">
              <span>{words.filterNames[name]}</span>
              <input
                type="date"
                value={filter[name] ?? ''}
                min={name === 'receivedTo' ? filter.receivedFrom : undefined}
                max={name === 'receivedFrom' ? filter.receivedTo : undefined}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
              />
            </label>
          ))}
          <div className="desk-actions">
            <SaveButton request={() => api.exportFile(filter)} name="leads.csv">
              {words.exportCsv}
            </SaveButton>
            <button type="button" className="desk-button" onClick={help}>
              {words.keys}
            </button>
          </div>
        </div>
      </details>
      <SavedViews />
    </div>
  );
}
