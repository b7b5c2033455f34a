import type { z } from 'zod';
import type { tradeQuestionnaireShape } from './trade-questionnaire.groq.ts';

/** How a question is answered (spec 3, trade-in questionnaire). */
export const INPUT_TYPES = ['radio', 'select', 'price', 'textarea'] as const;

/** The offer is made from these questions, by their ids (spec 5). */
export const OFFER_QUESTIONS = ['100', '290', '291'] as const;

/**
 * The questions about a car that shoppers want to trade in. What of it can be asked is decided by `readQuestionnaire` of
 * packages/trade.
 */
export type TradeQuestionnaire = z.infer<typeof tradeQuestionnaireShape>;
