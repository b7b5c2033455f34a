import { ANSWERS, CALL_ATTEMPTS } from '@rooftop/leads/inbox/change-api';
import { type LeadRecord, LEAD_STATUSES } from '@rooftop/leads/inbox/inbox-api';
import { MESSAGE_KINDS } from '@rooftop/leads/messages/message';
import type { InboxSetup } from '@rooftop/leads/inbox/setup-api';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';

type LeadEvent = LeadRecord['events'][number];

/** Says what happened, without who did it: `Status: Contacted`, or the text of a note. */
export function describeLeadEvent(
  { kind, detail }: LeadEvent,
  { people, timeZone }: Pick<InboxSetup, 'people' | 'timeZone'>,
): string {
  switch (kind) {
    case 'note':
      return detail ?? '';
    case 'status': {
      const status = LEAD_STATUSES.find((one) => one === detail);
      return words.statusBecame(status === undefined ? '' : words.statuses[status]);
    }
    case 'owner':
      return words.ownerBecame(people.find(({ id }) => id === detail)?.name ?? detail ?? words.nobody);
    case 'answered': {
      const by = ANSWERS.find((one) => one === detail);
      return by === undefined ? '' : words.answeredBy[by];
    }
    case 'attempted': {
      const outcome = CALL_ATTEMPTS.find((one) => one === detail);
      return outcome === undefined ? '' : words.attempts[outcome];
    }
    case 'appointment':
      return words.appointmentMade(
        detail !== null && !Number.isNaN(Date.parse(detail)) ? formatShortMoment(detail, timeZone) : '',
      );
    case 'sentTo':
      return words.sentTo(detail ?? '');
    case 'mail': {
      const came = MESSAGE_KINDS.find((one) => one === detail);
      return came === undefined ? '' : words.mails.kinds[came];
    }
    case 'released':
    case 'sentAgain':
    case 'escalated':
    case 'phoneVerified':
    case 'mailedAnyway':
      return words.events[kind];
    default:
      return kind satisfies never;
  }
}
