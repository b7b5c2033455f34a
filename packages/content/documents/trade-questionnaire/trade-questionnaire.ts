import { z } from 'zod';
import { sharedShape } from '../../own-before-shared.ts';

/** How a question is answered (spec 3, trade-in questionnaire). */
export const INPUT_TYPES = ['radio', 'select', 'price', 'textarea'] as const;

/** The offer is made from these questions, by their ids (spec 5). */
export const OFFER_QUESTIONS = ['100', '290', '291'] as const;

const text = z.string().nullable();

/**
 * The questions about a car that shoppers want to trade in. What of it can be asked is decided by `readQuestionnaire` of
 * packages/trade.
 */
export const tradeQuestionnaireShape = z.object({
  id: z.string(),
  ...sharedShape,
  categories: z.array(
    z.object({ categoryId: z.string(), title: text, description: text, questionIds: z.array(z.string()) }),
  ),
  questions: z.array(
    z.object({
      questionId: z.string(),
      text,
      description: text,
      inputType: z.enum(INPUT_TYPES),
      required: z.boolean(),
      condition: z.object({ questionId: text, values: z.array(z.string()) }).nullable(),
      answers: z.array(z.object({ value: z.string(), label: text, description: text })),
    }),
  ),
});
export type TradeQuestionnaire = z.infer<typeof tradeQuestionnaireShape>;
