/** The trade-in questionnaire (spec 3), with all texts in one language. */
import { z } from 'zod';

const text = z.string().trim().min(1).max(1_000);
const description = text.nullish().transform((value) => value ?? null);

const choiceShape = z.object({ value: z.string().trim().min(1).max(100), label: text, description });

const conditionShape = z.object({
  questionId: z.string(),
  /** The question is shown if the other one has one of these answers. */
  values: z.array(z.string().trim()).min(1),
});

const questionFields = {
  /** Digits, as in `4001000`. */
  questionId: z.string().regex(/^\d{1,10}$/),
  text,
  description,
  required: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  condition: conditionShape.nullish().transform((value) => value ?? null),
};

const choicesShape = z
  .array(choiceShape)
  .min(1)
  .refine((choices) => new Set(choices.map(({ value }) => value)).size === choices.length);

/** A question as content has it. Its condition is checked by `readQuestionnaire`. */
export const questionShape = z.discriminatedUnion('inputType', [
  z.object({ ...questionFields, inputType: z.enum(['radio', 'select']), answers: choicesShape }),
  z.object({ ...questionFields, inputType: z.enum(['price', 'textarea']) }),
]);
export type Question = z.infer<typeof questionShape>;

export const categoryShape = z.object({
  categoryId: z.string().min(1),
  title: text,
  description,
  questionIds: z.array(z.string()),
});
export type QuestionCategory = z.infer<typeof categoryShape>;

/**
 * A questionnaire that is safe to evaluate: each question is in exactly one category, and every condition is on a
 * choice of another question, without circles. Made by `readQuestionnaire`.
 */
export interface Questionnaire {
  readonly categories: readonly QuestionCategory[];
  readonly questions: ReadonlyMap<string, Question>;
}
