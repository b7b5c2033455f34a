import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { OFFER_QUESTIONS } from './trade-questionnaire.ts';

const text = z.string().optional();
/** As the Studio holds them while an editor writes. */
const categoriesShape = z.array(
  z.object({
    questions: z
      .array(
        z.object({
          questionId: text,
          answers: z.array(z.object({ value: text })).optional(),
          condition: z.object({ questionId: text, answers: z.array(z.string()).optional() }).optional(),
        }),
      )
      .optional(),
  }),
);
type Question = NonNullable<z.infer<typeof categoriesShape>[number]['questions']>[number];

/**
 * Validation rule for the categories of a questionnaire: question numbers are unique, those that the offer is made from
 * are there, and every condition is on an answer of another question, without circles.
 */
export const tradeQuestionsFit: CustomValidator<unknown[] | undefined> = (written) => {
  const categories = categoriesShape.safeParse(written ?? []).data ?? [];
  const questions = categories.flatMap((category) => category.questions ?? []);
  const byId = new Map<string, Question>();
  for (const question of questions) {
    const id = question.questionId;
    if (id === undefined) continue;
    if (byId.has(id)) return `Two questions have the number ${id}. Change one of them.`;
    byId.set(id, question);
  }
  const missing = OFFER_QUESTIONS.find((id) => !byId.has(id));
  if (missing !== undefined)
    return `Add a question with the number ${missing}: offers are made from its answer.`;
  for (const [id, { condition }] of byId) {
    const other = condition?.questionId;
    if (condition === undefined || other === undefined) continue;
    const offered = byId.get(other)?.answers?.map(({ value }) => value);
    if (offered === undefined)
      return `Question ${id} depends on question ${other}, which has no answers to choose from.`;
    const wrong = condition.answers?.find((answer) => !offered.includes(answer));
    if (wrong !== undefined)
      return `Question ${id} depends on "${wrong}", which is no answer to question ${other}.`;
    if (isCircular(id, byId)) return `Question ${id} depends on itself. Remove one of the conditions.`;
  }
  return true;
};

function isCircular(start: string, byId: ReadonlyMap<string, Question>): boolean {
  const seen = new Set([start]);
  for (
    let id = byId.get(start)?.condition?.questionId;
    id !== undefined;
    id = byId.get(id)?.condition?.questionId
  ) {
    if (seen.has(id)) return true;
    seen.add(id);
  }
  return false;
}
