import type { ReactNode } from 'react';
import { Section } from '../lead/section.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';

interface LogSectionProps {
  readonly title: string;
  /** Newest first. */
  readonly entries: readonly LogEntry[];
  /** Shows older entries. Undefined if there are none. */
  readonly showMore: (() => Promise<void>) | undefined;
  /** Shown below the entries. */
  readonly children?: ReactNode;
}

interface LogEntry {
  readonly key: string;
  /** UTC. */
  readonly at: string;
  /** What happened, and its circumstances. */
  readonly texts: readonly string[];
}

/** A log as part of a page, with a button for older entries. */
export function LogSection({ title, entries, showMore, children }: LogSectionProps) {
  const { setup } = useDesk();
  return (
    <Section heading="h2" title={title}>
      <ol className="desk-access-log">
        {entries.map(({ key, at, texts }) => (
          <li key={key}>
            <time className="desk-quiet" dateTime={at}>
              {formatShortMoment(at, setup.timeZone)}
            </time>
            <span>{texts.join(' · ')}</span>
          </li>
        ))}
      </ol>
      {children}
      {showMore !== undefined && (
        <button type="button" className="desk-button" onClick={() => void showMore()}>
          {words.more}
        </button>
      )}
    </Section>
  );
}
