import { defineQuery } from 'groq';
import { queryManyPartial } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { preferOwnQuery } from '../../own-before-shared.ts';
import { SHOWN } from '../../owner.groq.ts';
import { tradeQuestionnaireShape } from './trade-questionnaire.ts';

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

/** Own and shared questionnaires. A dealership has one at most: its own replaces the shared one. */
export const tradeQuestionnairesQuery = preferOwnQuery(
  queryManyPartial('tradeQuestionnaires', TRADE_QUESTIONNAIRES_QUERY, tradeQuestionnaireShape),
  () => 'questionnaire',
);
