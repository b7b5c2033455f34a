import type { DataLog as Page } from '@rooftop/leads/privacy/data-log-api';
import { useEffect, useState } from 'react';
import { Section } from '../lead/section.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { formatMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';

/** The audit log of personal data, newest first. Shows nothing to people who may not see it. */
export function DataLog() {
  const { api, setup, notify } = useDesk();
  const [log, setLog] = useState<Page>({ entries: [], next: null });
  const { privacy } = words;
  useEffect(() => {
    let isOver = false;
    async function read() {
      const answer = await api.privacy.log(null);
      if (!isOver && answer.kind === 'found') setLog(answer.found);
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [api]);
  async function showMore() {
    const answer = await api.privacy.log(log.next);
    if (answer.kind === 'refused') return notify({ tone: 'alert', text: answer.refusal.message });
    setLog(({ entries }) => ({ entries: [...entries, ...answer.found.entries], next: answer.found.next }));
  }
  if (log.entries.length === 0) return null;
  return (
    <Section heading="h2" title={privacy.log}>
      <ol className="desk-access-log">
        {log.entries.map(({ at, event, by, reason, leads }) => (
          <li key={at}>
            <time className="desk-quiet" dateTime={at}>
              {formatMoment(at, setup.timeZone)}
            </time>
            <span>
              {[
                privacy.events[event],
                ...(by === null ? [] : [words.people.by(by)]),
                ...(leads === null ? [] : [privacy.leads(leads)]),
                ...(reason === null ? [] : [privacy.reason(reason)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {log.next !== null && (
        <button type="button" className="desk-button" onClick={() => void showMore()}>
          {words.more}
        </button>
      )}
    </Section>
  );
}
