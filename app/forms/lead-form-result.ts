import type { SubmissionResult } from '@conform-to/react';
import type { FactOf } from '@rooftop/visits/facts';
import type { Challenge } from './spam-filter/spam-filter.ts';

/** What a visitor asked for in figures, in place of the form's own success text: their personalized price. */
export interface SentStatement {
  readonly heading: string;
  readonly text: string;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly notes: readonly string[];
  /** A page that computes further with what the visitor enters. Null if nothing is left to enter. */
  readonly further: FurtherForm | null;
}

/** A form with a field for a ZIP code, which works without JavaScript. It is sent to a page with GET. */
export interface FurtherForm {
  readonly action: string;
  /** Hidden fields, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly zip: { readonly name: string; readonly label: string };
  readonly submit: string;
}

/** The lead was accepted. */
export interface SentLead {
  readonly state: 'sent';
  /** By which the visitor names it at the dealership: `LK-7Q4M`. */
  readonly code: string;
  /** What the browser publishes about it. Null if it was sent before. */
  readonly fact: FactOf<'formSent'> | null;
  /** As entered. */
  readonly phone: string | null;
  /** Whether the visitor has verified this very number, now or before. Then it needs no code. */
  readonly isPhoneVerified: boolean;
  /** Hint in words that the phone number may be wrong. The lead is accepted anyway. */
  readonly doubt: string | null;
  /**
   * Replaces the form's own success text if the dealership has no recipient yet (how to reach it, without promises),
   * or if the lead is held: that it is checked first, and what was requested is not granted yet. Null otherwise. A null
   * heading keeps the form's own.
   */
  readonly instead: { readonly heading: string | null; readonly text: string } | null;
  /** Absent for most forms. */
  readonly statement?: SentStatement;
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
