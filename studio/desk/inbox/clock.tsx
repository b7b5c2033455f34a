import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { useSyncExternalStore } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { everySecond } from './every-second.ts';
import { clockText, clockTone } from './response-clock.ts';

interface ClockProps {
  readonly lead: Pick<ListedLead, 'clock' | 'status' | 'isHeld' | 'isTest'>;
  readonly timeZone: string;
}

/** The response clock. It renders only when its text or tone changes. */
export function Clock({ lead, timeZone }: ClockProps) {
  const { answerMinutes } = useDesk().setup;
  const tone = useSyncExternalStore(everySecond, () => clockTone(lead, Date.now(), answerMinutes));
  const text = useSyncExternalStore(everySecond, () =>
    clockText(lead, Date.now(), { timeZone, answerMinutes }),
  );
  if (text === '') return null;
  return (
    <span className="desk-clock" data-tone={tone}>
      {text}
    </span>
  );
}
