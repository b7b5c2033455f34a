import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { Pill } from '../ui/pill.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';

const TONES = { waiting: 'warn', sent: 'good', dead: 'bad', withheld: 'warn' } as const;

interface MessageViewProps {
  readonly message: LeadRecord['messages'][number];
  /** IANA name of the store's. */
  readonly timeZone: string;
  readonly sendAgain: () => void;
}

const hintOf = (kind: MessageViewProps['message']['kind']): string | undefined => {
  const { hints } = words.mails;
  return kind === 'otherAddress' || kind === 'fromStaff' || kind === 'unknownSender'
    ? hints[kind]
    : undefined;
};

/** One mail: who wrote it, what became of it if it is ours, and its text without what it quotes. */
export function MessageView({ message, timeZone, sendAgain }: MessageViewProps) {
  const { kind, at, from, subject, text, whole, isSealed, attachments, state, problem, nextAt } = message;
  const hint = hintOf(kind);
  return (
    <li className="desk-message" data-kind={kind}>
      <p className="desk-row-rest">
        <strong>{words.mails.kinds[kind]}</strong>{' '}
        {state !== null && <Pill tone={TONES[state]}>{words.mails.states[state]}</Pill>}{' '}
        <span className="desk-quiet">
          {[from, formatShortMoment(at, timeZone)].filter(Boolean).join(' · ')}
        </span>
      </p>
      {hint !== undefined && <p className="desk-message-warning">{hint}</p>}
      {state !== 'sent' && problem !== null && (
        <output className="desk-message-warning">
          {words.mails.problems[problem]}
          {nextAt !== null && ` ${words.nextAttempt(formatShortMoment(nextAt, timeZone))}.`}
        </output>
      )}
      {subject !== '' && <p className="desk-quiet">{subject}</p>}
      {isSealed ? (
        <p className="desk-quiet">{words.mails.sealed}</p>
      ) : (
        <p className="desk-message-text">{text === '' ? whole : text}</p>
      )}
      {text !== '' && whole !== '' && (
        <details>
          <summary>{words.mails.whole}</summary>
          <p className="desk-message-text desk-quiet">{whole}</p>
        </details>
      )}
      {attachments.length > 0 && (
        <p className="desk-message-warning">
          {words.mails.attached(
            attachments.map(({ name, bytes }) => `${name} (${sizeOf(bytes)})`).join(', '),
          )}
        </p>
      )}
      {state === 'dead' && (
        <button type="button" className="desk-button" onClick={sendAgain}>
          {words.mails.again}
        </button>
      )}
    </li>
  );
}

/** `2 KB`, `1.4 MB` */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
