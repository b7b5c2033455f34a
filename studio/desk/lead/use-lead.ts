import type { LeadChange } from '@rooftop/leads/inbox/change-api';
import type { InboxRefusal, LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useCallback, useEffect, useState } from 'react';
import { useDesk, useLeadNews } from '../shell/desk-context.ts';
import { useChange } from './use-change.ts';

/** Changes the open lead. Resolves with false if it failed, which is said. */
export type ChangeLead = (change: LeadChange) => Promise<boolean>;

/** Shows a lead as a response has it, unless what is shown is later. */
export type KeepLead = (read: LeadRecord) => void;

/** Keeps a lead as it is now, whoever changes it. */
export function useLead(id: string) {
  const { api } = useDesk();
  const [record, setRecord] = useState<LeadRecord>();
  const [refusal, setRefusal] = useState<InboxRefusal>();
  const send = useChange();
  // Responses may overtake each other.
  const keep = useCallback<KeepLead>(
    (read) => setRecord((old) => (old !== undefined && old.lead.version > read.lead.version ? old : read)),
    [],
  );
  const read = useCallback(
    async (signal: AbortSignal) => {
      const answer = await api.lead(id, signal);
      if (signal.aborted) return;
      if (answer.kind === 'found') keep(answer.found);
      else {
        setRefusal(answer.refusal);
        // The lead was deleted. After any other failure, keep showing the last version.
        if (answer.refusal.reason === 'noLead') setRecord(undefined);
      }
    },
    [api, id, keep],
  );
  useEffect(() => {
    const left = new AbortController();
    async function first() {
      await read(left.signal);
    }
    void first();
    return () => left.abort();
  }, [read]);
  useLeadNews((news) => {
    if (news === null || news.id === id) void read(new AbortController().signal);
  });
  const change = useCallback<ChangeLead>(
    async (leadChange) => {
      const latest = await send(id, leadChange);
      if (latest !== undefined) keep(latest);
      return latest !== undefined;
    },
    [id, send, keep],
  );
  return { record, refusal, change, keep };
}
