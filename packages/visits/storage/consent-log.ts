/** The log of consent choices: evidence of who allowed what, in which words, without knowing who it was. */
import { createHash } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import type { ConsentCategory } from '../consent.ts';

/** What the visitor read. */
interface ConsentWording {
  readonly language: string;
  readonly text: string;
}

/** A choice of a visitor. */
export interface ConsentChoice {
  /** Document ID. */
  readonly dealership: string;
  /** Random UUID in the visitor's cookie. */
  readonly visitor: string;
  readonly allowed: readonly ConsentCategory[];
  /** Whether the browser sent Global Privacy Control, which overrides the choice. */
  readonly gpc: boolean;
  readonly wording: ConsentWording;
}

/** Identifies a wording: the same text in the same language has the same version. */
const versionOf = ({ language, text }: ConsentWording): string =>
  createHash('sha256').update(`${language}\n${text}`).digest('base64url').slice(0, 16);

/** Adds a choice to the log. @throws Error if the database is unavailable */
export async function logConsent(
  pool: Pool,
  { dealership, visitor, allowed, gpc, wording }: ConsentChoice,
): Promise<void> {
  await pool.query(
    `WITH used AS (
       INSERT INTO consent_wordings (version, language, wording) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
     )
     INSERT INTO consent_choices (dealership, visitor, allowed, gpc, version) VALUES ($4, $5, $6, $7, $1)`,
    [versionOf(wording), wording.language, wording.text, dealership, visitor, allowed, gpc],
  );
}
