import type { DataLog as Page } from '@rooftop/leads/privacy/data-log-api';
import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import { useEffect, useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { LogSection } from '../ui/log-section.tsx';
import { words } from '../wording/words.ts';

/**
 * The audit log of personal data, newest first. Only administrators and agencies may see it.
 * @param version the log is read again whenever it changes
 */
export function DataLogSection({ version }: { readonly version: number }) {
  const { api } = useDesk();
  const [log, setLog] = useState<Page>({ entries: [], next: null });
  const [refusal, setRefusal] = useState<InboxRefusal>();
  const { privacy } = words;
  useEffect(() => {
    let isOver = false;
    async function read() {
      const answer = await api.privacy.log(null);
      if (isOver) return;
      if (answer.kind === 'found') setLog(answer.found);
      setRefusal(answer.kind === 'refused' ? answer.refusal : undefined);
    }
    void read();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new version is read again
  }, [api, version]);
  async function showMore() {
    const answer = await api.privacy.log(log.next);
    if (answer.kind === 'refused') return setRefusal(answer.refusal);
    return setLog(({ entries }) => ({
      entries: [...entries, ...answer.found.entries],
      next: answer.found.next,
    }));
  }
  const entries = log.entries.map(({ id, at, event, by, reason, leads, filter }) => ({
    key: id,
    at,
    texts: [
      privacy.events[event],
      ...(by === null ? [] : [words.people.by(by)]),
      ...(event === 'leadsExported' ? [privacy.exported(filter)] : []),
      ...(leads === null ? [] : [privacy.leads(leads)]),
      ...(reason === null ? [] : [privacy.reason(reason)]),
    ],
  }));
  return (
    <LogSection title={privacy.log} entries={entries} showMore={log.next === null ? undefined : showMore}>
      {refusal !== undefined && <p role="alert">{refusal.message}</p>}
    </LogSection>
  );
}
