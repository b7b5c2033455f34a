import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';

/** Votes on a dealership's answers from the studio API, the least helpful first. */
export const helpVotesShape = z.array(
  z.object({
    /** ID of the question's document. */
    question: z.string(),
    language: z.string(),
    helpful: z.int().nonnegative(),
    unhelpful: z.int().nonnegative(),
  }),
);
type AnswerVotes = z.infer<typeof helpVotesShape>;

const questionsShape = z.array(
  z.object({ _id: z.string(), question: z.record(z.string(), z.unknown()).nullable() }),
);

export interface VotedQuestion {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly helpful: number;
  readonly unhelpful: number;
}

/**
 * Joins votes with their questions in the reader's language. Leaves out questions that are deleted or not visible to
 * the user.
 */
export function votedQuestions(votes: AnswerVotes, documents: unknown): readonly VotedQuestion[] {
  const questions = new Map(questionsShape.parse(documents).map(({ _id, question }) => [_id, question]));
  return votes.flatMap(({ question: id, ...vote }) => {
    const texts = questions.get(id);
    if (!texts) return [];
    const title = [vote.language, ...LANGUAGES]
      .map((language) => texts[language])
      .find((text) => typeof text === 'string');
    return [{ id, title: title ?? id, ...vote }];
  });
}
