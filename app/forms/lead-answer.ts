import type { SubmissionResult } from '@conform-to/react';
import type { Challenge } from '../abuse/defence.ts';

/** What happened at the dealership, for advertisers' scripts of a visitor who lets us share it. */
export interface LeadEvent {
  readonly name: string;
  /** the server tells of the same event by the same id, so that it counts once */
  readonly id: string;
  /** USD (spec 9, conversion values) */
  readonly valueUsd: number;
}

/** A lead was taken. */
export interface SentLead {
  readonly state: 'sent';
  readonly number: number;
  readonly event: LeadEvent | null;
  /** as it was written */
  readonly phone: string | null;
  /** in words: that the telephone number may reach nobody. A hint only: the lead is taken. */
  readonly doubt: string | null;
  /**
   * What to say instead of the form's own words, because the dealership has named no recipient yet: how to reach it, and
   * no promise; or because the lead is held back, and what was asked for is not granted yet. Null if neither is so.
   */
  readonly instead: { readonly heading: string; readonly text: string } | null;
}

/** Again: something is to be mended; failed: it could not be taken. What was written is kept, errors are codes. */
export interface UnsentLead {
  readonly state: 'again' | 'failed';
  readonly reply: SubmissionResult;
  /** the form's next token, with the time of its first; absent if no server of ours answered */
  readonly token?: string;
  /** what has to be proved first; absent: nothing */
  readonly challenge?: Challenge;
}

/** What an action answers to a filled-in form. */
export type LeadAnswer = SentLead | UnsentLead;
