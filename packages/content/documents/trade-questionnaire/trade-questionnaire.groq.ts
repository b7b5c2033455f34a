import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryManyPartial } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { preferOwnQuery, sharedShape } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { INPUT_TYPES } from './trade-questionnaire.ts';

export const TRADE_QUESTIONNAIRES_QUERY = defineQuery(`
  *[_type == "tradeQuestionnaire" && ${SHOWN}] | order(_id asc) {
    "id": _id,
    "isShared": everyDealership == true,
    "categories": coalesce(categories[] {
      "categoryId": _key,
      "title": ${localized('title')},
      "description": ${localized('description')},
      "questionIds": coalesce(questions[].questionId, [])
    }, []),
    "questions": coalesce(categories[].questions[] {
      questionId,
      "text": ${localized('text')},
      "description": ${localized('description')},
      inputType,
      "required": coalesce(required, false),
      "condition": condition { questionId, "values": coalesce(answers, []) },
      "answers": coalesce(answers[] {
        value,
        "label": ${localized('label')},
        "description": ${localized('description')}
      }, [])
    }, [])
  }
`);

const text = z.string().nullable();

/** What the query returns. */
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

/** Own and shared questionnaires. A dealership has one at most: its own replaces the shared one. */
export const tradeQuestionnairesQuery = preferOwnQuery(
  queryManyPartial('tradeQuestionnaires', TRADE_QUESTIONNAIRES_QUERY, tradeQuestionnaireShape),
  () => 'questionnaire',
);
