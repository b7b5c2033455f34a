import type { SubmissionResult } from '@conform-to/react';

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
   * no promise. Null if the lead is on its way.
   */
  readonly instead: { readonly heading: string; readonly text: string } | null;
}

/** Again: something is to be mended; failed: it could not be taken. What was written is kept, errors are codes. */
export interface UnsentLead {
  readonly state: 'again' | 'failed';
  readonly reply: SubmissionResult;
}

/** What an action answers to a filled-in form. */
export type LeadAnswer = SentLead | UnsentLead;
