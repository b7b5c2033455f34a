/** Anonymous counts of whether help answers were helpful. */
import type { Language } from '@rooftop/tenancy/languages';
import type { Pool } from '@rooftop/database/pool';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { z } from 'zod';

/** A visitor's vote on an answer. */
export interface HelpVote {
  /** Document IDs. */
  readonly dealership: string;
  readonly question: string;
  /** Language in which the visitor read it. */
  readonly language: Language;
  /** Date in the dealership's time zone. */
  readonly day: LocalDate;
  readonly isHelpful: boolean;
}

export interface HelpVotes {
  /** @throws Error if the database is unavailable; the vote is then not counted */
  add(vote: HelpVote): Promise<void>;
}

export const createHelpVotes = (pool: Pool): HelpVotes => ({
  async add({ dealership, question, language, day, isHelpful }) {
    await pool.query(
      `INSERT INTO help_votes AS counted (dealership, question, language, day, helpful, unhelpful)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (dealership, question, language, day) DO UPDATE SET
         helpful = counted.helpful + excluded.helpful, unhelpful = counted.unhelpful + excluded.unhelpful`,
      [dealership, question, language, day, Number(isHelpful), Number(!isHelpful)],
    );
  },
});

const resultsShape = z.array(
  z.object({ question: z.string(), language: z.string(), helpful: z.number(), unhelpful: z.number() }),
);

/** Days for which votes count, because answers change and should be rated anew. */
const REMEMBERED_DAYS = 90;
const DAY_MS = 86_400_000;

/** Recent votes on a dealership's answers, least helpful first. */
export const readHelpVotes = (pool: Pool, dealership: string, now: Date) =>
  listHelpVotes(
    pool,
    dealership,
    new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS).toISOString().slice(0, 10),
  );

/** Votes on a dealership's answers since a day, least helpful first. */
export async function listHelpVotes(pool: Pool, dealership: string, since: LocalDate) {
  const { rows } = await pool.query(
    `SELECT question, language, sum(helpful)::integer AS helpful, sum(unhelpful)::integer AS unhelpful
     FROM help_votes WHERE dealership = $1 AND day >= $2
     GROUP BY question, language ORDER BY sum(unhelpful) - sum(helpful) DESC, question, language`,
    [dealership, since],
  );
  return resultsShape.parse(rows);
}
