import type { LeadChange } from '@rooftop/leads/inbox/change-api';
import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useCallback } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';

/**
 * Returns a function that changes a lead and resolves with its latest state: as changed, or as somebody else left it a
 * moment before, which is said. Undefined if neither is known.
 */
export function useChange() {
  const { api, notify } = useDesk();
  return useCallback(
    async (id: string, change: LeadChange): Promise<LeadRecord | undefined> => {
      const answer = await api.change(id, change);
      if (answer.kind === 'found') return answer.found;
      const { lead, message } = answer.refusal;
      const text =
        lead === undefined ? message : words.somebodyWasFaster(lead.lead.owner?.name ?? words.nobody);
      notify({ tone: 'alert', text });
      return lead;
    },
    [api, notify],
  );
}
