import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { Pill } from '../ui/pill.tsx';
import { words } from '../wording/words.ts';

const TONES = {
  new: 'new',
  assigned: 'new',
  contacted: 'plain',
  appointment: 'good',
  sold: 'good',
  lost: 'plain',
} as const;

/** The status of a lead, and what is wrong with it. */
export function StatusPill({ lead }: { readonly lead: ListedLead }) {
  const { status, isHeld, hasNewReply, deadDeliveries, isTest } = lead;
  return (
    <>
      {isHeld ? (
        <Pill tone="warn">{words.held}</Pill>
      ) : (
        <Pill tone={TONES[status]}>{words.statuses[status]}</Pill>
      )}
      {deadDeliveries > 0 && <Pill tone="bad">{words.undelivered}</Pill>}
      {hasNewReply && <Pill tone="new">{words.mails.newReply}</Pill>}
      {isTest && <Pill tone="plain">{words.test}</Pill>}
    </>
  );
}
