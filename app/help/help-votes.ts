/** Whether answers helped, as counts: nobody can be found by them. */
import type { Language } from '@rooftop/content/languages';
import type { Pool } from '@rooftop/database/pool';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { z } from 'zod';

/** What somebody thinks of an answer. */
export interface HelpVote {
  /** document ids */
  readonly dealership: string;
  readonly question: string;
  /** in which he read it */
  readonly language: Language;
  /** in the dealership's time zone */
  readonly day: LocalDate;
  readonly isHelpful: boolean;
}

export interface HelpVotes {
  /** @throws Error when the database does not answer: nothing is counted then */
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

/** Days that count: answers change, and are judged anew. */
const REMEMBERED_DAYS = 90;
const DAY_MS = 86_400_000;

/** What people thought of a dealership's answers lately, those that helped least first. */
export const readHelpVotes = (pool: Pool, dealership: string, now: Date) =>
  listHelpVotes(
    pool,
    dealership,
    new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS).toISOString().slice(0, 10),
  );

/** What people thought of a dealership's answers since a day, those that helped least first. */
export async function listHelpVotes(pool: Pool, dealership: string, since: LocalDate) {
  const { rows } = await pool.query(
    `SELECT question, language, sum(helpful)::integer AS helpful, sum(unhelpful)::integer AS unhelpful
     FROM help_votes WHERE dealership = $1 AND day >= $2
     GROUP BY question, language ORDER BY sum(unhelpful) - sum(helpful) DESC, question, language`,
    [dealership, since],
  );
  return resultsShape.parse(rows);
}
