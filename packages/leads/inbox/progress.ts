/** What changes mean for a lead, as pure functions. */
import type { LeadChange } from './change-api.ts';
import type { LeadRecord, LeadStatus } from './inbox-api.ts';
import type { Actor, HistoryLine } from './lead-history.ts';
import type { LostReason, RecordedSale } from './outcome.ts';

/** The part of a lead that people change. */
export interface LeadProgress {
  readonly status: LeadStatus;
  readonly owner: Actor | null;
  /** When and by whom it was first answered. Null if it was not. */
  readonly answer: {
    readonly at: Date;
    /** Null for leads from before there was an inbox. */
    readonly by: Actor | null;
    /** Minutes of opening hours that it took. */
    readonly minutes: number | null;
  } | null;
  readonly sale: RecordedSale | null;
  readonly lostReason: LostReason | null;
  /** As staff made it. Null if they made none. */
  readonly appointment: Pick<NonNullable<LeadRecord['appointment']>, 'at' | 'minutes'> | null;
}

/** A change to a lead itself, unlike those to its deliveries. */
export type ProgressChange =
  | Exclude<LeadChange, { action: 'take' | 'assign' | 'release' | 'sendAgain' | 'sendTo' }>
  | { readonly action: 'own'; readonly owner: Actor | null };

interface ChangeContext {
  readonly by: Actor;
  readonly now: Date;
  /** Minutes of opening hours since the response clock started. */
  readonly minutes: number;
}

/** Statuses of leads that wait for an answer. */
const WAITING: readonly LeadStatus[] = ['new', 'assigned'];

/** Stops the response clock, unless it stopped before. */
const answered = (before: LeadProgress, { by, now, minutes }: ChangeContext): LeadProgress['answer'] =>
  before.answer ?? { at: now, by, minutes };

/** Returns a lead's progress after a change, and what its history says about it. */
export function applyChange(
  before: LeadProgress,
  change: ProgressChange,
  context: ChangeContext,
): { readonly after: LeadProgress; readonly line: HistoryLine } {
  const { status } = before;
  const isWaiting = WAITING.includes(status);
  if (change.action === 'note') return { after: before, line: { kind: 'note', detail: change.text } };
  if (change.action === 'attempted')
    return { after: before, line: { kind: 'attempted', detail: change.outcome } };
  if (change.action === 'status') {
    // A later status means that somebody has dealt with the lead.
    const answer = WAITING.includes(change.status) ? before.answer : answered(before, context);
    return {
      after: {
        ...before,
        status: change.status,
        answer,
        // A status that is set again, as of many leads at once, keeps what was recorded with it.
        sale: change.status === 'sold' ? (change.sale ?? before.sale) : null,
        lostReason: change.status === 'lost' ? (change.lostReason ?? before.lostReason) : null,
      },
      line: { kind: 'status', detail: change.status },
    };
  }
  if (change.action === 'own') {
    const { owner } = change;
    const moved = owner === null ? 'new' : 'assigned';
    return {
      after: { ...before, owner, status: isWaiting ? moved : status },
      line: { kind: 'owner', detail: owner?.name ?? null },
    };
  }
  const answer = answered(before, context);
  if (change.action === 'answered')
    return {
      after: { ...before, status: isWaiting ? 'contacted' : status, answer },
      line: { kind: 'answered', detail: change.by },
    };
  const { at, minutes } = change;
  const isEarly = isWaiting || status === 'contacted';
  return {
    after: { ...before, status: isEarly ? 'appointment' : status, answer, appointment: { at, minutes } },
    line: { kind: 'appointment', detail: at },
  };
}
