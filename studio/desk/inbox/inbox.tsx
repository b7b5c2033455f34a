import { useState } from 'react';
import { LeadPane } from '../lead/lead-pane.tsx';
import { useChange } from '../lead/use-change.ts';
import { useDesk, useLeadNews } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { words } from '../wording/words.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { focusNeighbor, focusedLead, focusWhenThere } from './focus.ts';
import { LeadRow } from './lead-row.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { InboxTabs } from './tabs.tsx';
import { useLeads } from './use-leads.ts';
import { useSelection } from './use-selection.ts';

/** The leads of a dealership, with the open one beside or, on a phone, instead of them. */
export function Inbox() {
  const { place, go, setup, enterCode, notify } = useDesk();
  const { page, refusal, isStale, read, more } = useLeads(place.filter);
  const leads = page?.leads ?? [];
  const { selected, toggle, selectAll, clear } = useSelection(leads.map(({ id }) => id));
  const [isHelping, setHelping] = useState(false);
  const change = useChange();
  useLeadNews((news) => {
    // No toast for leads that you released yourself.
    if (news?.isNew && news.by !== setup.user.name)
      notify({ tone: 'info', text: words.newLead(news.number) });
  });

  const current = () => focusedLead() ?? place.lead;
  /** Opens the focused lead, and moves to one of its fields. */
  function openAt(shortcut: string) {
    const lead = current();
    if (lead === undefined) return;
    if (lead !== place.lead) go({ ...place, lead });
    focusWhenThere(`[data-open-lead="${lead}"] [data-shortcut="${shortcut}"]`);
  }
  /** Takes the focused lead, or else the open one, which need not be among those that are listed. */
  async function take() {
    const taken = current();
    const lead = leads.find(({ id }) => id === taken);
    if (lead === undefined) {
      document.querySelector<HTMLElement>(`[data-open-lead="${taken}"] [data-shortcut="take"]`)?.click();
      return;
    }
    await change(lead.id, { action: 'take', version: lead.version });
    await read();
  }
  useShortcuts({
    j: () => focusNeighbor(1),
    k: () => focusNeighbor(-1),
    s: () => openAt('status'),
    o: () => openAt('owner'),
    n: () => openAt('note'),
    t: () => void take(),
    '/': () => focusWhenThere('.desk-search input'),
    '?': () => setHelping(true),
  });

  return (
    <div className="desk-inbox" data-shows={place.lead === undefined ? 'list' : 'lead'}>
      <h1 className="desk-hidden">{words.leads}</h1>
      <section className="desk-list" aria-label={words.leads} aria-busy={isStale}>
        <InboxTabs counts={page?.counts} />
        <FilterBar help={() => setHelping(true)} />
        {selected.length > 0 && (
          <BulkBar selected={selected} selectAll={selectAll} clear={clear} done={read} />
        )}
        {refusal !== undefined && <Refused refusal={refusal} enterCode={enterCode} />}
        {page === undefined && refusal === undefined && <p className="desk-empty">{words.loading}</p>}
        {page !== undefined && leads.length === 0 && <p className="desk-empty">{words.noLeads}</p>}
        <ul className="desk-rows">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isSelected={selected.includes(lead.id)} toggle={toggle} />
          ))}
        </ul>
        {page !== undefined && page.next !== null && (
          <button type="button" className="desk-button desk-more" onClick={more}>
            {words.more}
          </button>
        )}
      </section>
      {place.lead === undefined ? (
        <p className="desk-empty desk-none-open">{words.chooseLead}</p>
      ) : (
        <LeadPane key={place.lead} id={place.lead} />
      )}
      {isHelping && <ShortcutHelp close={() => setHelping(false)} />}
    </div>
  );
}
