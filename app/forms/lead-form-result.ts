import type { SubmissionResult } from '@conform-to/react';
import type { Challenge } from './spam-filter/spam-filter.ts';

/** An event for advertisers' scripts, for visitors who allow sharing. */
export interface LeadEvent {
  readonly name: string;
  /** The server reports the same event with the same id, so that it is counted once. */
  readonly id: string;
  /** US dollars (spec 9, conversion values). */
  readonly valueUsd: number;
}

/** The lead was accepted. */
export interface SentLead {
  readonly state: 'sent';
  readonly number: number;
  readonly event: LeadEvent | null;
  /** As entered. */
  readonly phone: string | null;
  /** Hint in words that the phone number may be wrong. The lead is accepted anyway. */
  readonly doubt: string | null;
  /**
   * Replaces the form's own success text if the dealership has no recipient yet (how to reach it, without promises),
   * or if the lead is held and what was requested is not granted yet. Null otherwise.
   */
  readonly instead: { readonly heading: string; readonly text: string } | null;
}

/**
 * `again`: something must be corrected or proved. `failed`: it could not be submitted. The input is preserved; errors
 * are codes.
 */
export interface UnsentLead {
  readonly state: 'again' | 'failed';
  readonly reply: SubmissionResult;
  /** The form's next token, with the time of its first one. Absent if our server did not respond. */
  readonly token?: string;
  /** What must be proved first. Absent if nothing. */
  readonly challenge?: Challenge;
}

/** Result of an action for a submitted form. */
export type LeadFormResult = SentLead | UnsentLead;
