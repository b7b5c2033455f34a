import type { DataLog as Page } from '@rooftop/leads/privacy/data-log-api';
import type { InboxRefusal } from '@rooftop/leads/inbox/inbox-api';
import { useEffect, useState } from 'react';
import { Section } from '../lead/section.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { formatMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';

/**
 * The audit log of personal data, newest first. Only administrators and agencies may see it.
 * @param version the log is read again whenever it changes
 */
export function DataLog({ version }: { readonly version: number }) {
  const { api, setup } = useDesk();
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
  return (
    <Section heading="h2" title={privacy.log}>
      <ol className="desk-access-log">
        {log.entries.map(({ id, at, event, by, reason, leads, filter }) => (
          <li key={id}>
            <time className="desk-quiet" dateTime={at}>
              {formatMoment(at, setup.timeZone)}
            </time>
            <span>
              {[
                privacy.events[event],
                ...(by === null ? [] : [words.people.by(by)]),
                ...(event === 'leadsExported' ? [privacy.exported(filter)] : []),
                ...(leads === null ? [] : [privacy.leads(leads)]),
                ...(reason === null ? [] : [privacy.reason(reason)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {refusal !== undefined && <p role="alert">{refusal.message}</p>}
      {log.next !== null && (
        <button type="button" className="desk-button" onClick={() => void showMore()}>
          {words.more}
        </button>
      )}
    </Section>
  );
}
