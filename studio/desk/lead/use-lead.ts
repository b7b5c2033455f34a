import type { LeadChange } from '@rooftop/leads/inbox/change-api';
import type { InboxRefusal, LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk, useLeadNews } from '../shell/desk-context.ts';
import { type AnsweredRecord, newestRecord } from './newest-record.ts';
import { useChange } from './use-change.ts';

/** Changes the open lead. Resolves with false if it failed, which is said. */
export type ChangeLead = (change: LeadChange) => Promise<boolean>;

/** Shows a lead as a response has it, unless what is shown is later. */
export type KeepLead = (read: LeadRecord) => void;

/** Keeps a lead as it is now, whoever changes it. */
export function useLead(id: string) {
  const { api } = useDesk();
  const [newest, setNewest] = useState<AnsweredRecord<LeadRecord>>();
  const requests = useRef(0);
  const [refusal, setRefusal] = useState<InboxRefusal>();
  const send = useChange();
  const keep = useCallback(
    (record: LeadRecord, request: number) => setNewest((known) => newestRecord(known, { record, request })),
    [],
  );
  const read = useCallback(
    async (signal: AbortSignal) => {
      const request = ++requests.current;
      const answer = await api.lead(id, signal);
      if (signal.aborted) return;
      if (answer.kind === 'found') keep(answer.found, request);
      else {
        setRefusal(answer.refusal);
        // The lead was deleted. After any other failure, keep showing the last version.
        if (answer.refusal.reason === 'noLead') setNewest(undefined);
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
      const request = ++requests.current;
      const latest = await send(id, leadChange);
      if (latest !== undefined) keep(latest, request);
      return latest !== undefined;
    },
    [id, send, keep],
  );
  /** Keeps what another request was answered with. */
  const keepAnswer = useCallback<KeepLead>((answered) => keep(answered, ++requests.current), [keep]);
  return { record: newest?.record, refusal, change, keep: keepAnswer };
}
